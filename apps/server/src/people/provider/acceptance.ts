import type { AccessToken } from '@portal/api/contract';
import type { Config } from '../../config/config.ts';
import type { TokenCheck, PresentedToken } from '../../platform/http/identity.ts';
import type { Site } from '../site/site.ts';

/** Error codes in a challenge (RFC 6750 §3, RFC 9449 §7). */
const codes = { token: 'invalid_token', proof: 'invalid_dpop_proof', nonce: 'use_dpop_nonce' } as const;

/**
 * Checks how a token is presented. A token that is bound to a key always needs a proof of the key; others are bearer
 * tokens, of browsers that store no keys or of a server that binds none.
 */
export async function acceptance(
  { tokenBinding }: Pick<Config, 'tokenBinding'>,
  site: Site | undefined,
  presented: PresentedToken | undefined,
  payload: AccessToken | undefined,
): Promise<TokenCheck> {
  const answer = (failure: TokenCheck['failure']): TokenCheck => ({
    failure,
    challenge: challengeOf(tokenBinding || payload?.cnf !== undefined, presented && failure),
    nonce:
      failure === 'nonce' || (failure === undefined && tokenBinding) ? site?.nonces.current() : undefined,
  });
  if (!site || !presented || !payload) return answer('token');
  const thumbprint = payload.cnf?.jkt;
  if (thumbprint === undefined) return answer(presented.scheme === 'Bearer' ? undefined : 'token');
  const { scheme, token, proof } = presented;
  if (scheme !== 'DPoP' || !proof) return answer('proof');
  const result = await site.verifyProof(proof, { token, thumbprint });
  return answer(result === 'good' ? undefined : result === 'nonce' ? 'nonce' : 'proof');
}

/** The challenge for a response. A request without credentials gets no error code. */
function challengeOf(bound: boolean, failure: TokenCheck['failure']): string {
  if (!bound) return 'Bearer';
  return `DPoP algs="ES256"${failure ? `, error="${codes[failure]}"` : ''}`;
}
