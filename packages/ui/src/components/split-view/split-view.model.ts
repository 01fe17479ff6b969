export type SplitLayout = 'split' | 'single';

/** Least width of the window for two panes, in px. */
export const SPLIT_MIN_WIDTH = 1200;

/** Two panes fit from `SPLIT_MIN_WIDTH` on, itself included. An unknown width fits one pane only. */
export function splitFits(windowWidth: number | undefined): boolean {
  return windowWidth !== undefined && windowWidth >= SPLIT_MIN_WIDTH;
}

/** What is shown: the wish where it fits. The wish itself is never changed by a window. */
export function shownLayout(preferred: SplitLayout, fits: boolean): SplitLayout {
  return fits ? preferred : 'single';
}
