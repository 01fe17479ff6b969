export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

export interface ToastMessage {
  /** Default `success`. Only `danger` remains until it is closed. */
  tone?: ToastTone | undefined;
  /** What happened; for `danger`, also what to do. */
  text: string;
  /** One action, such as `Undo`. It closes the message. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ToastItem extends ToastMessage {
  id: string;
  tone: ToastTone;
}

/** The greatest number of visible messages. */
export const MOST_SHOWN = 3;
/** How long other messages than errors are shown, in ms. */
export const SHOWN_FOR = 6000;

/**
 * Adds a message. If there are too many, the oldest are dropped, except errors: nobody has closed them, so they wait
 * for room.
 */
export function withToast(items: readonly ToastItem[], item: ToastItem): ToastItem[] {
  const next = [...items, item];
  return next.filter(({ tone }, index) => tone === 'danger' || index >= next.length - MOST_SHOWN);
}

/** The newest that fit, oldest first, and the number of those that wait. */
export function shownToasts(items: readonly ToastItem[]) {
  const waiting = Math.max(0, items.length - MOST_SHOWN);
  return { shown: items.slice(waiting), waiting };
}

export const stays = ({ tone }: ToastItem) => tone === 'danger';
