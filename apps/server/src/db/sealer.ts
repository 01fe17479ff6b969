import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Bytes of a key, of the nonce that each text has of its own, and of the mark that tells a changed one. */
export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** Seals texts that nobody may read in a copy of the database (AES-256-GCM). */
export interface Sealer {
  /** @param place Where the text is kept; sealed for one place it cannot be opened in another. */
  seal(text: string, place: string): Buffer;
  /** Throws where the bytes were changed, moved, or sealed under another key. */
  open(sealed: Uint8Array, place: string): string;
}

export function sealerOf(key: Uint8Array): Sealer {
  return {
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), body]);
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed);
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        opening.update(bytes.subarray(nonceBytes + tagBytes)),
        opening.final(),
      ]).toString();
    },
  };
}

/** Anybody can know this key: only what is made up may be sealed under it, as demo data and tests are. */
export const publishedSealer: Sealer = sealerOf(createHash('sha256').update('made up, for anybody').digest());

/** Where the secret of somebody's authenticator app is kept. */
export const authenticatorPlace = (tenant: string, globalId: string): string =>
  `authenticator\n${tenant}\n${globalId}`;

/** Where a tax number is kept, as its seal has it. */
export const taxPlace = (tenant: string, application: number, position: number): string =>
  `tax\n${tenant}\n${application}\n${position}`;
