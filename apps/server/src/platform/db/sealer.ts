import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Bytes of a key, of the nonce that each text has of its own, and of the mark that tells a changed one. */
export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** Says which of several keys a value is sealed under: a version, and eight bytes that are no part of the key. */
const markBytes = 9;
const version = 1;

/** Seals what nobody may read in a copy of the database (AES-256-GCM). */
export interface Sealer {
  /** @param place Where the content is kept; sealed for one place it cannot be opened in another. */
  seal(content: string | Uint8Array, place: string): Buffer;
  /** Throws where the bytes were changed, moved, or sealed under a key that is not given. */
  open(sealed: Uint8Array, place: string): string;
  /** The same for what is no text. */
  openBytes(sealed: Uint8Array, place: string): Buffer;
  /** What everything begins with that is sealed now. */
  readonly mark: Buffer;
}

const markOf = (key: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from([version]),
    createHash('sha256')
      .update('name of the key')
      .update(key)
      .digest()
      .subarray(0, markBytes - 1),
  ]);

/** The first key seals, and each opens what was sealed under it. */
export function sealerOf(key: Uint8Array, ...earlier: readonly Uint8Array[]): Sealer {
  const keys = [key, ...earlier].map((one) => ({ key: one, mark: markOf(one) }));
  const mark = markOf(key);
  const openBytes = (sealed: Uint8Array, place: string): Buffer => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const named = keys.find((one) => bytes.subarray(0, markBytes).equals(one.mark));
    if (!named) throw new Error('The value is sealed under none of the keys.');
    return openUnder(named.key, bytes.subarray(markBytes), place);
  };
  return {
    mark,
    seal(content, place) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place));
      const plain = typeof content === 'string' ? Buffer.from(content) : content;
      const body = sealing.update(plain);
      // It adds nothing in this mode, and makes the tag.
      sealing.final();
      return Buffer.concat([mark, nonce, sealing.getAuthTag(), body]);
    },
    open: (sealed, place) => openBytes(sealed, place).toString(),
    openBytes,
  };
}

function openUnder(key: Uint8Array, bytes: Buffer, place: string): Buffer {
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = opening.update(bytes.subarray(nonceBytes + tagBytes));
  // It adds nothing in this mode, and throws where the tag is another.
  opening.final();
  return content;
}

/** Anybody can know this key: only what is made up may be sealed under it, as demo data and tests are. */
export const publishedKey: Uint8Array = createHash('sha256').update('made up, for anybody').digest();
export const publishedSealer: Sealer = sealerOf(publishedKey);

/** Where the secret of somebody's authenticator app is kept. */
export const authenticatorPlace = (tenant: string, globalId: string): string =>
  `authenticator\n${tenant}\n${globalId}`;

/** Where a tax number is kept, as its seal has it. */
export const taxPlace = (tenant: string, application: number, position: number): string =>
  `tax\n${tenant}\n${application}\n${position}`;

/** Where a part of a stored file is kept. */
export const chunkPlace = (tenant: string, fileId: string, position: number): string =>
  `file\n${tenant}\n${fileId}\n${position}`;

/** Where an anchor of the audit is kept. */
export const anchorPlace = (tenant: string, number: number): string => `anchor\n${tenant}\n${number}`;

/** Where a cookie secret is kept. */
export const cookieSecretPlace = (issuer: string, kid: string): string => `cookie secret\n${issuer}\n${kid}`;

/** Where a private key is kept that an issuer signs with. */
export const signingKeyPlace = (issuer: string, kid: string): string => `signing key\n${issuer}\n${kid}`;
