import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Toasts } from './create-toasts.ts';
import { shownToasts, SHOWN_FOR, stays, type ToastItem } from './toast.model.ts';

export interface ToastsOptions {
  toasts: Toasts;
  /** How long a message that does not stay is shown, in ms. Default 6000. */
  duration?: number | undefined;
}

/** Shows the messages of a store and takes them away in time, never while the pointer or the focus is on them. */
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

  useWayThere(any, region, cameFrom);

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
    /** Runs out while it is drawn: give it to a part that is drawn once for each message. */
    clockOf: (item: ToastItem) => ({
      runs: !paused && !stays(item),
      duration,
      onRunOut: () => toasts.dismiss(item.id),
    }),
  };
}

/**
 * A modal dialog keeps the focus and takes presses elsewhere for "close", by listening on the document. Messages are part
 * of neither: their events end at the body, after every listener of their own.
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
function useWayThere(any: boolean, region: ElementRef, cameFrom: ElementRef) {
  useEffect(() => {
    if (!any) return undefined;
    const goThereAndBack = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current) return;
      event.preventDefault();
      if (region.current.contains(document.activeElement)) {
        cameFrom.current?.focus();
      } else {
        cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        region.current.focus();
      }
    };
    window.addEventListener('keydown', goThereAndBack);
    return () => window.removeEventListener('keydown', goThereAndBack);
  }, [any, region, cameFrom]);
}

export interface ToastClock {
  runs: boolean;
  duration: number;
  onRunOut: () => void;
}

/** Starts afresh whenever somebody has looked, and stops with the part that it belongs to. */
export function useToastClock({ runs, duration, onRunOut }: ToastClock) {
  const runOut = useRef(onRunOut);
  useEffect(() => {
    runOut.current = onRunOut;
  });
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => runOut.current(), duration);
    return () => clearTimeout(timer);
  }, [runs, duration]);
}
