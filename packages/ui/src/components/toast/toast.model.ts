export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

export interface ToastMessage {
  /** Default `success`. Only `danger` stays until somebody closes it. */
  tone?: ToastTone | undefined;
  /** What happened, and with `danger` what to do. */
  text: string;
  /** One thing that can be done about it, such as `Undo`; it closes the message. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ToastItem extends ToastMessage {
  id: string;
  tone: ToastTone;
}

/** How many stand at once. */
export const MOST_SHOWN = 3;
/** How long one that does not stay is shown, in ms. */
export const SHOWN_FOR = 6000;

/**
 * The list with one more. What no longer fits is dropped from the oldest on, except errors: they wait for room,
 * because nobody has closed them.
 */
export function withToast(items: readonly ToastItem[], item: ToastItem): ToastItem[] {
  const next = [...items, item];
  return next.filter(({ tone }, index) => tone === 'danger' || index >= next.length - MOST_SHOWN);
}

/** The newest that fit, oldest first, and how many wait for room. */
export function shownToasts(items: readonly ToastItem[]) {
  const waiting = Math.max(0, items.length - MOST_SHOWN);
  return { shown: items.slice(waiting), waiting };
}

export const stays = ({ tone }: ToastItem) => tone === 'danger';
