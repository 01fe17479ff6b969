import { useCallback, useSyncExternalStore } from 'react';
import { useDebounced } from './use-debounced.ts';

/**
 * Whether the window is at least `width` CSS px wide, told once it has stood still for `delay` ms. A server, which
 * has no window, takes it to be.
 */
export function useWindowAtLeast(width: number, delay = 150): boolean {
  const query = `(min-width: ${width}px)`;
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  const now = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
  return useDebounced(now, delay);
}
