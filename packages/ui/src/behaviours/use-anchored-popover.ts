import { useCallback, useEffect, useId, useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import { useAnchorPosition } from './use-anchor-position.ts';
import { useEscape } from './use-escape.ts';

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';

/**
 * A panel in the top layer, based on the native `popover`. A press outside closes it, Escape closes only it, and
 * focus moves into it and returns. Render its content only while `open`.
 */
export function useAnchoredPopover(onOpenChange: (open: boolean) => void) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  const anchor = useCallback(() => trigger.current, []);
  const panel = useAnchorPosition<HTMLDivElement>(open, anchor);

  const hide = useCallback(() => {
    panel.current?.hidePopover();
    trigger.current?.focus();
  }, [panel]);

  useEffect(() => {
    const opened = panel.current;
    if (open && opened)
      (opened.querySelector<HTMLElement>(FOCUSABLE) ?? opened).focus({ preventScroll: true });
  }, [open, panel]);
  useEscape(open, hide, () => panel.current?.querySelector('[popover]:popover-open') !== null);

  return {
    open,
    show: useCallback(
      () => panel.current?.showPopover(trigger.current ? { source: trigger.current } : {}),
      [panel],
    ),
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
        onOpenChange(next);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // The click that follows on the trigger closes the panel itself.
        if (!relatedTarget || relatedTarget === trigger.current) return;
        if (!currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      },
    },
  };
}
