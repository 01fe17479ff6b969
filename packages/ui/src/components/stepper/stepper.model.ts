export type StepState = 'done' | 'current' | 'next';

/** Where a step lies from the current one. Without a current step all are to come, after the last all are done. */
export function stepState(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'next';
}

/** Place of the current step: −1 where it is not among them, the count of steps where all is done. */
export function currentStep(ids: readonly string[], current: string | null): number {
  return current === null ? ids.length : ids.indexOf(current);
}
