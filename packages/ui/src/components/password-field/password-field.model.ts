export interface PasswordRule {
  id: string;
  /** The requirement, such as `One number`. */
  label: string;
  isMet: (password: string) => boolean;
}

/** Each rule, and whether the password meets it. */
export function evaluatePassword(password: string, rules: readonly PasswordRule[]) {
  return rules.map(({ id, label, isMet }) => ({ id, label, met: isMet(password) }));
}
