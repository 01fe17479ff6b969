import { useId, useState } from 'react';
import type { OptionNames } from '../../behaviours/split-props.ts';
import { textValueNames, useTextValue, type TextValueOptions } from '../../behaviours/use-text-value.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { judgePassword, type PasswordRule } from './password-field.model.ts';
import { passwordFieldTexts } from './password-field.texts.ts';

export interface PasswordFieldOptions extends TextValueOptions {
  /** What a new password must keep, listed while it is typed. Default none: a password that exists already. */
  rules?: readonly PasswordRule[] | undefined;
  /** What is said of a password that breaks a rule. Default `This password does not meet every rule`. */
  unmetText?: string | undefined;
  /** What a browser may fill in. Default `new-password` with rules, else `current-password`. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
}

const NO_RULES: readonly PasswordRule[] = [];

export const passwordFieldNames: OptionNames<PasswordFieldOptions> = {
  ...textValueNames,
  rules: true,
  unmetText: true,
  autoComplete: true,
};

/** A password that can be looked at, judged rule by rule while it is typed. */
export function usePasswordField({
  rules = NO_RULES,
  unmetText,
  autoComplete = rules.length > 0 ? 'new-password' : 'current-password',
  validate,
  ...options
}: PasswordFieldOptions) {
  const texts = useTexts('password-field', passwordFieldTexts);
  const listId = useId();
  const [revealed, setRevealed] = useState(false);
  const { value, error, valid, inputProps } = useTextValue({
    ...options,
    validate: (password) =>
      rules.every(({ holds }) => holds(password)) ? validate?.(password) : (unmetText ?? texts.unmetText),
  });
  const judged = judgePassword(value, rules);
  return {
    error,
    valid,
    /** The password is readable. */
    revealed,
    toggle: () => setRevealed(!revealed),
    rules: judged,
    /** How many of the rules are met. */
    metCount: judged.filter(({ met }) => met).length,
    listProps: { id: listId },
    inputProps: {
      ...inputProps,
      type: revealed ? ('text' as const) : ('password' as const),
      autoComplete,
      autoCapitalize: 'none',
      spellCheck: false,
    },
  };
}
