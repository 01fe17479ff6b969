import { useCallback, useState } from 'react';

export interface Controllable<T> {
  /** The value, when somebody outside keeps it. */
  value?: T | undefined;
  /** The first value, when it is kept here. */
  defaultValue: T;
  onValueChange?: ((value: T) => void) | undefined;
}

/** A value kept outside (`value`) or here (`defaultValue`), with one setter for both. */
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
