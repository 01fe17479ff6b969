import { longestPassword } from '@portal/api/contract';
import { passwordRules, type PasswordRule } from '@portal/ui/password-rules';

/** Why a password cannot be taken. */
export interface UnfitPassword {
  /** A sentence for the person. */
  readonly problem: string;
  /** Rules that it does not meet; none where something else is wrong with it. */
  readonly unmet: readonly PasswordRule[];
}

/** What is wrong with a password that somebody wants to have; undefined for a good one. */
export function unfitPassword(password: string): UnfitPassword | undefined {
  const unmet = passwordRules.filter(({ holds }) => !holds(password));
  if (unmet.length > 0) return { problem: 'The password does not meet every rule.', unmet };
  if (password.length > longestPassword)
    return { problem: `A password has at most ${longestPassword} characters.`, unmet };
  return undefined;
}
