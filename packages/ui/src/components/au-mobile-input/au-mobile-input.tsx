import { splitProps } from '../../behaviours/split-props.ts';
import { fieldValueNames } from '../../behaviours/use-text-value.ts';
import { InputField, type InputBaseProps, type NativeInputProps } from '../field/index.ts';
import { useAuMobileInput, type AuMobileInputOptions } from './use-au-mobile-input.ts';

export interface AuMobileInputProps extends InputBaseProps, AuMobileInputOptions, NativeInputProps {}

/** An Australian mobile number. `className` and `style` go to the root element, `ref` and all other props to the input. */
export function AuMobileInput({ error: given, ...props }: AuMobileInputProps) {
  const [options, rest] = splitProps<AuMobileInputOptions, typeof props>(props, fieldValueNames);
  const { error, inputProps } = useAuMobileInput(options);
  return <InputField {...rest} required={options.required} error={given ?? error} inputProps={inputProps} />;
}
