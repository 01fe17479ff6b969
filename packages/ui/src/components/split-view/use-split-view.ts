import { useSyncExternalStore } from 'react';
import { useDebounced } from '../../behaviours/use-debounced.ts';
import { shownLayout, splitFits, type SplitLayout } from './split-view.model.ts';

export interface SplitViewOptions {
  /** What the user chose. A narrow window does not change it. */
  preferred: SplitLayout;
  /** How long the window must be steady before the layout follows, in ms. Default 150. */
  delay?: number | undefined;
}

/** Shows the preferred layout whenever the window has room for it. */
export function useSplitView({ preferred, delay = 150 }: SplitViewOptions) {
  const width = useSyncExternalStore(
    onResize,
    () => window.innerWidth,
    () => undefined,
  );
  const fits = splitFits(useDebounced(width, delay));
  return {
    /** Two panes fit: offer the switch only then. */
    fits,
    layout: shownLayout(preferred, fits),
  };
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
