import { joinPng } from './png-parts.ts';

/** Pixels as red, green, blue and alpha, 8 bits each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Writes pixels as a PNG; `deflate` compresses to zlib data. */
export function writePng(
  { width, height, rgba }: Pixels,
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 6], 8);
  const length = width * 4;
  const rows = new Uint8Array((length + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(rgba.subarray(row * length, (row + 1) * length), row * (length + 1) + 1);
  return joinPng([
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: deflate(rows) },
    { type: 'IEND', data: new Uint8Array() },
  ]);
}
