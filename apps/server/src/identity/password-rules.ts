export interface PasswordRule {
  readonly id: 'length' | 'lower' | 'upper' | 'number' | 'symbol';
  /** As it stands in a list after 'A password needs:'. */
  readonly text: string;
  holds(password: string): boolean;
}

/** The 32 printable ASCII signs that are neither letter, digit nor space (OP-032). */
export const passwordSymbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', text: 'at least 8 characters', holds: (password) => [...password].length >= 8 },
  { id: 'lower', text: 'a lower-case letter', holds: (password) => /[a-z]/.test(password) },
  { id: 'upper', text: 'an upper-case letter', holds: (password) => /[A-Z]/.test(password) },
  { id: 'number', text: 'a number', holds: (password) => /[0-9]/.test(password) },
  {
    id: 'symbol',
    text: 'one of these symbols:',
    holds: (password) => [...password].some((sign) => passwordSymbols.includes(sign)),
  },
];

/** Rules that the password does not meet; none for a good one. */
export const unmetRules = (password: string): readonly PasswordRule[] =>
  passwordRules.filter((rule) => !rule.holds(password));
