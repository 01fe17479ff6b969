import { useLayoutEffect, useRef } from 'react';

/** A ref that gives a checkbox the indeterminate state, which has no attribute. */
export function useIndeterminate(indeterminate = false) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return input;
}
