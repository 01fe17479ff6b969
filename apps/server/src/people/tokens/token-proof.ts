import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import type { ProofOfPossession } from '../../platform/http/identity.ts';
import { digest } from '../digest.ts';
import type { ProofNonces } from './proof-nonce.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import type { ClaimProof } from './seen-proofs.ts';

/** Longer proofs are not parsed. */
const longestProof = 2000;
const longestId = 128;

/** The result of a proof: valid, valid except for its nonce, or invalid. */
export type ProofResult = 'good' | 'nonce' | 'bad';

/**
 * Verifies that the sender of a request holds the key to which its token is bound (RFC 9449 §4.3, §7). The browser's
 * clock is not trusted: the nonce limits the age of a proof.
 */
export function proofVerifier({ origin }: SiteFacts, nonces: ProofNonces, claimProof: ClaimProof) {
  /** @param bound The token, and the thumbprint of the key that it was issued to. */
  return async (
    sent: ProofOfPossession,
    bound: { readonly token: string; readonly thumbprint: string },
  ): Promise<ProofResult> => {
    const proof = await readProof(sent.jwt);
    if (!proof) return 'bad';
    const { thumbprint, payload } = proof;
    const { htm, htu, ath, jti, iat, nonce } = payload;
    const fits =
      thumbprint === bound.thumbprint &&
      htm === sent.method &&
      typeof htu === 'string' &&
      // The public origin, because a proof contains the URL that the browser sees.
      addressOf(htu) === addressOf(sent.path, origin) &&
      ath === digest(bound.token) &&
      typeof iat === 'number' &&
      typeof jti === 'string' &&
      jti !== '' &&
      jti.length <= longestId;
    if (!fits) return 'bad';
    if (!nonces.isTaken(nonce)) return 'nonce';
    return (await claimProof(digest(`${thumbprint}\n${jti}`))) ? 'good' : 'bad';
  };
}

async function readProof(jwt: string) {
  if (jwt.length > longestProof) return undefined;
  try {
    const { payload, protectedHeader } = await jwtVerify(jwt, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['ES256'],
      // Expiry and start times by the browser's clock are ignored.
      clockTolerance: Number.MAX_SAFE_INTEGER,
    });
    const { jwk } = protectedHeader;
    return jwk && { payload, thumbprint: await calculateJwkThumbprint(jwk) };
  } catch {
    return undefined;
  }
}

/** The URL without query and fragment, which a proof omits. Undefined for an invalid URL. */
function addressOf(text: string, base?: string): string | undefined {
  const url = URL.parse(text, base);
  return url ? url.origin + url.pathname : undefined;
}
