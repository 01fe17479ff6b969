import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, shortText, text, typedEmail } from '../wire.ts';

/** Longest password that is taken, in characters. Nothing is ever cut off: a longer one is refused. */
export const longestPassword = 1024;

/** Said where a new password and its confirmation differ. */
export const passwordMismatch = 'Passwords do not match.';

const password = v.pipe(v.string(), v.maxLength(longestPassword));
const token = shortText;

/** What became of a change of password (OP-031). */
export const PasswordResult = {
  /** Changed, and whoever changed it stays signed in. */
  changed: 0,
  /** Refused; the message says why. */
  refused: 1,
  /** Changed, and every session of the person has ended: log out after 2 s. */
  changedSignInAgain: 2,
} as const;

const change = {
  method: 'POST',
  needs: 'signedIn',
  keepsSession: true,
  cost: 'outside',
  /** The current password is required; that the new one differs is left to the server (OP-037). */
  body: v.strictObject({ oldPassword: password, newPassword: password }),
  /** `result` is one of `PasswordResult`; the message is for the person. */
  reply: v.object({ message: text, result: v.number() }),
} as const;

/** Answered by the identity provider. A wrong current password counts as one at the sign-in does. */
export const changePassword = endpoint({
  ...change,
  id: 'C19',
  base: 'provider',
  path: '/account/change-password',
});

/** The same at the portal's own address (OP-030). */
export const changePasswordAtPortal = endpoint({ ...change, id: 'C09', path: '/account/changepassword' });

/**
 * Sends a link to choose another password to whoever has the address. The answer is always the same, and takes the same
 * time, whether anybody has: it tells nobody who has an account.
 */
export const forgotPassword = endpoint({
  id: 'C10',
  method: 'POST',
  path: '/account/forgotpassword',
  needs: 'public',
  body: v.strictObject({ Email: typedEmail }),
  reply: envelope,
});

/** Whether a link to choose a password is still good. Asking uses nothing up. */
export const validateToken = endpoint({
  id: 'C11',
  method: 'POST',
  path: '/account/validatetoken',
  needs: 'public',
  changesState: false,
  body: v.strictObject({ Token: token }),
  reply: envelope,
});

/** Chooses a password by a link, once. Every session of the person ends. */
export const resetPassword = endpoint({
  id: 'C12',
  method: 'POST',
  path: '/account/resetpassword',
  needs: 'public',
  body: v.strictObject({ Token: token, NewPassword: password }),
  reply: envelope,
});
