import { channelsOf, PALETTE, passesOf, rowBytes } from './png-header.ts';
import type { PngPixels } from './read-png.ts';

/** The pixels as red, green, blue and alpha, 8 bits each, row by row. */
export function rgbaOf(png: PngPixels): Uint8Array<ArrayBuffer> {
  const { header, rows } = png;
  const pixels = new Uint8Array(header.width * header.height * 4);
  const channels = channelsOf[header.colourType];
  let start = 0;
  for (const pass of passesOf(header)) {
    const length = rowBytes(header, pass.width) + 1;
    for (let row = 0; row < pass.height; row += 1) {
      const sample = sampler(rows.subarray(start + 1, start + length), header.depth);
      for (let column = 0; column < pass.width; column += 1) {
        const [x, y] = [pass.x + column * pass.stepX, pass.y + row * pass.stepY];
        pixels.set(
          colourOf(png, (channel) => sample(column * channels + channel)),
          (y * header.width + x) * 4,
        );
      }
      start += length;
    }
  }
  return pixels;
}

type Sample = (index: number) => number;

function sampler(row: Uint8Array, depth: number): Sample {
  if (depth === 8) return (index) => row[index] ?? 0;
  if (depth === 16) return (index) => ((row[index * 2] ?? 0) << 8) | (row[index * 2 + 1] ?? 0);
  const perByte = 8 / depth;
  return (index) => {
    const shift = 8 - depth * ((index % perByte) + 1);
    return ((row[Math.floor(index / perByte)] ?? 0) >> shift) & ((1 << depth) - 1);
  };
}

function colourOf({ header, palette, transparency }: PngPixels, sample: Sample): readonly number[] {
  const { colourType, depth } = header;
  if (colourType === PALETTE) {
    const index = sample(0);
    const at = index * 3;
    return [palette?.[at] ?? 0, palette?.[at + 1] ?? 0, palette?.[at + 2] ?? 0, transparency?.[index] ?? 255];
  }
  const eight = (value: number) => Math.round((value * 255) / (2 ** depth - 1));
  const grey = colourType === 0 || colourType === 4;
  const colour = grey ? [sample(0), sample(0), sample(0)] : [sample(0), sample(1), sample(2)];
  if (colourType === 4 || colourType === 6) return [...colour, sample(grey ? 1 : 3)].map(eight);
  // The one transparent colour, 16 bits a channel.
  const seeThrough = transparency !== undefined && colour.every((value, channel) => value === keyOf(channel));
  function keyOf(channel: number): number {
    const at = grey ? 0 : channel * 2;
    return ((transparency?.[at] ?? 0) << 8) | (transparency?.[at + 1] ?? 0);
  }
  return [...colour.map(eight), seeThrough ? 0 : 255];
}
