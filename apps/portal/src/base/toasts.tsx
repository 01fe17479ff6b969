import { createToasts, ToastRegion } from '@portal/ui/toast';
import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** The messages of the portal. Import them from code that is loaded on demand: the first page has none. */
export const toasts = createToasts();

/** Milliseconds for which a message is shown, enough to undo what it tells of (VIEWS-056). */
const shownFor = 10_000;

let regions: readonly string[] = [];
const listeners = new Set<() => void>();
const setRegions = (next: readonly string[]) => {
  regions = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The region of the messages. A modal dialog has its own, because nothing beside it can be pressed: the last one shows them. */
export function Toasts() {
  const id = useId();
  useLayoutEffect(() => {
    setRegions([...regions, id]);
    return () => setRegions(regions.filter((one) => one !== id));
  }, [id]);
  const isLast = useSyncExternalStore(subscribe, () => regions.at(-1) === id);
  return isLast && <ToastRegion toasts={toasts} duration={shownFor} />;
}
