import { InputField, type InputLook, type InputRest } from '../field/index.ts';
import { useAuMobileInput, type AuMobileInputOptions } from './use-au-mobile-input.ts';

export interface AuMobileInputProps extends InputLook, AuMobileInputOptions, InputRest {}

/** A mobile number where no other country comes in question; `className` reaches the field. */
export function AuMobileInput({
  value,
  defaultValue,
  onChangeMobile,
  required,
  requiredText,
  invalidText,
  serverError,
  revealErrors,
  ...rest
}: AuMobileInputProps) {
  const { error, inputProps } = useAuMobileInput({
    value,
    defaultValue,
    onChangeMobile,
    required,
    requiredText,
    invalidText,
    serverError,
    revealErrors,
  });
  return <InputField {...rest} required={required} error={error} inputProps={inputProps} />;
}
