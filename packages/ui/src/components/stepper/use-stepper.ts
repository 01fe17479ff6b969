import { currentStep, stepState } from './stepper.model.ts';

export interface Step {
  id: string;
  label: string;
}

export interface StepperOptions {
  steps: readonly Step[];
  /** Id of the current step; null after the last one. */
  current: string | null;
}

/** The steps with their state and number, and the props of each element. */
export function useStepper({ steps, current }: StepperOptions) {
  const at = currentStep(
    steps.map(({ id }) => id),
    current,
  );
  return steps.map((step, index) => {
    const state = stepState(index, at);
    return {
      ...step,
      state,
      number: index + 1,
      stepProps: {
        'data-state': state,
        'aria-current': state === 'current' ? ('step' as const) : undefined,
      },
    };
  });
}
