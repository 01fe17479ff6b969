import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that never changes and always does what the latest one does, so that memoised parts keep still. */
export function useStableCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
