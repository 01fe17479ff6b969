/** What a proof says beside who made it and when. */
export interface ProofOf {
  readonly method: string;
  /** Its query and fragment are left out. */
  readonly url: string;
  readonly token: string;
  /** What the server has last asked for; undefined before it has. */
  readonly nonce: string | undefined;
  /** Milliseconds since 1970; the server does not rely on it. */
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

/** The public key in the order of RFC 7638. */
async function publicPart({ publicKey }: CryptoKeyPair) {
  const { crv, kty, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  return { crv, kty, x, y };
}

/** Proves for one request that its sender holds the key that the token is bound to (RFC 9449 §4.2). */
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
  const said = `${part(head)}.${part(body)}`;
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, utf8(said));
  return `${said}.${base64url(signature)}`;
}

/** What a token or a code names the key by that it is bound to (RFC 7638). */
export const thumbprintOf = async (keys: CryptoKeyPair): Promise<string> =>
  digest(JSON.stringify(await publicPart(keys)));
