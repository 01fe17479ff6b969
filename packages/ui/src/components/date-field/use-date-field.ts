import { useState, type FocusEvent, type InputEvent } from 'react';
import type { OptionNames } from '../../behaviours/split-props.ts';
import { textValueNames, useTextValue, type TextValueOptions } from '../../behaviours/use-text-value.ts';
import { formatDay, readsAsDate } from './date-field.model.ts';

export interface DateFieldOptions extends TextValueOptions {
  /** First day that holds, `YYYY-MM-DD`. Default none. */
  min?: string | undefined;
  /** Last day that holds, `YYYY-MM-DD`. Default `9999-12-31`. */
  max?: string | undefined;
  /** What is said of a date that is half typed or does not exist. Default `Enter a whole date`. */
  partialText?: string | undefined;
  /** Default such as `Choose 01 Jan 2026 or later`. */
  tooEarlyText?: ((min: string) => string) | undefined;
  /** Default such as `Choose 31 Dec 2026 or earlier`. */
  tooLateText?: ((max: string) => string) | undefined;
}

export const dateFieldNames: OptionNames<DateFieldOptions> = {
  ...textValueNames,
  min: true,
  max: true,
  partialText: true,
  tooEarlyText: true,
  tooLateText: true,
};

/** A calendar day `YYYY-MM-DD` in the browser's own picker; `''` for none. */
export function useDateField({
  min,
  max = '9999-12-31',
  partialText = 'Enter a whole date',
  tooEarlyText = (day) => `Choose ${day} or later`,
  tooLateText = (day) => `Choose ${day} or earlier`,
  validate,
  ...options
}: DateFieldOptions) {
  /** The picker reports a date that is half typed as none. */
  const [partial, setPartial] = useState(false);
  const day = useTextValue({
    ...options,
    validate: (text) => {
      if (!readsAsDate(text)) return partialText;
      if (min !== undefined && text < min) return tooEarlyText(formatDay(min));
      if (text > max) return tooLateText(formatDay(max));
      return validate?.(text);
    },
  });
  const read = (input: HTMLInputElement) => setPartial(input.validity.badInput);
  return {
    ...day,
    error: partial ? partialText : day.error,
    valid: day.valid && !partial,
    /** The day with its month as a word, such as `09 Mar 2026`: pickers differ in the order of their figures. */
    inWords: formatDay(day.value),
    inputProps: {
      ...day.inputProps,
      type: 'date' as const,
      min,
      max,
      onInput: (event: InputEvent<HTMLInputElement>) => {
        if (partial) read(event.currentTarget);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        read(event.currentTarget);
        day.inputProps.onBlur();
      },
    },
  };
}
