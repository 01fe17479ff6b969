import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, shortText, text } from '../wire.ts';

const half = shortText;

/**
 * Takes the pair of a federated sign-in: good once, for a minute, at the host that it was issued for. The answer lets the
 * browser that asked sign in at the provider without a password. A pair that is not good any more is like one that never was:
 * `ErrorNo` 1. Sent once, never cached.
 */
export const signInFederated = endpoint({
  id: 'C17',
  method: 'GET',
  path: '/account/sso/{token}',
  needs: 'public',
  changesState: true,
  query: v.strictObject({ hash: half }),
  reply: v.object({
    ...envelope.entries,
    /** Of the session that begins: handed to the provider, it is good in this browser, once, for a minute. None for a bad pair. */
    Token: v.optional(text),
  }),
});
