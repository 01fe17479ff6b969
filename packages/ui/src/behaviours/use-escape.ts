import { useEffect } from 'react';
import { belongsToInputMethod } from './belongs-to-input-method.ts';
import { useStableCallback } from './use-stable-callback.ts';

/**
 * Calls `close` on Escape while something is open, and keeps the key from what is around it.
 *
 * @param isInner Whether the key is for something inside. Default never.
 */
export function useEscape(open: boolean, close: () => void, isInner: () => boolean = () => false) {
  const latest = useStableCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || belongsToInputMethod(event) || isInner()) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!open) return undefined;
    // In the capture phase, because a dialog around it also listens for Escape.
    window.addEventListener('keydown', latest, { capture: true });
    return () => window.removeEventListener('keydown', latest, { capture: true });
  }, [open, latest]);
}
