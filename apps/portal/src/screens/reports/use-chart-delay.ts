import { useEffect, useState } from 'react';

/** Delay in ms before the charts render. */
const chartDelay = 250;

/** Whether charts still wait to be drawn. */
export function useChartDelay(): boolean {
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), chartDelay);
    return () => clearTimeout(timer);
  }, []);
  return waiting;
}
