import { useCallback } from 'react';

/** A ref for what may scroll: it can be reached by keyboard while it overflows, and is no stop while it does not. */
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
