import { withToast, type ToastItem, type ToastMessage } from './toast.model.ts';

/** The messages of one page: made once, shown by one region, written to from anywhere. */
export interface Toasts {
  /** Shows a message; the answer is its id. */
  show: (message: ToastMessage) => string;
  /** Closes one; an id that is gone already is none of its business. */
  dismiss: (id: string) => void;
  /** Closes them all, as after signing out. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly ToastItem[];
}

const none: readonly ToastItem[] = [];

export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let items = none;
  let count = 0;
  const change = (next: readonly ToastItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  return {
    show: ({ tone = 'success', ...message }) => {
      count += 1;
      const id = `toast-${count}`;
      change(withToast(items, { ...message, tone, id }));
      return id;
    },
    dismiss: (id) => {
      if (items.some((item) => item.id === id)) change(items.filter((item) => item.id !== id));
    },
    clear: () => change(none),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => items,
  };
}
