import { useCallback, useSyncExternalStore } from 'react';

const known = new Map<string, MediaQueryList>();

function listOf(query: string) {
  const list = known.get(query) ?? matchMedia(query);
  known.set(query, list);
  return list;
}

/** Whether a media query matches at present; false where there is no window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      listOf(query).addEventListener('change', listener);
      return () => listOf(query).removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}
