export { type StepState } from './stepper.model.ts';
export { Stepper, type StepperProps } from './stepper.tsx';
export { useStepper, type Step, type StepperOptions } from './use-stepper.ts';
