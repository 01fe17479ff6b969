import { passwordMismatch, passwordRules } from '@portal/api/contract';

/** The current input; it is stored nowhere. */
export type PasswordDraft = Readonly<typeof emptyDraft>;

export const emptyDraft = { current: '', next: '', confirmation: '' };

/**
 * Why the draft cannot be saved, as a sentence; undefined if it can. The server compares old and new password
 * (OP-037).
 */
export function disabledReasonOf({ current, next, confirmation }: PasswordDraft): string | undefined {
  if (current === '') return 'Enter your current password.';
  if (!passwordRules.every(({ isMet }) => isMet(next))) return 'The new password does not meet every rule.';
  if (confirmation === '') return 'Confirm the new password.';
  return confirmation === next ? undefined : passwordMismatch;
}
