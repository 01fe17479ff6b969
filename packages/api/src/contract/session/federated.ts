import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, shortText, text } from '../wire.ts';

const half = shortText;

/**
 * Redeems the token and hash of a federated sign-in. They are valid once, for one minute, on the host that they were
 * issued for. The reply lets the same browser sign in at the provider without a password. An expired and an unknown
 * pair both return `ErrorNo` 1. Sent once, never cached.
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
    /**
     * Passed to the provider to start the session. Valid in this browser, once, for one minute. Absent if the pair is
     * invalid.
     */
    Token: v.optional(text),
  }),
});
