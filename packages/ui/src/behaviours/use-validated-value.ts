import { useEffect, useState } from 'react';
import { validationDelayMs } from './validation-delay.model.ts';
import { useControllable, type Controllable } from './use-controllable.ts';

/** When a field shows its error. */
export type RevealErrors = 'auto' | 'always' | 'never';

export interface ValidatedValueOptions<T> extends Controllable<T> {
  /** Returns the error of a value, or undefined if it is valid. */
  validate?: ((value: T) => string | undefined) | undefined;
  /** Error that the server returned for the submitted value; removed with the next change. */
  serverError?: string | undefined;
  /**
   * `auto`: when the field loses the focus or after a pause in typing, and removed as soon as the value is valid;
   * `never`: not before the form is submitted; `always`: immediately. Default `auto`.
   */
  revealErrors?: RevealErrors | undefined;
}

/**
 * A value with its error. The error does not appear while the user is typing, and disappears as soon as it is fixed.
 */
export function useValidatedValue<T>({
  value: given,
  defaultValue,
  onValueChange,
  validate,
  serverError,
  revealErrors = 'auto',
}: ValidatedValueOptions<T>) {
  const [value, setControllable] = useControllable({ value: given, defaultValue, onValueChange });
  const [changes, setChanges] = useState(0);
  const [revealed, setRevealed] = useState(false);
  const [answer, setAnswer] = useState({ serverError, changes });
  if (answer.serverError !== serverError) setAnswer({ serverError, changes });

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => setRevealed(true), validationDelayMs);
    return () => clearTimeout(timer);
  }, [changes]);

  const problem = validate?.(value);
  const shown = revealErrors === 'always' || (revealErrors === 'auto' && revealed);
  const refused = answer.changes === changes ? answer.serverError : undefined;

  return {
    value,
    setValue: (next: T) => {
      setControllable(next);
      setChanges(changes + 1);
      if (problem === undefined || validate?.(next) === undefined) setRevealed(false);
    },
    /** The visible error. */
    error: (shown ? problem : undefined) ?? refused,
    /** Whether the value is valid, even if its error is not visible. */
    valid: problem === undefined,
    onBlur: () => setRevealed(problem !== undefined),
  };
}
