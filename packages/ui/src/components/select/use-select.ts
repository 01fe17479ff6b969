import type { ChangeEvent } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { withChosen, type SelectEntry } from './select.model.ts';

export interface SelectOptions {
  /** Options and groups of options, in the order in which they are shown. */
  options: readonly SelectEntry[];
  /** The selected value, if the caller controls it; `''` for none. */
  value?: string | undefined;
  /** The initial value, if the select keeps its own state. Default none. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** A native select whose value is always one of its options. */
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
