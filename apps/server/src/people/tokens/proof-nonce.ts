import { hkdfSync } from 'node:crypto';
import type { CookieSecrets } from './issuer-keys.ts';

/** Seconds after which the nonce changes. */
const stepSeconds = 60;
/** Number of periods before and after its own one in which a nonce is accepted, as in the provider. */
const stepsAround = 2;

/** Milliseconds after which a proof with a current nonce is invalid on every server. */
export const proofLifeMs = (2 * stepsAround + 1) * stepSeconds * 1000;

/**
 * A value from the server that browsers put into their proofs, so that the server's clock decides how long a proof is
 * valid.
 */
export type ProofNonces = ReturnType<typeof proofNonces>;

/** The secret from which nonces are derived: the same in every process. */
export const nonceSecret = (cookieSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', cookieSecret, '', 'proof nonces of the provider', 32));

/**
 * The nonces of the provider (`helpers/challenge.js` of oidc-provider), so that one nonce works for the token
 * endpoint and the API. Nothing is stored. If the library changed its computation, requests would need a second
 * attempt.
 *
 * @param cookieSecrets The first one creates nonces. The API accepts nonces of each; the library accepts those of the
 * first only, so a browser with another one tries a second time.
 */
export function proofNonces(cookieSecrets: CookieSecrets, now: () => number) {
  const [signing, ...others] = cookieSecrets.map((secret) => noncesOf(nonceSecret(secret)));
  if (!signing) throw new Error('An issuer has no cookie secret.');
  const step = () => Math.floor(now() / (stepSeconds * 1000));
  return {
    current: () => signing(step() + 1),
    isTaken: (nonce: unknown): boolean => {
      const first = step() - stepsAround;
      const steps = Array.from({ length: 2 * stepsAround + 1 }, (_, index) => first + index);
      return [signing, ...others].some((nonceAt) => steps.some((one) => nonceAt(one) === nonce));
    },
  };
}

function noncesOf(secret: Buffer): (step: number) => string {
  const made = new Map<number, string>();
  return (step) => {
    const known = made.get(step);
    if (known !== undefined) return known;
    if (made.size > 4 * stepsAround) made.clear();
    const salt = Buffer.alloc(8);
    salt.writeBigUInt64BE(BigInt(step));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'DPoP', 32)).toString('base64url');
    made.set(step, nonce);
    return nonce;
  };
}
