import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import type { Toasts } from './create-toasts.ts';
import { shownToasts, SHOWN_FOR, stays, type ToastItem } from './toast.model.ts';

export interface ToastsOptions {
  toasts: Toasts;
  /** How long other messages than errors are shown, in ms. Default 6000. */
  duration?: number | undefined;
}

/** The visible messages of a store. They close in time, but never while the pointer or the focus is on them. */
export function useToasts({ toasts, duration = SHOWN_FOR }: ToastsOptions) {
  const items = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot);
  const { shown, waiting } = shownToasts(items);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const paused = shown.length > 0 && (pointed || focused);
  const any = shown.length > 0;

  const attach = useCallback((element: HTMLElement | null) => {
    region.current = element;
    if (!element) return undefined;
    element.showPopover();
    const release = keepFromDialogs(element);
    return () => {
      region.current = null;
      release();
    };
  }, []);

  useFocusShortcut(any, region, cameFrom);

  const dismiss = (id: string) => {
    const within = region.current?.contains(document.activeElement) === true;
    toasts.dismiss(id);
    if (!within) return;
    if (shown.length > 1) region.current?.focus();
    else cameFrom.current?.focus();
  };

  return {
    shown,
    waiting,
    dismiss,
    regionProps: {
      ref: attach,
      popover: 'manual' as const,
      tabIndex: -1,
      'aria-live': 'polite' as const,
      'data-paused': paused || undefined,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    getToastProps: (item: ToastItem) => ({
      role: item.tone === 'danger' ? ('alert' as const) : ('status' as const),
      'data-tone': item.tone,
    }),
    getActionProps: (item: ToastItem) => ({
      type: 'button' as const,
      onClick: () => {
        dismiss(item.id);
        item.action?.onPress();
      },
    }),
    getDismissProps: (item: ToastItem) => ({ type: 'button' as const, onClick: () => dismiss(item.id) }),
    /** Runs out while it is mounted: use it in a component that is rendered once for each message. */
    clockOf: (item: ToastItem) => ({
      runs: !paused && !stays(item),
      duration,
      onRunOut: () => toasts.dismiss(item.id),
    }),
  };
}

/**
 * A modal dialog traps the focus and closes on a press outside, by listeners on the document. Messages are exempt:
 * their events stop at the body, after all their own listeners.
 */
function keepFromDialogs(element: HTMLElement): () => void {
  const { body } = element.ownerDocument;
  const isOurs = ({ target, relatedTarget }: { target: unknown; relatedTarget?: unknown }) =>
    [target, relatedTarget].some((node) => node instanceof Node && element.contains(node));
  const stop = (event: Event) => {
    if (isOurs(event)) event.stopPropagation();
  };
  const kinds = ['focusin', 'focusout', 'pointerdown'] as const;
  for (const kind of kinds) body.addEventListener(kind, stop);
  return () => {
    for (const kind of kinds) body.removeEventListener(kind, stop);
  };
}

type ElementRef = RefObject<HTMLElement | null>;

/** F6 moves the focus to the messages and back, while there are any. */
function useFocusShortcut(any: boolean, region: ElementRef, cameFrom: ElementRef) {
  useEffect(() => {
    if (!any) return undefined;
    const moveFocus = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current) return;
      event.preventDefault();
      if (region.current.contains(document.activeElement)) {
        cameFrom.current?.focus();
      } else {
        cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        region.current.focus();
      }
    };
    window.addEventListener('keydown', moveFocus);
    return () => window.removeEventListener('keydown', moveFocus);
  }, [any, region, cameFrom]);
}

export interface ToastClock {
  runs: boolean;
  duration: number;
  onRunOut: () => void;
}

/** Restarts after each pause, and stops when its component unmounts. */
export function useToastClock({ runs, duration, onRunOut }: ToastClock) {
  const runOut = useStableCallback(onRunOut);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(runOut, duration);
    return () => clearTimeout(timer);
  }, [runs, duration, runOut]);
}
