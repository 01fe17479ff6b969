export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
export type { RadioOption } from './radio-group.props.ts';
export { useRadioGroup, type RadioGroupOptions } from './use-radio-group.ts';
