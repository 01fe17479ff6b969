import { useCallback, type RefObject } from 'react';
import type { FocusHome } from './focus-homes.ts';
import { useStableCallback } from './use-stable-callback.ts';

export interface FocusHomeOptions extends Pick<FocusHome, 'among'> {
  /** What gets the focus. Default the element itself. */
  home?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A ref for an element inside which the focus never falls to the page: where what has it goes away by being used, such
 * as a Retry, a row's control or a chip, the focus goes to the element, which should have a name. Homes may stand in
 * each other; the innermost that is left counts. Whoever takes the focus elsewhere in time is left alone.
 */
export function useFocusHome({ home, among }: FocusHomeOptions = {}) {
  const find = useStableCallback((container: HTMLElement) => (home ? home.current : container));
  return useCallback(
    (container: HTMLElement | null) => {
      if (!container) return undefined;
      let leave: (() => void) | undefined = () => undefined;
      // Nothing can have gone away before there was something to use, so this need not weigh on a page's first script.
      import('./focus-homes.ts').then(
        ({ addFocusHome }) => {
          if (leave) leave = addFocusHome(container, { find: () => find(container), among });
        },
        () => undefined,
      );
      return () => {
        leave?.();
        leave = undefined;
      };
    },
    [find, among],
  );
}
