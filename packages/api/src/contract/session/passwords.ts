import * as v from 'valibot';
import { typedEmail } from '../email-address.ts';
import { endpoint } from '../endpoint.ts';
import { envelope, shortText, text } from '../wire.ts';

/** Maximum length of a password, in characters. A longer one is rejected, never truncated. */
export const passwordMaximumLength = 1024;

/** Error message if a new password and its confirmation differ. */
export const passwordMismatch = 'Passwords do not match.';

const password = v.pipe(v.string(), v.maxLength(passwordMaximumLength));
const token = shortText;

/** Results of a password change (OP-031). */
export const PasswordResult = {
  /** Changed; the user stays signed in. */
  changed: 0,
  /** Rejected; the message gives the reason. */
  rejected: 1,
  /** Changed; all sessions of the user have ended. The portal logs out after 2 s. */
  changedSignInAgain: 2,
} as const;

const change = {
  method: 'POST',
  needs: 'signedIn',
  keepsSession: true,
  cost: 'outside',
  /** The server checks that the new password differs from the current one (OP-037). */
  body: v.strictObject({ oldPassword: password, newPassword: password }),
  /** `result` is one of `PasswordResult`. `message` is shown to the user. */
  reply: v.object({ message: text, result: v.number() }),
} as const;

/** Changes the password at the identity provider. A wrong current password counts as a failed sign-in. */
export const changePassword = endpoint({
  ...change,
  id: 'C19',
  base: 'provider',
  path: '/account/change-password',
});

/** The same call at the portal's own address (OP-030). */
export const changePasswordAtPortal = endpoint({ ...change, id: 'C09', path: '/account/changepassword' });

/** Emails a link to reset the password. The reply and its timing do not reveal whether the account exists. */
export const forgotPassword = endpoint({
  id: 'C10',
  method: 'POST',
  path: '/account/forgotpassword',
  needs: 'public',
  body: v.strictObject({ Email: typedEmail }),
  reply: envelope,
});

/** Checks whether a reset link is valid, without using it up. */
export const validateToken = endpoint({
  id: 'C11',
  method: 'POST',
  path: '/account/validatetoken',
  needs: 'public',
  changesState: false,
  body: v.strictObject({ Token: token }),
  reply: envelope,
});

/** Sets a password by a reset link, once. Ends all sessions of the user. */
export const resetPassword = endpoint({
  id: 'C12',
  method: 'POST',
  path: '/account/resetpassword',
  needs: 'public',
  body: v.strictObject({ Token: token, NewPassword: password }),
  reply: envelope,
});
