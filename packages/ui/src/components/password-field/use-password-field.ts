import { useId, useState } from 'react';
import type { OptionNames } from '../../behaviours/split-props.ts';
import { textValueNames, useTextValue, type TextValueOptions } from '../../behaviours/use-text-value.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { evaluatePassword, type PasswordRule } from './password-field.model.ts';
import { passwordFieldTexts } from './password-field.texts.ts';

export interface PasswordFieldOptions extends TextValueOptions {
  /** Rules of a new password, shown below the field. Default none, for an existing password. */
  rules?: readonly PasswordRule[] | undefined;
  /** What the browser may fill in. Default `new-password` with rules, otherwise `current-password`. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
}

const NO_RULES: readonly PasswordRule[] = [];

export const passwordFieldNames: OptionNames<PasswordFieldOptions> = {
  ...textValueNames,
  rules: true,
  autoComplete: true,
};

/** A password that can be revealed, and that is checked against rules while it is typed. */
export function usePasswordField({
  rules = NO_RULES,
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
      rules.every(({ isMet }) => isMet(password)) ? validate?.(password) : texts.unmetText,
  });
  const evaluated = evaluatePassword(value, rules);
  return {
    error,
    valid,
    /** The password is visible. */
    revealed,
    toggle: () => setRevealed(!revealed),
    rules: evaluated,
    /** Number of rules that are met. */
    metCount: evaluated.filter(({ met }) => met).length,
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
