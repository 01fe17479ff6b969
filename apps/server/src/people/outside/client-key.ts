import { createPrivateKey } from 'node:crypto';
import type { JWK } from 'jose';
import { StartError } from '../../config/start-error.ts';

const pem = /^-----BEGIN PRIVATE KEY-----([\w+/=\s]+)-----END PRIVATE KEY-----$/;
const curves = new Map([
  ['P-256', 'ES256'],
  ['P-384', 'ES384'],
  ['P-521', 'ES512'],
  ['Ed25519', 'Ed25519'],
]);

/** The private key in a stored credential (`private_key_jwt`); undefined for a client secret. */
export const clientKeyOf = (credential: string): JWK | undefined =>
  credential.startsWith('{"kty"') ? (JSON.parse(credential) as JWK) : undefined;

/**
 * The credential as it is stored: a client secret as it is, a private key in PEM (PKCS #8) or JWK as JWK.
 * @throws StartError for a private key that cannot be used
 */
export function storedCredential(given: string | object): string {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const jwk = jwkIn(text);
  if (!jwk && !text.startsWith('-----')) return text;
  // A form field of one line removes the line breaks of PEM.
  const der = Buffer.from(pem.exec(text)?.[1] ?? '', 'base64');
  try {
    const key = createPrivateKey(
      jwk ? { key: jwk, format: 'jwk' } : { key: der, format: 'der', type: 'pkcs8' },
    ).export({ format: 'jwk' });
    const alg = jwk?.alg ?? curves.get(key.crv ?? '') ?? (key.kty === 'RSA' ? 'RS256' : undefined);
    if (alg === undefined) throw new TypeError('No algorithm signs with this key.');
    // Entra ID demands the thumbprint of the certificate in the header.
    const { kid, 'x5t#S256': thumbprint } = jwk ?? {};
    return JSON.stringify({ kty: key.kty, ...key, alg, kid, 'x5t#S256': thumbprint });
  } catch (cause) {
    throw new StartError(
      'Secret: this private key cannot be used. It has to be PEM (PKCS #8) or JWK, without a password.',
      { cause },
    );
  }
}

function jwkIn(text: string): JWK | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'kty' in value ? (value as JWK) : undefined;
  } catch {
    return undefined;
  }
}
