import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Addresses of one screen, such as the pages of a list, share a key; another screen has another one. */
export function screenKey(path: string): string {
  const [area = '', rest = ''] = path.split('/').slice(1);
  return area === 'verifications' && rest ? `${area}/detail` : area;
}

/** On another screen the focus goes to the content and the page starts at its top; Back keeps the browser's place. */
export function useArrival(content: RefObject<HTMLElement | null>): void {
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
