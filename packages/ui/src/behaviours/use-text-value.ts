import type { ChangeEvent } from 'react';
import { textRule, type TextRuleOptions } from './text-rule.ts';
import { useValidatedValue, type ValidatedValueOptions } from './use-validated-value.ts';

export interface TextValueOptions
  extends TextRuleOptions, Omit<ValidatedValueOptions<string>, 'defaultValue' | 'validate'> {
  /** The first text, when it is kept here. Default none. To start over, give the field another key. */
  defaultValue?: string | undefined;
}

/** What is typed into an input, a text area or a native picker, and what is wrong with it. */
export function useTextValue({
  defaultValue = '',
  required,
  requiredText,
  validate,
  ...options
}: TextValueOptions) {
  const { onBlur, ...text } = useValidatedValue({
    ...options,
    defaultValue,
    validate: textRule({ required, requiredText, validate }),
  });
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
