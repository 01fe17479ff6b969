export interface PasswordRule {
  id: string;
  /** What it asks for, such as `One number`. */
  label: string;
  holds: (password: string) => boolean;
}

/** The printable ASCII punctuation, one of which a password needs (OP-032). */
export const PASSWORD_SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** What a new password needs (ACC-008 … ACC-012). */
export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', label: 'At least 8 characters', holds: (password) => [...password].length >= 8 },
  { id: 'lowercase', label: 'One lowercase letter', holds: (password) => /[a-z]/.test(password) },
  { id: 'uppercase', label: 'One uppercase letter', holds: (password) => /[A-Z]/.test(password) },
  { id: 'number', label: 'One number', holds: (password) => /[0-9]/.test(password) },
  {
    id: 'symbol',
    label: 'One symbol',
    holds: (password) => [...password].some((character) => PASSWORD_SYMBOLS.includes(character)),
  },
];

/** Each rule, and whether the password keeps it. */
export function judgePassword(password: string, rules: readonly PasswordRule[]) {
  return rules.map(({ id, label, holds }) => ({ id, label, met: holds(password) }));
}
