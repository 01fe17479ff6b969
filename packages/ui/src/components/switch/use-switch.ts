import { useId, type ChangeEvent } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';

export interface SwitchOptions {
  /** On, when somebody outside keeps it. */
  on?: boolean | undefined;
  /** On at first, when it is kept here. Default false. */
  defaultOn?: boolean | undefined;
  /** It takes effect at once: there is no Save after it. */
  onChangeOn?: ((on: boolean) => void) | undefined;
  /** There is a sentence under the switch, drawn with `hintProps`. */
  hint?: boolean | undefined;
}

/** A native checkbox in the role of a switch: on or off, at once. */
export function useSwitch({ on, defaultOn = false, onChangeOn, hint = false }: SwitchOptions) {
  const hintId = useId();
  const [state, setState] = useControllable({
    value: on,
    defaultValue: defaultOn,
    onValueChange: onChangeOn,
  });
  return {
    on: state,
    inputProps: {
      type: 'checkbox' as const,
      role: 'switch' as const,
      checked: state,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setState(target.checked),
      'aria-describedby': hint ? hintId : undefined,
    },
    hintProps: { id: hintId },
  };
}
