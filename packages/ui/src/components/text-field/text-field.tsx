import { useTextValue, type TextValueOptions } from '../../behaviours/use-text-value.ts';
import { InputField, type InputLook, type InputRest } from '../field/index.ts';

export interface TextFieldProps extends InputLook, TextValueOptions, InputRest {}

/** One line of text; `className` reaches the field, everything else its input. */
export function TextField({
  value,
  defaultValue,
  onChangeValue,
  required,
  requiredText,
  validate,
  serverError,
  revealErrors,
  ...rest
}: TextFieldProps) {
  const { error, inputProps } = useTextValue({
    value,
    defaultValue,
    onChangeValue,
    required,
    requiredText,
    validate,
    serverError,
    revealErrors,
  });
  return <InputField {...rest} required={required} error={error} inputProps={inputProps} />;
}
