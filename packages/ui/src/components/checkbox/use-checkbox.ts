import type { ChangeEvent } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { useField, type FieldOptions } from '../../behaviours/use-field.ts';
import { useIndeterminate } from './use-indeterminate.ts';

/** A hint is rendered with `hintProps`, an error with `errorProps` instead of it. */
export interface CheckboxOptions extends Pick<FieldOptions, 'required' | 'hint' | 'error' | 'invalid'> {
  /** Whether it is checked, if the caller controls it. */
  checked?: boolean | undefined;
  /** Whether it is checked at first, if the box keeps its own state. Default false. */
  defaultChecked?: boolean | undefined;
  /** The third state: some of the items that the box stands for are checked. Default false. */
  indeterminate?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox with the indeterminate state and its description. */
export function useCheckbox({
  checked,
  defaultChecked = false,
  indeterminate = false,
  onCheckedChange,
  ...description
}: CheckboxOptions) {
  const { controlProps, ...field } = useField(description);
  const [ticked, setTicked] = useControllable({
    value: checked,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
  });
  const input = useIndeterminate(indeterminate);

  return {
    ...field,
    checked: ticked,
    inputProps: {
      ref: input,
      type: 'checkbox' as const,
      checked: ticked,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // A press clears the indeterminate state even if the caller ignores the event.
        target.indeterminate = indeterminate;
        setTicked(target.checked);
      },
      'aria-required': controlProps['aria-required'],
      'aria-invalid': controlProps['aria-invalid'],
      'aria-describedby': controlProps['aria-describedby'],
    },
  };
}
