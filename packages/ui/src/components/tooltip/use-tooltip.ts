import { useRef, useCallback, useState, type KeyboardEvent } from 'react';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { tipPosition } from './tooltip.model.ts';

export interface TooltipOptions {
  /** Controls whether it is open. */
  open?: boolean | undefined;
  /** Whether it is open at first, if it is not controlled. Default false. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Opens a tooltip on hover and focus, closes it on leaving and on Escape, and places it in the top layer. */
export function useTooltip({ open: controlled, defaultOpen = false, onOpenChange }: TooltipOptions = {}) {
  // Hover and focus are tracked while it is controlled too, because control may end at any time.
  const [own, setOwn] = useState(defaultOpen);
  const open = controlled ?? own;
  const setOpen = useStableCallback((next: boolean) => {
    setOwn(next);
    if (next !== open) onOpenChange?.(next);
  });
  const anchor = useRef<HTMLElement>(null);

  const place = useCallback((tip: HTMLElement | null) => {
    // A tooltip that is open at first is attached before its anchor.
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

  const show = useCallback(() => setOpen(true), [setOpen]);
  const hide = useCallback(() => setOpen(false), [setOpen]);
  const hideOnEscape = useCallback(
    (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    },
    [setOpen],
  );

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
    /** Draw the tooltip only while it is open: its ref puts it in place. */
    tipProps: { ref: place, popover: 'manual' as const },
  };
}
