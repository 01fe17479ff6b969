export { SPLIT_MIN_WIDTH, type SplitLayout } from './split-view.model.ts';
export { SplitView, type SplitViewProps } from './split-view.tsx';
export { useSplitView, type SplitViewOptions } from './use-split-view.ts';
