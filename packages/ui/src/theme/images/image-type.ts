import type { StoredImage } from './image.ts';

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** What a file is by its first bytes; the rasteriser decides whether it is well-formed. */
export function imageType(bytes: Uint8Array): StoredImage['mediaType'] | undefined {
  if (pngStart.every((byte, at) => bytes[at] === byte)) return 'image/png';
  // The first sign of XML, after a byte order mark.
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 1024))) ? 'image/svg+xml' : undefined;
}

/** The size in the header of a PNG. */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
