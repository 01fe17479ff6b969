import { splitProps } from '../../behaviours/split-props.ts';
import { InputField, type InputLook, type InputRest } from '../field/index.ts';
import { acnInputNames, useAcnInput, type AcnInputOptions } from './use-acn-input.ts';

export interface AcnInputProps extends Omit<InputLook, 'label'>, AcnInputOptions, InputRest {
  /** Default `Australian Company Number (ACN)`. */
  label?: InputLook['label'];
}

/** The number of an Australian company; `className` reaches the field, everything else its input. */
export function AcnInput({ label = 'Australian Company Number (ACN)', ...props }: AcnInputProps) {
  const [options, rest] = splitProps<AcnInputOptions, typeof props>(props, acnInputNames);
  const { error, inputProps } = useAcnInput(options);
  return (
    <InputField {...rest} label={label} required={options.required} error={error} inputProps={inputProps} />
  );
}
