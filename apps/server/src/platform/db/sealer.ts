import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Bytes of a key, of the nonce that each text has of its own, and of the mark that tells a changed one. */
export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** Says which of several keys a value is sealed under: a version, and eight bytes that are no part of the key. */
const keyIdBytes = 9;
const version = 1;

/** Seals what nobody may read in a copy of the database (AES-256-GCM). */
export interface Sealer {
  /** @param context Where the content is kept; sealed for one place it cannot be opened in another. */
  seal(content: string | Uint8Array, context: string): Buffer;
  /** Throws where the bytes were changed, moved, or sealed under a key that is not given. */
  open(sealed: Uint8Array, context: string): string;
  /** The same for what is no text. */
  openBytes(sealed: Uint8Array, context: string): Buffer;
  /** What everything begins with that is sealed now. */
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

/** The first key seals, and each opens what was sealed under it. */
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
      // It adds nothing in this mode, and makes the tag.
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
  // It adds nothing in this mode, and throws where the tag is another.
  opening.final();
  return content;
}

/** Anybody can know this key: only what is made up may be sealed under it, as demo data and tests are. */
export const demoKey: Uint8Array = createHash('sha256').update('made up, for anybody').digest();
export const demoSealer: Sealer = sealerOf(demoKey);

/** Where the secret of somebody's authenticator app is kept. */
export const authenticatorContext = (tenant: string, globalId: string): string =>
  `authenticator\n${tenant}\n${globalId}`;

/** Where a tax number is kept, as its seal has it. */
export const taxNumberContext = (tenant: string, application: number, position: number): string =>
  `tax\n${tenant}\n${application}\n${position}`;

/** Where a part of a stored file is kept. */
export const fileChunkContext = (tenant: string, fileId: string, position: number): string =>
  `file\n${tenant}\n${fileId}\n${position}`;

/** Where an anchor of the audit is kept. */
export const auditAnchorContext = (tenant: string, number: number): string => `anchor\n${tenant}\n${number}`;

/** Where a cookie secret is kept. */
export const cookieSecretContext = (issuer: string, kid: string): string =>
  `cookie secret\n${issuer}\n${kid}`;

/** Where a private key is kept that an issuer signs with. */
export const signingKeyContext = (issuer: string, kid: string): string => `signing key\n${issuer}\n${kid}`;
