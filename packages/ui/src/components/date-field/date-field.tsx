import { splitProps } from '../../behaviours/split-props.ts';
import { InputField, type InputLook, type InputRest } from '../field/index.ts';
import { dateFieldNames, useDateField, type DateFieldOptions } from './use-date-field.ts';

export interface DateFieldProps
  extends Omit<InputLook, 'icon' | 'suffix'>, DateFieldOptions, Omit<InputRest, 'type' | 'min' | 'max'> {
  /** While no day is chosen. Default `Day, month and year`. */
  emptyHint?: string | undefined;
}

/** A day; without a hint it is repeated with its month as a word. `className` reaches the field, everything else its input. */
export function DateField({ hint, emptyHint = 'Day, month and year', ...props }: DateFieldProps) {
  const [options, rest] = splitProps<DateFieldOptions, typeof props>(props, dateFieldNames);
  const { error, inputProps, inWords } = useDateField(options);
  return (
    <InputField
      {...rest}
      hint={hint ?? (inWords || emptyHint)}
      required={options.required}
      error={error}
      inputProps={inputProps}
    />
  );
}
