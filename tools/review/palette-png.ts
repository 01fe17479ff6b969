import type { PNG } from 'pngjs';
import { crc32, deflateSync } from 'node:zlib';

/** Greatest number of colours of a PNG with a palette. */
const mostColours = 256;
/** How many of them are the most frequent ones. */
const frequentColours = 64;

/**
 * Reduces a picture to 256 colours, and returns the file. Screens have few colours apart from the edges of letters, and
 * the file has a third of the size. `picture` gets the colours of the file.
 */
export function encodeWithPalette(picture: PNG): Buffer {
  const { width, height, data } = picture;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const palette = typicalColours(pixels);
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  // The first byte of each row names its filter; 0 is no filter.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const colour = pixels[y * width + x] ?? 0;
      let index = indexOf.get(colour);
      if (index === undefined) {
        index = nearest(palette, colour);
        indexOf.set(colour, index);
      }
      rows[y * (width + 1) + x + 1] = index;
      pixels[y * width + x] = palette[index] ?? 0;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours from the palette.
  header.set([8, 3], 8);
  const colours = Buffer.from(palette.flatMap(channels));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The most frequent colours, and those that are least like them, so that a small mark keeps its colour. The result
 * depends on the pixels alone.
 */
function typicalColours(pixels: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const colours = [...counts].toSorted(([one, often], [other, oftener]) => oftener - often || one - other);
  const palette = colours.slice(0, frequentColours).map(([colour]) => colour);
  const rest = colours.slice(frequentColours).map(([colour, count]) => ({
    colour,
    weight: Math.sqrt(count),
    distance: Math.min(...palette.map((other) => distanceOf(colour, other))),
  }));
  while (palette.length < mostColours) {
    let worst: (typeof rest)[number] | undefined;
    let greatest = 0;
    for (const candidate of rest) {
      const error = candidate.distance * candidate.weight;
      if (error > greatest) [worst, greatest] = [candidate, error];
    }
    if (!worst) break;
    palette.push(worst.colour);
    for (const other of rest)
      other.distance = Math.min(other.distance, distanceOf(other.colour, worst.colour));
  }
  return palette;
}

/** The square of the distance of two colours. */
const distanceOf = (one: number, other: number) =>
  ((one & 255) - (other & 255)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  (((one >> 16) & 255) - ((other >> 16) & 255)) ** 2;

const channels = (colour: number) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];

function nearest(palette: readonly number[], colour: number): number {
  let [best, least] = [0, Infinity];
  for (const [index, other] of palette.entries()) {
    const distance = distanceOf(colour, other);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
