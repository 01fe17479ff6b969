export interface PasswordRule {
  id: string;
  /** The requirement, such as `One number`. */
  label: string;
  isMet: (password: string) => boolean;
}

/** The printable ASCII punctuation; a password needs one of these symbols (OP-032). */
export const passwordSymbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** The requirements of a new password, which the portal shows and the server enforces (ACC-008 … ACC-012). */
export const passwordRules: readonly PasswordRule[] = [
  { id: 'length', label: 'At least 8 characters', isMet: (password) => [...password].length >= 8 },
  { id: 'lowercase', label: 'One lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { id: 'uppercase', label: 'One uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { id: 'number', label: 'One number', isMet: (password) => /[0-9]/.test(password) },
  {
    id: 'symbol',
    label: 'One symbol',
    isMet: (password) => [...password].some((character) => passwordSymbols.includes(character)),
  },
];
