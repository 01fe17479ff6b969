import { withToast, type ToastItem, type ToastMessage } from './toast.model.ts';

/** The store of a page's messages. Create it once, show it in one region, and call it from anywhere. */
export interface Toasts {
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => string;
  /** Closes a message. Unknown ids are ignored. */
  dismiss: (id: string) => void;
  /** Closes all messages, for example after signing out. */
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
