export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
export { useRadioGroup, type RadioGroupOptions, type RadioOption } from './use-radio-group.ts';
