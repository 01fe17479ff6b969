import { hkdfSync } from 'node:crypto';
import type { CookieSecrets } from './issuer-keys.ts';

/** Seconds after which another nonce is handed out. */
const stepSeconds = 60;
/** For so many steps before and after its own one a nonce is taken, as the provider does. */
const stepsAround = 2;

/** Milliseconds after which a proof with a nonce of today is worth nothing, wherever it is. */
export const proofLifeMs = (2 * stepsAround + 1) * stepSeconds * 1000;

/** What a server has browsers put into their proofs, so that its clock and not theirs says how long one is good. */
export interface ProofNonces {
  /** The one to use from now on. */
  current(): string;
  isTaken(nonce: unknown): boolean;
}

/** What the nonces of a cookie secret are computed from: the same at every process. */
export const nonceSecret = (cookieSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', cookieSecret, '', 'proof nonces of the provider', 32));

/**
 * The nonces of the provider (`helpers/challenge.js` of oidc-provider), so that one serves the token endpoint and the
 * API. Nothing is stored. Were the library to compute them otherwise, its requests would take a second attempt.
 *
 * @param cookieSecrets The first makes nonces. Nonces of each are taken here; the library takes those of the first alone, so
 * a browser with another one tries a second time.
 */
export function proofNonces(cookieSecrets: CookieSecrets, now: () => number): ProofNonces {
  const [signing, ...others] = cookieSecrets.map((secret) => noncesOf(nonceSecret(secret)));
  if (!signing) throw new Error('An issuer has no cookie secret.');
  const step = () => Math.floor(now() / (stepSeconds * 1000));
  return {
    current: () => signing(step() + 1),
    isTaken: (nonce) => {
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
