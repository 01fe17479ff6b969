import { useEffect, useEffectEvent } from 'react';

/** Calls the latest listener on an event of the window, while `active`. Default always. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  active = true,
): void {
  const act = useEffectEvent(listener);
  useEffect(() => {
    if (!active) return undefined;
    window.addEventListener(name, act);
    return () => window.removeEventListener(name, act);
  }, [name, active]);
}
