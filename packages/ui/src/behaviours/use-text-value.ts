import type { ChangeEvent } from 'react';
import type { OptionNames } from './split-props.ts';
import { useTextRule, type TextRuleOptions } from './text-rule.ts';
import { useValidatedValue, type ValidatedValueOptions } from './use-validated-value.ts';

export interface TextValueOptions
  extends TextRuleOptions, Omit<ValidatedValueOptions<string>, 'defaultValue' | 'validate'> {
  /** The initial text, if the field keeps its own state. Default none. To reset it, change the `key` of the field. */
  defaultValue?: string | undefined;
}

/** The options that every field with a value has. */
export const fieldValueNames = {
  value: true,
  defaultValue: true,
  onValueChange: true,
  required: true,
  requiredText: true,
  serverError: true,
  revealErrors: true,
} as const;

export const textValueNames: OptionNames<TextValueOptions> = { ...fieldValueNames, validate: true };

/** A text with its error, in the language of the provider. */
export function useValidatedText({
  defaultValue = '',
  required,
  requiredText,
  validate,
  ...options
}: TextValueOptions) {
  return useValidatedValue({
    ...options,
    defaultValue,
    validate: useTextRule({ required, requiredText, validate }),
  });
}

/** Typed text with its error, for an input, a text area or a native picker. */
export function useTextValue(options: TextValueOptions) {
  const { onBlur, ...text } = useValidatedText(options);
  return {
    ...text,
    inputProps: {
      value: text.value,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        text.setValue(event.target.value),
      onBlur,
    },
  };
}
