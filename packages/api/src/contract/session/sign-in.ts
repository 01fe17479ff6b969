import * as v from 'valibot';
import { typedEmail } from '../email-address.ts';
import { endpoint } from '../endpoint.ts';
import { envelope, nullableText } from '../wire.ts';
import { passwordMaximumLength } from './passwords.ts';

/** Values of `ErrorNo` after a step of the sign-in. */
export const SignInResult = {
  /** All steps are complete. The reply contains the token for the provider's sign-in page. */
  completed: 0,
  /** Rejected; the message gives the reason. */
  rejected: 1,
  /** The password is correct. This browser has ten minutes to begin the second step (C15). */
  codeNeeded: 2,
  /** The password is correct, but the user must first set up an authenticator app on the provider's page. */
  appNeeded: 3,
  /** The password is correct, but the user must use a passkey on the provider's page. */
  passkeyNeeded: 4,
} as const;

/** `Token` is not a session. It is valid once, for one minute, to continue a pending sign-in at the provider. */
const step = v.object({
  ...envelope.entries,
  Token: v.optional(nullableText),
});

/** The first step of a sign-in, sent by the provider's page (OP-035). */
export const logIn = endpoint({
  id: 'C06',
  method: 'POST',
  path: '/account/login',
  needs: 'public',
  body: v.strictObject({
    Username: typedEmail,
    Password: v.pipe(v.string(), v.maxLength(passwordMaximumLength)),
  }),
  reply: step,
});

/** Begins the second step in the browser that completed the first. `Message` says what to enter. */
export const initiateMfa = endpoint({
  id: 'C15',
  method: 'POST',
  path: '/account/initiatemfa',
  needs: 'public',
  changesState: false,
  body: v.strictObject({ Username: typedEmail }),
  reply: envelope,
});

/** The second step: a code of the authenticator app or a recovery code. Each is valid once. */
export const logInMfa = endpoint({
  id: 'C16',
  method: 'POST',
  path: '/account/loginmfa',
  needs: 'public',
  body: v.strictObject({ Username: typedEmail, Code: v.pipe(v.string(), v.maxLength(40)) }),
  reply: step,
});
