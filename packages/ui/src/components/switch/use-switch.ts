import { useId, type ChangeEvent } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';

export interface SwitchOptions {
  /** Whether it is on, if the caller controls it. */
  checked?: boolean | undefined;
  /** Whether it is on at first, if the switch keeps its own state. Default false. */
  defaultChecked?: boolean | undefined;
  /** The change takes effect immediately, without a Save button. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** A hint is rendered with `hintProps`. */
  hint?: boolean | undefined;
}

/** A native checkbox with the role of a switch. */
export function useSwitch({ checked, defaultChecked = false, onCheckedChange, hint = false }: SwitchOptions) {
  const hintId = useId();
  const [on, setOn] = useControllable({
    value: checked,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
  });
  return {
    checked: on,
    inputProps: {
      type: 'checkbox' as const,
      role: 'switch' as const,
      checked: on,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setOn(target.checked),
      'aria-describedby': hint ? hintId : undefined,
    },
    hintProps: { id: hintId },
  };
}
