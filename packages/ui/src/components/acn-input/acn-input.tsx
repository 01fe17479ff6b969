import { InputField, type InputLook, type InputRest } from '../field/index.ts';
import { useAcnInput, type AcnInputOptions } from './use-acn-input.ts';

export interface AcnInputProps extends Omit<InputLook, 'label'>, AcnInputOptions, InputRest {
  /** Default `Australian Company Number (ACN)`. */
  label?: InputLook['label'];
}

/** The number of an Australian company; `className` reaches the field, everything else its input. */
export function AcnInput({
  label = 'Australian Company Number (ACN)',
  value,
  defaultValue,
  onChangeAcn,
  required,
  requiredText,
  incompleteText,
  serverError,
  revealErrors,
  ...rest
}: AcnInputProps) {
  const { error, inputProps } = useAcnInput({
    value,
    defaultValue,
    onChangeAcn,
    required,
    requiredText,
    incompleteText,
    serverError,
    revealErrors,
  });
  return <InputField {...rest} label={label} required={required} error={error} inputProps={inputProps} />;
}
