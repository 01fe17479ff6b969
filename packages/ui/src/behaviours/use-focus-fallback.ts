import { useCallback, type RefObject } from 'react';
import type { FocusFallback } from './focus-fallbacks.ts';
import { useStableCallback } from './use-stable-callback.ts';

export interface FocusFallbackOptions extends Pick<FocusFallback, 'siblings'> {
  /** The element that gets the focus. Default: the element with the ref. */
  fallback?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Returns a ref for a container. When the focused control inside it is removed or disabled, such as a Retry button or
 * a chip, the fallback gets the focus instead of the page. Give the fallback an accessible name. Containers can be
 * nested; the innermost one that remains is used. Nothing happens if other code has already moved the focus.
 */
export function useFocusFallback({ fallback, siblings }: FocusFallbackOptions = {}) {
  const find = useStableCallback((container: HTMLElement) => (fallback ? fallback.current : container));
  return useCallback(
    (container: HTMLElement | null) => {
      if (!container) return undefined;
      let remove: (() => void) | undefined = () => undefined;
      // Loaded lazily to keep it out of the first script: a control can only be removed after the user has used it.
      import('./focus-fallbacks.ts').then(
        ({ addFocusFallback }) => {
          if (remove) remove = addFocusFallback(container, { find: () => find(container), siblings });
        },
        () => undefined,
      );
      return () => {
        remove?.();
        remove = undefined;
      };
    },
    [find, siblings],
  );
}
