import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The scale at which content of the given width fits into a frame.
 *
 * @param width In px. Undefined: the content is as wide as the frame, at `fixed`.
 */
export function useScale(width: number | undefined, fixed: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const measure = () => setAvailable(current.clientWidth);
    measure();
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, scale: width === undefined || available === 0 ? fixed : available / width };
}
