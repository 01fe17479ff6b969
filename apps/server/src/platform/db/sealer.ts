import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Sizes of a key, of the random nonce and of the authentication tag in bytes. */
export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** Identifies the key of a value: a version, and eight bytes that are not part of the key. */
const keyIdBytes = 9;
const version = 1;

/** Encrypts values that must be unreadable in a copy of the database (AES-256-GCM). */
export interface Sealer {
  /** @param context Where the value is stored; it cannot be opened with another context. */
  seal(content: string | Uint8Array, context: string): Buffer;
  /** Throws if the bytes were changed or moved, or were sealed under an unknown key. */
  open(sealed: Uint8Array, context: string): string;
  /** The same for bytes. */
  openBytes(sealed: Uint8Array, context: string): Buffer;
  /** The first bytes of every value under the current key. */
  readonly keyId: Buffer;
}

const keyIdOf = (key: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from([version]),
    createHash('sha256')
      .update('name of the key')
      .update(key)
      .digest()
      .subarray(0, keyIdBytes - 1),
  ]);

/** The first key seals; each key opens what was sealed under it. */
export function sealerOf(key: Uint8Array, ...earlier: readonly Uint8Array[]): Sealer {
  const keys = [key, ...earlier].map((one) => ({ key: one, keyId: keyIdOf(one) }));
  const keyId = keyIdOf(key);
  const openBytes = (sealed: Uint8Array, context: string): Buffer => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const named = keys.find((one) => bytes.subarray(0, keyIdBytes).equals(one.keyId));
    if (!named) throw new Error('The value is sealed under none of the keys.');
    return openWith(named.key, bytes.subarray(keyIdBytes), context);
  };
  return {
    keyId,
    seal(content, context) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(context));
      const plain = typeof content === 'string' ? Buffer.from(content) : content;
      const body = sealing.update(plain);
      // Adds no bytes in this mode, and computes the tag.
      sealing.final();
      return Buffer.concat([keyId, nonce, sealing.getAuthTag(), body]);
    },
    open: (sealed, context) => openBytes(sealed, context).toString(),
    openBytes,
  };
}

function openWith(key: Uint8Array, bytes: Buffer, context: string): Buffer {
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = opening.update(bytes.subarray(nonceBytes + tagBytes));
  // Adds no bytes in this mode, and throws if the tag does not match.
  opening.final();
  return content;
}

/** This key is public, so only demo and test data may be sealed under it. */
export const demoKey: Uint8Array = createHash('sha256').update('made up, for anybody').digest();
export const demoSealer: Sealer = sealerOf(demoKey);

/**
 * Contexts begin with what is sealed, and then name its row: the tenant or issuer, and the key of the row in the order
 * of the primary key.
 */
const contextOf =
  (what: string) =>
  (...row: readonly (string | number)[]): string =>
    [what, ...row].join('\n');

export const authenticatorContext = contextOf('authenticator');
export const taxNumberContext = contextOf('tax');
export const fileChunkContext = contextOf('file');
export const uploadedSheetContext = contextOf('uploaded sheet');
export const auditAnchorContext = contextOf('anchor');
export const cookieSecretContext = contextOf('cookie secret');
export const signingKeyContext = contextOf('signing key');
export const providerSecretContext = contextOf('identity provider');
export const signOutContext = contextOf('sign-out at provider');
