import type { ChangeEvent } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { useField, type FieldOptions } from '../../behaviours/use-field.ts';

/** A hint is rendered with `hintProps`. */
export interface SwitchOptions extends Pick<FieldOptions, 'hint'> {
  /** Whether it is on, if the caller controls it. */
  checked?: boolean | undefined;
  /** Whether it is on at first, if the switch keeps its own state. Default false. */
  defaultChecked?: boolean | undefined;
  /** The change takes effect immediately, without a Save button. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox with the role of a switch. */
export function useSwitch({ checked, defaultChecked = false, onCheckedChange, hint }: SwitchOptions) {
  const { controlProps, ...field } = useField({ hint });
  const [on, setOn] = useControllable({
    value: checked,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
  });
  return {
    ...field,
    checked: on,
    inputProps: {
      type: 'checkbox' as const,
      role: 'switch' as const,
      checked: on,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setOn(target.checked),
      'aria-describedby': controlProps['aria-describedby'],
    },
  };
}
