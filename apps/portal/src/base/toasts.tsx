import { createToasts, ToastRegion } from '@portal/ui/toast';
import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { observable } from './observable.ts';

/** The messages of the portal. Import them from code that is loaded on demand: the first page has none. */
export const toasts = createToasts();

/** Milliseconds for which a message is shown, enough to undo what it tells of (VIEWS-056). */
const shownFor = 10_000;

const regions = observable<readonly string[]>([]);

/** The region of the messages. A modal dialog has its own, because nothing beside it can be pressed: the last one shows them. */
export function Toasts() {
  const id = useId();
  useLayoutEffect(() => {
    regions.set([...regions.get(), id]);
    return () => regions.set(regions.get().filter((one) => one !== id));
  }, [id]);
  const isLast = useSyncExternalStore(regions.subscribe, () => regions.get().at(-1) === id);
  return isLast && <ToastRegion toasts={toasts} duration={shownFor} />;
}
