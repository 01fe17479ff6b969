import { useId } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { useField, type FieldOptions } from '../../behaviours/use-field.ts';
import type { RadioOption } from './radio-group.props.ts';

/** A hint is rendered with `hintProps`, an error with `errorProps` instead of it. */
export interface RadioGroupOptions extends Pick<FieldOptions, 'required' | 'hint' | 'error' | 'invalid'> {
  options: readonly RadioOption[];
  /** The selected value, if the caller controls it; `''` for none. */
  value?: string | undefined;
  /** The initial value, if the group keeps its own state. Default none. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the radios in a form. Default: a generated name. */
  name?: string | undefined;
  /** No option can be selected. Default false. */
  disabled?: boolean | undefined;
}

/** A group of native radios with one name. */
export function useRadioGroup({
  options,
  value,
  defaultValue = '',
  onValueChange,
  name,
  disabled = false,
  ...description
}: RadioGroupOptions) {
  const id = useId();
  const [chosen, choose] = useControllable({ value, defaultValue, onValueChange });
  const { controlProps, ...field } = useField(description);
  const noteId = (option: RadioOption) => `${id}note${options.indexOf(option)}`;

  return {
    ...field,
    chosen,
    groupProps: {
      role: 'radiogroup' as const,
      disabled,
      'aria-required': controlProps['aria-required'],
      'aria-invalid': controlProps['aria-invalid'],
      'aria-describedby': controlProps['aria-describedby'],
    },
    getInputProps: (option: RadioOption) => ({
      type: 'radio' as const,
      name: name ?? id,
      value: option.value,
      checked: option.value === chosen,
      disabled: option.disabled || undefined,
      onChange: () => choose(option.value),
      'aria-describedby': noteOf(option) === undefined ? undefined : noteId(option),
    }),
    getNoteProps: (option: RadioOption) => ({ id: noteId(option) }),
  };
}

/** The text under an option: why it is disabled, or else its hint. */
export function noteOf({ disabled, disabledReason, hint }: RadioOption): string | undefined {
  return (disabled ? disabledReason : undefined) ?? hint;
}
