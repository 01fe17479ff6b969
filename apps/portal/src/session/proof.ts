/** Contents of a DPoP proof. */
export interface ProofOf {
  readonly method: string;
  /** Query and fragment are removed. */
  readonly url: string;
  readonly token: string;
  /** The server's latest nonce; undefined before the first response. */
  readonly nonce: string | undefined;
  /** Milliseconds since 1970. The server does not rely on it. */
  readonly now: number;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const base64url = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const digest = async (text: string) => base64url(await crypto.subtle.digest('SHA-256', utf8(text)));

const part = (value: unknown) => base64url(utf8(JSON.stringify(value)));

/** The public key with its members in the order of RFC 7638. */
async function publicPart({ publicKey }: CryptoKeyPair) {
  const { crv, kty, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  return { crv, kty, x, y };
}

/** Creates a proof for one request that the sender holds the key to which the token is bound (RFC 9449 §4.2). */
export async function proofOf(
  keys: CryptoKeyPair,
  { method, url, token, nonce, now }: ProofOf,
): Promise<string> {
  const head = { typ: 'dpop+jwt', alg: 'ES256', jwk: await publicPart(keys) };
  const body = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: url.replace(/[?#].*/, ''),
    iat: Math.floor(now / 1000),
    ath: await digest(token),
    nonce,
  };
  const signedPart = `${part(head)}.${part(body)}`;
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    keys.privateKey,
    utf8(signedPart),
  );
  return `${signedPart}.${base64url(signature)}`;
}

/** The thumbprint that identifies the key in a token or code (RFC 7638). */
export const thumbprintOf = async (keys: CryptoKeyPair): Promise<string> =>
  digest(JSON.stringify(await publicPart(keys)));
