import { passwordMismatch, passwordRules } from '@portal/api/contract';

/** What is typed; it is kept nowhere else. */
export interface PasswordDraft {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export const emptyDraft: PasswordDraft = { current: '', next: '', confirmation: '' };

/** Why the draft cannot be saved as it stands, in a sentence; undefined when it can. Whether old and new are the same is the server's question (OP-037). */
export function obstacleOf({ current, next, confirmation }: PasswordDraft): string | undefined {
  if (current === '') return 'Enter your current password.';
  if (!passwordRules.every(({ isMet }) => isMet(next))) return 'The new password does not meet every rule.';
  if (confirmation === '') return 'Confirm the new password.';
  return confirmation === next ? undefined : passwordMismatch;
}
