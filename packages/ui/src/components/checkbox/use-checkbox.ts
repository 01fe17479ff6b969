import { useId, useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';

export interface CheckboxOptions {
  /** Whether it is checked, if the caller controls it. */
  checked?: boolean | undefined;
  /** Whether it is checked at first, if the box keeps its own state. Default false. */
  defaultChecked?: boolean | undefined;
  /** The third state: some of the items that the box stands for are checked. Default false. */
  indeterminate?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** A hint is rendered with `hintProps`. */
  hint?: boolean | undefined;
  /** An error is rendered with `errorProps` instead of the hint. */
  error?: boolean | undefined;
  /** Marks the box as invalid without a message. */
  invalid?: boolean | undefined;
}

/** A native checkbox with the indeterminate state, which has no attribute, and its description. */
export function useCheckbox({
  checked,
  defaultChecked = false,
  indeterminate = false,
  onCheckedChange,
  hint = false,
  error = false,
  invalid = false,
}: CheckboxOptions) {
  const id = useId();
  const [ticked, setTicked] = useControllable({
    value: checked,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
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
        // A press clears the indeterminate state even if the caller ignores the event.
        target.indeterminate = indeterminate;
        setTicked(target.checked);
      },
      'aria-invalid': error || invalid || undefined,
      'aria-describedby': error ? errorId : hint ? hintId : undefined,
    },
    hintProps: { id: hintId },
    errorProps: { id: errorId },
  };
}
