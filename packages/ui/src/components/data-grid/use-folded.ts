import { useSyncExternalStore } from 'react';

/** The `md` of the look: below it, rows fold into a few lines and the headings have no room. */
const unfolded = '(min-width: 768px)';

let known: MediaQueryList | undefined;
const query = () => (known ??= matchMedia(unfolded));

function subscribe(listener: () => void) {
  query().addEventListener('change', listener);
  return () => query().removeEventListener('change', listener);
}

/** The window is so narrow, or so far enlarged, that rows are folded; false where there is no window. */
export const useFolded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !query().matches,
    () => false,
  );
