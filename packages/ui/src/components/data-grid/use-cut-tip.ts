import { useLayoutEffect, useMemo, useRef } from 'react';
import { cutTipPosition } from './data-grid.model.ts';

const overflows = (element: Element) => element.scrollWidth > element.clientWidth;

/** Whether the cell is cut, or a text inside it that has no title of its own. */
const cut = (cell: Element) =>
  overflows(cell) ||
  [...cell.querySelectorAll('*')].some(
    (part) =>
      overflows(part) && getComputedStyle(part).textOverflow === 'ellipsis' && !part.closest('[title]'),
  );

/**
 * One tip for all cells: it shows the whole text of a cut cell under the pointer or with the focus. Everything is
 * written straight to the tip; no cell draws, holds or hears anything for it.
 *
 * @param textOf all that a cell has to say
 * @param shown what changes with the rows: the tip of a cell that says something else by now goes
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
      const { left, top } = cutTipPosition(
        next.getBoundingClientRect(),
        element.getBoundingClientRect(),
        { width: view.clientWidth, height: view.clientHeight },
        element.matches(':dir(rtl)'),
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
      // The pointer may rest on a cell while the focus is anywhere.
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
      // Coming into view is scrolling too: the tip stays with its cell.
      onScrollCapture: () => {
        if (tip.current && cell.current) place(tip.current, cell.current);
      },
    };
  }, [hide, hideOnEscape, textOf]);

  return { hostProps, tipProps: { ref: tip, popover: 'manual' as const } };
}
