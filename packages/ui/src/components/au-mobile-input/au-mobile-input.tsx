import { splitProps } from '../../behaviours/split-props.ts';
import { InputField, type InputLook, type InputRest } from '../field/index.ts';
import { auMobileInputNames, useAuMobileInput, type AuMobileInputOptions } from './use-au-mobile-input.ts';

export interface AuMobileInputProps extends InputLook, AuMobileInputOptions, InputRest {}

/** A mobile number where no other country comes in question; `className` reaches the field. */
export function AuMobileInput(props: AuMobileInputProps) {
  const [options, rest] = splitProps<AuMobileInputOptions, AuMobileInputProps>(props, auMobileInputNames);
  const { error, inputProps } = useAuMobileInput(options);
  return <InputField {...rest} required={options.required} error={error} inputProps={inputProps} />;
}
