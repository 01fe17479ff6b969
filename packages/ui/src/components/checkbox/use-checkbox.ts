import { useId, useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';

export interface CheckboxOptions {
  /** Ticked, when somebody outside keeps it. */
  checked?: boolean | undefined;
  /** Ticked at first, when it is kept here. Default false. */
  defaultChecked?: boolean | undefined;
  /** Neither ticked nor empty: some of what it stands for is. Default false. */
  indeterminate?: boolean | undefined;
  onChangeChecked?: ((checked: boolean) => void) | undefined;
  /** There is a sentence under the box, drawn with `hintProps`. */
  hint?: boolean | undefined;
  /** There is an error under the box, drawn with `errorProps` in place of the hint. */
  invalid?: boolean | undefined;
}

/** A native checkbox, with the third state that no attribute can give, and the sentence that describes it. */
export function useCheckbox({
  checked,
  defaultChecked = false,
  indeterminate = false,
  onChangeChecked,
  hint = false,
  invalid = false,
}: CheckboxOptions) {
  const id = useId();
  const [ticked, setTicked] = useControllable({
    value: checked,
    defaultValue: defaultChecked,
    onValueChange: onChangeChecked,
  });
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const hintId = `${id}hint`;
  const errorId = `${id}error`;

  return {
    checked: ticked,
    inputProps: {
      ref: input,
      type: 'checkbox' as const,
      checked: ticked,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // A press lifts the mark, even where nobody outside answers it.
        target.indeterminate = indeterminate;
        setTicked(target.checked);
      },
      'aria-invalid': invalid || undefined,
      'aria-describedby': invalid ? errorId : hint ? hintId : undefined,
    },
    hintProps: { id: hintId },
    errorProps: { id: errorId },
  };
}
