import { useCallback, useState } from 'react';

export interface Controllable<T> {
  /** The value, if the caller controls it. */
  value?: T | undefined;
  /** The initial value, if the component keeps its own state. To reset it, change the `key` of the component. */
  defaultValue: T;
  /** Called with every change, valid or not. */
  onValueChange?: ((value: T) => void) | undefined;
}

/** A value that is controlled (`value`) or uncontrolled (`defaultValue`), with one setter for both. */
export function useControllable<T>({ value, defaultValue, onValueChange }: Controllable<T>) {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const set = useCallback(
    (next: T) => {
      if (!controlled) setOwn(() => next);
      onValueChange?.(next);
    },
    [controlled, onValueChange],
  );
  return [controlled ? value : own, set] as const;
}
