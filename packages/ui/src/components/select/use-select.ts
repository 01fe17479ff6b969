import type { ChangeEvent } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { withChosen, type SelectEntry } from './select.model.ts';

export interface SelectOptions {
  /** Options, and groups of options, in the order they are drawn. */
  options: readonly SelectEntry[];
  /** The chosen value, when somebody outside keeps it; `''` for none. */
  value?: string | undefined;
  /** The first value, when it is kept here. Default none. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** A native select whose value is always among what it draws. */
export function useSelect({ options, value, defaultValue = '', onValueChange }: SelectOptions) {
  const [chosen, choose] = useControllable({ value, defaultValue, onValueChange });
  return {
    ...withChosen(options, chosen),
    selectProps: {
      value: chosen,
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value),
    },
  };
}
