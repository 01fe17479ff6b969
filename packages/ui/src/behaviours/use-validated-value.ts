import { useEffect, useState } from 'react';
import { validationDelayMs } from './validation-delay.model.ts';
import { useControllable } from './use-controllable.ts';

/** When a field says what is wrong with it. */
export type RevealErrors = 'auto' | 'always' | 'never';

export interface ValidatedValueOptions<T> {
  /** The value, when somebody outside keeps it. */
  value?: T | undefined;
  /** The first value, when it is kept here. To start over, give the field another key. */
  defaultValue: T;
  /** Every change, right or wrong: nothing typed is withheld. */
  onValueChange?: ((value: T) => void) | undefined;
  /** What is wrong with a value; nothing when it is right. */
  validate?: ((value: T) => string | undefined) | undefined;
  /** What the server said about the value it was sent; it goes with the next change. */
  serverError?: string | undefined;
  /**
   * `auto`: on leaving the field and once typing has rested, gone as soon as the value is right; `never`: not before
   * the form was sent; `always`: at once. Default `auto`.
   */
  revealErrors?: RevealErrors | undefined;
}

/** A value that says what is wrong with it: late enough not to nag, and no longer than it is wrong. */
export function useValidatedValue<T>({
  value: given,
  defaultValue,
  onValueChange,
  validate,
  serverError,
  revealErrors = 'auto',
}: ValidatedValueOptions<T>) {
  const [value, setControllable] = useControllable({
    value: given,
    defaultValue,
    ...(onValueChange && { onValueChange }),
  });
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
    /** What to show at present. */
    error: (shown ? problem : undefined) ?? refused,
    /** Whether the value holds, shown or not. */
    valid: problem === undefined,
    /** On leaving the field. */
    onBlur: () => setRevealed(problem !== undefined),
  };
}
