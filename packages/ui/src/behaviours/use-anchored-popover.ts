import { useCallback, useEffect, useId, useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { placeBeside } from './placement.model.ts';

export interface AnchoredPopoverOptions {
  /** Edge of the anchor it lines up with. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** At least as wide as its anchor. Default false. */
  matchWidth?: boolean | undefined;
  /** What gets the focus inside, as a selector. Default the first that can have it, else the panel. */
  focusFirst?: string | undefined;
  onChangeOpen?: ((open: boolean) => void) | undefined;
}

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

/**
 * A panel in the page's top layer, on the native `popover`: a press elsewhere closes it, Escape closes it and
 * nothing around it, the focus goes in and comes back. Draw its content only while `open`.
 */
export function useAnchoredPopover({
  align = 'start',
  matchWidth = false,
  focusFirst = FOCUSABLE,
  onChangeOpen,
}: AnchoredPopoverOptions) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const place = useCallback(() => {
    const box = (anchor.current ?? trigger.current)?.getBoundingClientRect();
    if (!box || !panel.current) return;
    const { style } = panel.current;
    if (matchWidth) style.minWidth = `${box.width}px`;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const atLeft = (align === 'start') === (getComputedStyle(panel.current).direction === 'ltr');
    const size = panel.current.getBoundingClientRect();
    const spot = placeBeside(box, size, { width, height }, atLeft ? 'left' : 'right');
    style.left = `${spot.left}px`;
    style.top = `${spot.top}px`;
    style.maxHeight = `${spot.maxHeight}px`;
    panel.current.dataset['side'] = spot.side;
    const { scrollHeight, clientHeight } = panel.current;
    panel.current.tabIndex = scrollHeight > clientHeight + 1 ? 0 : -1;
  }, [align, matchWidth]);

  const hide = useCallback(() => {
    panel.current?.hidePopover();
    trigger.current?.focus();
  }, []);

  useEffect(() => {
    const opened = panel.current;
    if (!open || !opened) return undefined;
    place();
    (opened.querySelector<HTMLElement>(focusFirst) ?? opened).focus({ preventScroll: true });
    // Ahead of the document, where a dialog around it listens for the same key.
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || opened.querySelector('[popover]:popover-open')) return;
      event.preventDefault();
      event.stopPropagation();
      hide();
    };
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node && opened.contains(target))) place();
    };
    const sizes = new ResizeObserver(place);
    sizes.observe(opened);
    if (anchor.current) sizes.observe(anchor.current);
    window.addEventListener('keydown', closeByEscape, { capture: true });
    window.addEventListener('resize', place);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('keydown', closeByEscape, { capture: true });
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', follow, { capture: true });
      opened.style.maxHeight = '';
      delete opened.dataset['side'];
    };
  }, [open, place, hide, focusFirst]);

  return {
    open,
    show: useCallback(
      () => panel.current?.showPopover(trigger.current ? { source: trigger.current } : {}),
      [],
    ),
    /** Closes it and gives the focus back. */
    hide,
    place,
    /** The box it stands beside, where that is not the button itself. */
    anchorProps: { ref: anchor },
    triggerProps: {
      ref: trigger,
      type: 'button' as const,
      popoverTarget: id,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-haspopup': 'dialog' as const,
    },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto' as const,
      role: 'dialog' as const,
      tabIndex: -1,
      onToggle: (event: ToggleEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget) return;
        const next = event.newState === 'open';
        setOpen(next);
        onChangeOpen?.(next);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // The button itself answers by the click that follows.
        if (!relatedTarget || relatedTarget === trigger.current) return;
        if (!currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      },
    },
  };
}
