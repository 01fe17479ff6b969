import { useCallback } from 'react';

/**
 * Sets `data-scrolled-start` and `data-scrolled-end` on a scrolling element while content is hidden beyond that edge.
 * It writes to the element directly, so that scrolling renders nothing.
 */
export function useScrollEdges() {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = Math.abs(scrollLeft);
      element.toggleAttribute('data-scrolled-start', before > 0);
      element.toggleAttribute('data-scrolled-end', before < scrollWidth - clientWidth - 1);
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => {
      element.removeEventListener('scroll', mark);
      sizes.disconnect();
    };
  }, []);
}
