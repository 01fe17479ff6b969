import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds after which whoever rests on a row seems to be about to open it. */
const resting = 80;

/** Link of the row that an element of a list belongs to, in either view; what does something else opens nothing. */
const linkOf = (target: EventTarget) =>
  target instanceof Element && !target.closest('button, input, label')
    ? target.closest('tbody tr, li')?.querySelector<HTMLAnchorElement>('a[href]')
    : undefined;

/**
 * Handlers for what surrounds a list: they tell the path of a row on which the pointer or the focus rests, once for each
 * rest. A finger that touches a row has opened it already.
 */
export function useRowIntent(onIntent: (path: string) => void) {
  const waiting = useRef<{ link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> }>(undefined);
  const leave = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  useEffect(() => leave, []);
  const reach = ({ target }: PointerEvent | FocusEvent) => {
    const link = linkOf(target);
    if (link && waiting.current?.link === link) return;
    leave();
    if (link) waiting.current = { link, timer: setTimeout(() => onIntent(link.pathname), resting) };
  };
  return {
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') reach(event);
    },
    onPointerLeave: leave,
    onFocus: reach,
    onBlur: leave,
  };
}
