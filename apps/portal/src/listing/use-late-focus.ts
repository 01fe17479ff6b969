import { useEffect, useState, type RefObject } from 'react';

/**
 * Focuses an element after a closing dialog has returned the focus to its opener, because that opener may now belong
 * to another row.
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
