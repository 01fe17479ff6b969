import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Addresses of the same screen, such as the pages of a list, have the same key. */
export function screenKey(path: string): string {
  const [area = '', rest = ''] = path.split('/').slice(1);
  return (area === 'verifications' || area === 'admin') && rest ? `${area}/detail` : area;
}

/** On another screen, focuses the content and scrolls to the top. Going back keeps the browser's scroll position. */
export function useRouteFocus(content: RefObject<HTMLElement | null>): void {
  const key = screenKey(useLocation().pathname);
  const travel = useNavigationType();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    content.current?.focus({ preventScroll: true });
    if (travel !== 'POP') scrollTo(0, 0);
  }, [key, travel, content]);
}
