import { useCallback, useState, type KeyboardEvent } from 'react';
import { tipPosition } from '../../behaviours/anchor-position.model.ts';

export interface TooltipOptions {
  /** Controls whether it is open. Default: open on hover and on focus. */
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
  const setOpen = (next: boolean) => {
    setOwn(next);
    if (next !== open) onOpenChange?.(next);
  };

  const place = useCallback((tip: HTMLElement | null) => {
    const anchor = tip?.parentElement;
    if (!anchor) return;
    tip.showPopover();
    const view = {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    };
    const { left, top } = tipPosition(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), view);
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  }, []);

  const show = () => setOpen(true);
  const hide = () => setOpen(false);

  return {
    open,
    anchorProps: {
      onPointerEnter: show,
      onPointerLeave: hide,
      onFocus: show,
      onBlur: hide,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') hide();
      },
    },
    /** For a child of the anchor that is drawn only while the tooltip is open: its ref puts it in place. */
    tipProps: { ref: place, popover: 'manual' as const },
  };
}
