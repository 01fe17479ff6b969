import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the window or close to it. */
export function useNear(element: RefObject<Element | null>) {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      // The workbench shows the page in a frame, and only a root in that frame may have a margin.
      { root: document, rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
