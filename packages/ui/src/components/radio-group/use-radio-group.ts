import { useId } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';
import type { RadioOption } from './radio-group.props.ts';

export interface RadioGroupOptions {
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
  /** An option must be selected. Default false. */
  required?: boolean | undefined;
  /** A hint is rendered with `hintProps`. */
  hint?: boolean | undefined;
  /** An error is rendered with `errorProps` instead of the hint. */
  error?: boolean | undefined;
  /** Marks the group as invalid without a message. */
  invalid?: boolean | undefined;
}

/** A group of native radios with one name. */
export function useRadioGroup({
  options,
  value,
  defaultValue = '',
  onValueChange,
  name,
  disabled = false,
  required = false,
  hint = false,
  error = false,
  invalid = false,
}: RadioGroupOptions) {
  const id = useId();
  const [chosen, choose] = useControllable({ value, defaultValue, onValueChange });
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const noteId = (option: RadioOption) => `${id}note${options.indexOf(option)}`;

  return {
    chosen,
    groupProps: {
      role: 'radiogroup' as const,
      disabled,
      'aria-required': required || undefined,
      'aria-invalid': error || invalid || undefined,
      'aria-describedby': error ? errorId : hint ? hintId : undefined,
    },
    hintProps: { id: hintId },
    errorProps: { id: errorId },
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
