import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';

export interface RadioOption {
  value: string;
  label: string;
  /** Drawn at the end of a card; says nothing that the label does not. */
  icon?: LucideIcon | undefined;
  /** A sentence under the label. */
  hint?: string | undefined;
  /** Stays visible, cannot be chosen. */
  disabled?: boolean | undefined;
  /** Why it is disabled; shown in place of the hint. */
  reason?: string | undefined;
}

export interface RadioGroupOptions {
  options: readonly RadioOption[];
  /** The chosen value, when somebody outside keeps it; `''` for none. */
  value?: string | undefined;
  /** The first value, when it is kept here. Default none. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the radios in a form. Default one of its own. */
  name?: string | undefined;
  /** Nothing can be chosen. Default false. */
  disabled?: boolean | undefined;
  /** Something has to be chosen. Default false. */
  required?: boolean | undefined;
  /** There is a sentence under the legend, drawn with `hintProps`. */
  hint?: boolean | undefined;
  /** There is an error, drawn with `errorProps` in place of the hint. */
  invalid?: boolean | undefined;
}

/** Native radios of one name: arrows go round, Tab enters at the chosen one. */
export function useRadioGroup({
  options,
  value,
  defaultValue = '',
  onValueChange,
  name,
  disabled = false,
  required = false,
  hint = false,
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
      'aria-invalid': invalid || undefined,
      'aria-describedby': invalid ? errorId : hint ? hintId : undefined,
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

/** What stands under an option: why it cannot be chosen, else its hint. */
export function noteOf({ disabled, reason, hint }: RadioOption): string | undefined {
  return (disabled ? reason : undefined) ?? hint;
}
