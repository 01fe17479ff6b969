import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the latest callback, so that memoised components do not
 * render.
 */
export function useStableCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
