export type SplitLayout = 'split' | 'single';

/** Least width of the window for two panes, in px. */
export const SPLIT_MIN_WIDTH = 1200;

/** Two panes fit from `SPLIT_MIN_WIDTH` on. An unknown width fits one pane only. */
export function splitFits(windowWidth: number | undefined): boolean {
  return windowWidth !== undefined && windowWidth >= SPLIT_MIN_WIDTH;
}

/** The preferred layout if it fits. A narrow window never changes the preference. */
export function shownLayout(preferred: SplitLayout, fits: boolean): SplitLayout {
  return fits ? preferred : 'single';
}
