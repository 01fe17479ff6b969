export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { iconDisc } from './empty-state.styles.ts';
