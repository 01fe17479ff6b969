import { createHash, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT, type JWTHeaderParameters } from 'jose';

export interface ProofParts {
  readonly token?: string;
  readonly method?: string;
  /** Public URL of the call. */
  readonly url?: string;
  readonly nonce?: string | undefined;
  /** Replaces claims; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Replaces header fields. */
  readonly head?: Readonly<Record<string, unknown>>;
}

/** A browser's key, which creates and signs proofs. */
export async function createProofKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const proof = ({ token, method = 'GET', url = '', nonce, claims, head }: ProofParts): Promise<string> => {
    const ath = token === undefined ? undefined : createHash('sha256').update(token).digest('base64url');
    const claimsOf = {
      jti: randomUUID(),
      htm: method,
      htu: url,
      iat: Math.floor(Date.now() / 1000),
      ath,
      nonce,
    };
    return new SignJWT({ ...claimsOf, ...claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...head } as JWTHeaderParameters)
      .sign(privateKey);
  };
  return { thumbprint: await calculateJwkThumbprint(jwk), privateKey, jwk, proof };
}

export type ProofKey = Awaited<ReturnType<typeof createProofKey>>;
