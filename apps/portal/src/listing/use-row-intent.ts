import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { preloadScreen } from '../base/lazy-screen.tsx';
import { useClient } from '../base/services.tsx';
import { useUser } from '../session/use-session.ts';

/** Delay in ms after which a pointer or focus on a row counts as intent to open it. */
const resting = 80;

/** Finds the link of a row around an element, in either view. Buttons and inputs open nothing. */
const linkOf = (target: EventTarget) =>
  target instanceof Element && !target.closest('button, input, label')
    ? target.closest('tbody tr, li')?.querySelector<HTMLAnchorElement>('a[href]')
    : undefined;

/**
 * Handlers for the element around a list. They prefetch the data and the script of the page of a row when the pointer or
 * focus rests on it, once per rest. Touch is ignored, because it opens the row at once.
 */
export function useRowIntent() {
  const opening = { client: useClient(), queryClient: useQueryClient(), user: useUser() };
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
    if (!link) return;
    const prefetch = () => preloadScreen(link.pathname, { ...opening, search: new URLSearchParams() });
    waiting.current = { link, timer: setTimeout(prefetch, resting) };
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
