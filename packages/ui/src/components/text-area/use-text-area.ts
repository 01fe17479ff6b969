import { useId } from 'react';
import type { OptionNames } from '../../behaviours/split-props.ts';
import { textValueNames, useTextValue, type TextValueOptions } from '../../behaviours/use-text-value.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { countCharacters } from './text-area.model.ts';
import { textAreaTexts } from './text-area.texts.ts';

export interface TextAreaOptions extends TextValueOptions {
  /** Allowed number of characters. More can be typed, with an error. Default no limit. */
  limit?: number | undefined;
  /** Error of a text beyond the limit. Default such as `Use 500 characters or fewer`. */
  tooLongText?: ((limit: number) => string) | undefined;
}

export const textAreaNames: OptionNames<TextAreaOptions> = {
  ...textValueNames,
  limit: true,
  tooLongText: true,
};

/** A text of several lines with a counter. It never cuts typed text. */
export function useTextArea({ limit = Infinity, tooLongText, validate, ...options }: TextAreaOptions) {
  const texts = useTexts('text-area', textAreaTexts);
  const counterId = useId();
  const text = useTextValue({
    ...options,
    validate: (typed) =>
      countCharacters(typed) > limit
        ? (tooLongText?.(limit) ?? texts.tooLongText({ limit }))
        : validate?.(typed),
  });
  const count = countCharacters(text.value);
  return {
    ...text,
    /** Number of characters without surrounding white space. */
    count,
    limited: limit < Infinity,
    /** The text is longer than the limit. */
    over: count > limit,
    counterProps: { id: counterId },
  };
}
