import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nullableText, typedEmail } from '../wire.ts';
import { longestPassword } from './passwords.ts';

/** What became of a step of the sign-in, as its `ErrorNo` says. */
export const SignInResult = {
  /** Every step is taken: the answer holds the token that the provider's sign-in page goes on with. */
  entered: 0,
  /** Refused; the message says why. */
  refused: 1,
  /** The password was right, and this browser has ten minutes to begin the second step (C15). */
  codeNeeded: 2,
  /** The same, but the person has to set up an app first, at the provider's page. */
  appNeeded: 3,
  /** The same, but the person has to use a passkey at the provider's page. */
  passkeyNeeded: 4,
} as const;

/**
 * The token is no session: it is good once, for a minute, where the provider has asked who somebody is, and lets that go on.
 */
const step = v.object({
  ErrorNo: v.number(),
  Message: v.optional(nullableText),
  Token: v.optional(nullableText),
});

/** The first step of a sign-in: the provider's page takes it (OP-035). */
export const logIn = endpoint({
  id: 'C06',
  method: 'POST',
  path: '/account/login',
  needs: 'public',
  body: v.strictObject({
    Username: typedEmail,
    Password: v.pipe(v.string(), v.maxLength(longestPassword)),
  }),
  reply: step,
});

/** Begins the second step of whoever has taken the first in this browser; says what is to be typed. */
export const initiateMfa = endpoint({
  id: 'C15',
  method: 'POST',
  path: '/account/initiatemfa',
  needs: 'public',
  changesState: false,
  body: v.strictObject({ Username: typedEmail }),
  reply: v.object({ ErrorNo: v.number(), Message: v.optional(nullableText) }),
});

/** The second step: a code of the authenticator app, or a recovery code. Each is good once. */
export const logInMfa = endpoint({
  id: 'C16',
  method: 'POST',
  path: '/account/loginmfa',
  needs: 'public',
  body: v.strictObject({ Username: typedEmail, Code: v.pipe(v.string(), v.maxLength(40)) }),
  reply: step,
});
