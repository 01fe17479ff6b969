import { crc32 } from './crc32.ts';

/** A part ('chunk') of a PNG. */
export interface PngPart {
  readonly type: string;
  readonly data: Uint8Array;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes of a part besides its data: length, type, checksum. */
const FRAME = 12;

export const isPng = (bytes: Uint8Array): boolean => signature.every((byte, at) => bytes[at] === byte);

/** The parts up to `IEND`, and whether bytes follow it. Throws a `RangeError` with the reason if one is damaged. */
export function splitPng(bytes: Uint8Array): { parts: readonly PngPart[]; trailing: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: PngPart[] = [];
  let at = signature.length;
  while (at + FRAME <= bytes.length) {
    const end = at + FRAME + view.getUint32(at);
    if (end > bytes.length) break;
    const type = String.fromCodePoint(...bytes.subarray(at + 4, at + 8));
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4))
      throw new RangeError('a checksum is wrong');
    parts.push({ type, data: bytes.subarray(at + 8, end - 4) });
    at = end;
    if (type === 'IEND') return { parts, trailing: at < bytes.length };
  }
  throw new RangeError('it ends too early');
}

export function joinPng(parts: readonly PngPart[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(
    parts.reduce((length, { data }) => length + FRAME + data.length, signature.length),
  );
  const view = new DataView(bytes.buffer);
  bytes.set(signature);
  let at = signature.length;
  for (const { type, data } of parts) {
    view.setUint32(at, data.length);
    bytes.set(new TextEncoder().encode(type), at + 4);
    bytes.set(data, at + 8);
    view.setUint32(at + 8 + data.length, crc32(bytes.subarray(at + 4, at + 8 + data.length)));
    at += FRAME + data.length;
  }
  return bytes;
}
