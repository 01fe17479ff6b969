import { splitProps } from '../../behaviours/split-props.ts';
import { textValueNames, useTextValue, type TextValueOptions } from '../../behaviours/use-text-value.ts';
import { InputField, type InputBaseProps, type NativeInputProps } from '../field/index.ts';

export interface TextFieldProps extends InputBaseProps, TextValueOptions, NativeInputProps {}

/** One line of text. `className` and `style` go to the root element, `ref` and all other props to the input. */
export function TextField({ error: given, ...props }: TextFieldProps) {
  const [options, rest] = splitProps<TextValueOptions, typeof props>(props, textValueNames);
  const { error, inputProps } = useTextValue(options);
  return <InputField {...rest} required={options.required} error={given ?? error} inputProps={inputProps} />;
}
