import { useSyncExternalStore } from 'react';
import { useDebounced } from '../../behaviours/use-debounced.ts';
import { shownLayout, splitFits, type SplitLayout } from './split-view.model.ts';

export interface SplitViewOptions {
  /** What the person chose; a narrow window does not change it. */
  preferred: SplitLayout;
  /** How long the window must stand still before the layout follows, in ms. Default 150. */
  delay?: number | undefined;
}

/** What fits is derived from the window, what is shown from that and the wish: the wish returns with the room. */
export function useSplitView({ preferred, delay = 150 }: SplitViewOptions) {
  const width = useDebounced(useSyncExternalStore(onResize, windowWidth, unknownWidth), delay);
  const fits = splitFits(width);
  return {
    /** Two panes fit: the moment to offer the switch. */
    fits,
    layout: shownLayout(preferred, fits),
  };
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function windowWidth(): number | undefined {
  return window.innerWidth;
}

function unknownWidth(): number | undefined {
  return undefined;
}
