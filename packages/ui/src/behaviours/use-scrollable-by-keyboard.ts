import { useCallback } from 'react';

/** Returns a ref for a scroll container: it is a tab stop only while its content overflows. */
export function useScrollableByKeyboard() {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, []);
}
