import type { AuthSession } from '@portal/api/client';
import type { ProofKeys } from './proof-keys.ts';
import { proofOf } from './proof.ts';
import type { BearerToken } from './token-session.ts';

type Authorised = Parameters<AuthSession['authorise']>[1];
type Answer = Parameters<NonNullable<AuthSession['onAnswer']>>[0];

/** The latest nonce of the server; API and token endpoint share it. */
export interface ProofNonce {
  latest: string | undefined;
}

/** Authorises calls: adds the token, and for a bound token a proof with the latest nonce. */
export function proofs(keys: ProofKeys, now: () => number, nonce: ProofNonce) {
  return {
    async authorise(headers: Headers, { method, url }: Authorised, { tokens, bound }: BearerToken) {
      const token = tokens.accessToken;
      headers.set('authorization', `${bound ? 'DPoP' : 'Bearer'} ${token}`);
      const key = bound ? await keys.get() : undefined;
      if (key)
        headers.set('dpop', await proofOf(key, { method, url, token, nonce: nonce.latest, now: now() }));
    },
    /**
     * Stores the nonce of a response and returns whether the request must be repeated with a new proof. A browser or
     * proxy that loses a connection may send a request twice, and the server rejects the second use of its proof.
     */
    onAnswer({ status, headers }: Answer): boolean {
      nonce.latest = headers.get('dpop-nonce') ?? nonce.latest;
      return (
        status === 401 && /use_dpop_nonce|invalid_dpop_proof/.test(headers.get('www-authenticate') ?? '')
      );
    },
  };
}
