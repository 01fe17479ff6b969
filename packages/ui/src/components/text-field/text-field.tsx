import { splitProps } from '../../behaviours/split-props.ts';
import { textValueNames, useTextValue, type TextValueOptions } from '../../behaviours/use-text-value.ts';
import { InputField, type InputLook, type InputRest } from '../field/index.ts';

export interface TextFieldProps extends InputLook, TextValueOptions, InputRest {}

/** One line of text; `className` reaches the field, everything else its input. */
export function TextField(props: TextFieldProps) {
  const [options, rest] = splitProps<TextValueOptions, TextFieldProps>(props, textValueNames);
  const { error, inputProps } = useTextValue(options);
  return <InputField {...rest} required={options.required} error={error} inputProps={inputProps} />;
}
