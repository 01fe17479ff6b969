import type { AuthSession } from '@portal/api/client';
import type { ProofKeys } from './proof-keys.ts';
import { proofOf } from './proof.ts';
import type { TokenSession } from './token-session.ts';

type Authorised = Parameters<AuthSession['authorise']>[1];
type Heard = Parameters<NonNullable<AuthSession['heard']>>[0];

/** The nonce that the server last asked for; API and token endpoint take the same. */
export interface ProofNonce {
  latest: string | undefined;
}

/** What calls carry to show who makes them: the token, and for one that is bound a proof with the latest nonce. */
export function proofs(keys: ProofKeys, now: () => number, nonce: ProofNonce) {
  return {
    async authorise(headers: Headers, { method, url }: Authorised, { tokens, bound }: TokenSession) {
      const token = tokens.accessToken;
      headers.set('authorization', `${bound ? 'DPoP' : 'Bearer'} ${token}`);
      const key = bound ? await keys.get() : undefined;
      if (key)
        headers.set('dpop', await proofOf(key, { method, url, token, nonce: nonce.latest, now: now() }));
    },
    /** Whether the answer asks for another proof. */
    heard({ status, headers }: Heard): boolean {
      nonce.latest = headers.get('dpop-nonce') ?? nonce.latest;
      return status === 401 && !!headers.get('www-authenticate')?.includes('use_dpop_nonce');
    },
  };
}
