import { useLayoutEffect, useMemo, useRef } from 'react';
import { tipPosition } from '../../behaviours/anchor-position.model.ts';

const overflows = (element: Element) => element.scrollWidth > element.clientWidth;

/** Whether the cell is truncated, or a text inside it that has no title of its own. */
const cut = (cell: Element) =>
  overflows(cell) ||
  [...cell.querySelectorAll('*')].some(
    (part) =>
      overflows(part) && getComputedStyle(part).textOverflow === 'ellipsis' && !part.closest('[title]'),
  );

/**
 * One tooltip for all cells: it shows the full text of a truncated cell on hover and on focus. It is updated directly
 * in the DOM; no cell renders or has a handler for it.
 *
 * @param textOf the full text of a cell
 * @param shown changes with the rows: the tooltip of a cell with another text closes
 */
export function useCutTip(textOf: (cell: Element) => string, shown: unknown) {
  const tip = useRef<HTMLElement>(null);
  const cell = useRef<Element>(null);

  const { hide, hideOnEscape } = useMemo(() => {
    const away = () => {
      if (!cell.current) return;
      cell.current = null;
      tip.current?.hidePopover();
      document.removeEventListener('keydown', escape);
    };
    const escape = ({ key }: { key: string }) => {
      if (key === 'Escape') away();
    };
    return { hide: away, hideOnEscape: escape };
  }, []);
  useLayoutEffect(() => hide, [hide, shown]);

  const hostProps = useMemo(() => {
    const place = (element: HTMLElement, next: Element) => {
      const view = document.documentElement;
      const { left, top } = tipPosition(
        next.getBoundingClientRect(),
        element.getBoundingClientRect(),
        { width: view.clientWidth, height: view.clientHeight },
        // On its cell, so that the pointer can move onto it.
        { edge: element.matches(':dir(rtl)') ? 'right' : 'left', gap: 0 },
      );
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    const show = (target: EventTarget) => {
      const next = (target as Element).closest('td, th');
      if (next === cell.current) return;
      hide();
      if (!tip.current || !next || !cut(next)) return;
      cell.current = next;
      tip.current.textContent = textOf(next);
      tip.current.showPopover();
      // The pointer may be over a cell while the focus is elsewhere.
      document.addEventListener('keydown', hideOnEscape);
      place(tip.current, next);
    };
    const inTip = (target: EventTarget) => tip.current?.contains(target as Node) ?? false;
    return {
      onPointerOver: ({ target, pointerType }: { target: EventTarget; pointerType: string }) => {
        if (pointerType !== 'touch' && !inTip(target)) show(target);
      },
      onPointerLeave: hide,
      onFocus: ({ target }: { target: EventTarget }) => show(target),
      onBlur: hide,
      // Scrolling into view counts too: the tooltip follows its cell.
      onScrollCapture: () => {
        if (tip.current && cell.current) place(tip.current, cell.current);
      },
    };
  }, [hide, hideOnEscape, textOf]);

  return { hostProps, tipProps: { ref: tip, popover: 'manual' as const } };
}
