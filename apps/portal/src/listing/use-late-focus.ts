import { useEffect, useState, type RefObject } from 'react';

/**
 * Moves the focus to an element once a dialog that is closing has given it back to its opener: that opener may
 * belong to another row by now.
 */
export function useLateFocus(target: RefObject<HTMLElement | null>): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests === 0) return;
    const timer = setTimeout(() => target.current?.focus());
    return () => clearTimeout(timer);
  }, [requests, target]);
  return () => setRequests((times) => times + 1);
}
