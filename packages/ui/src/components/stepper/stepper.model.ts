export type StepState = 'done' | 'current' | 'next';

/** The state of a step. Without a current step all steps are next; after the last one all are done. */
export function stepState(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'next';
}

/** Index of the current step: −1 if it is unknown, the number of steps if all are done. */
export function currentStep(ids: readonly string[], current: string | null): number {
  return current === null ? ids.length : ids.indexOf(current);
}
