import { InputField, type InputLook, type InputRest } from '../field/index.ts';
import { useDateField, type DateFieldOptions } from './use-date-field.ts';

export interface DateFieldProps
  extends Omit<InputLook, 'icon' | 'suffix'>, DateFieldOptions, Omit<InputRest, 'type' | 'min' | 'max'> {
  /** While no day is chosen. Default `Day, month and year`. */
  emptyHint?: string | undefined;
}

/** A day; without a hint it is repeated with its month as a word. `className` reaches the field, everything else its input. */
export function DateField({
  hint,
  emptyHint = 'Day, month and year',
  value,
  defaultValue,
  onChangeValue,
  required,
  requiredText,
  validate,
  serverError,
  revealErrors,
  min,
  max,
  partialText,
  tooEarlyText,
  tooLateText,
  ...rest
}: DateFieldProps) {
  const { error, inputProps, inWords } = useDateField({
    value,
    defaultValue,
    onChangeValue,
    required,
    requiredText,
    validate,
    serverError,
    revealErrors,
    min,
    max,
    partialText,
    tooEarlyText,
    tooLateText,
  });
  return (
    <InputField
      {...rest}
      hint={hint ?? (inWords || emptyHint)}
      required={required}
      error={error}
      inputProps={inputProps}
    />
  );
}
