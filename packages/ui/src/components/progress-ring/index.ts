export { ProgressRing, type ProgressRingProps } from './progress-ring.tsx';
export { wholePercent } from './progress-ring.model.ts';
