import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { tipPosition } from './tooltip.model.ts';

/** Opens a tip on hover and focus, closes it on leaving and on Escape, and places it in the top layer. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement>(null);

  const place = useCallback((tip: HTMLElement | null) => {
    // A tip that is shown from the start is there before its anchor is known.
    const around = anchor.current ?? tip?.parentElement;
    if (!tip || !around) return;
    tip.showPopover();
    const view = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    const { left, top } = tipPosition(around.getBoundingClientRect(), tip.getBoundingClientRect(), view);
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  }, []);

  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);
  const hideOnEscape = useCallback((event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  }, []);

  return {
    open,
    anchorProps: {
      ref: anchor,
      onPointerEnter: show,
      onPointerLeave: hide,
      onFocus: show,
      onBlur: hide,
      onKeyDown: hideOnEscape,
    },
    /** The tip is drawn only while it is open; being drawn puts it in its place. */
    tipProps: { ref: place, popover: 'manual' as const },
  };
}
