import { PNG } from 'pngjs';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { imageColours } from './image-colours.ts';
import { joinPng, splitPng, type PngPart } from './png/png-parts.ts';
import { rgbaOf } from './png/pixels.ts';
import { readPng } from './png/read-png.ts';
import { readImage } from './read-image.ts';

const header = (width: number, height: number, depth = 8, colourType = 6, interlace = 0): PngPart => {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data.set([depth, colourType, 0, 0, interlace], 8);
  return { type: 'IHDR', data };
};
const part = (type: string, data: Uint8Array | string = ''): PngPart => ({
  type,
  data: typeof data === 'string' ? new TextEncoder().encode(data) : data,
});
const rows = (bytes: Uint8Array | number) =>
  part('IDAT', deflateSync(typeof bytes === 'number' ? new Uint8Array(bytes) : bytes));
/** A red square of 60 px. */
const square = Uint8Array.from(
  { length: 60 * 241 },
  (_, at) => [0, 255, 0, 0, 255][at % 241 && 1 + (((at % 241) - 1) % 4)] ?? 0,
);
const end = part('IEND');
const good = joinPng([header(60, 60), rows(60 * 241), end]);

const problemsOf = async (bytes: Uint8Array, use: 'logo' | 'icon' = 'logo') => {
  const reading = await readImage(bytes, 'logo.png', use);
  return reading.ok ? [] : reading.problems;
};
const changed = (at: number) => good.map((byte, index) => (index === at ? byte ^ 1 : byte));

test.each<[string, Uint8Array, string]>([
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'neither an SVG nor a PNG with a size'],
  ['no size', joinPng([header(0, 60), rows(0), end]), 'neither an SVG nor a PNG with a size'],
  ['a wrong checksum', changed(good.length - 20), 'damaged: a checksum is wrong'],
  ['truncated parts', good.subarray(0, good.length - 15), 'damaged: it ends too early'],
  ['truncated pixels', joinPng([header(60, 60), rows(100), end]), 'damaged: it ends too early'],
  [
    'a truncated stream',
    joinPng([header(60, 60), part('IDAT', deflateSync(square).subarray(0, 20)), end]),
    'damaged',
  ],
  [
    'more pixels than it says',
    joinPng([header(60, 60), rows(50_000_000), end]),
    'damaged: it holds more pixels than it says',
  ],
  [
    '2000 px',
    joinPng([header(2000, 1500), rows(9), end]),
    '2000 × 1500 px, at most 1024 × 1024 px are asked',
  ],
  [
    '8 MB of pixels',
    joinPng([header(1024, 1024, 16), rows(9), end]),
    'decompresses to 8 MB, at most 4 MB are asked',
  ],
  [
    'an unknown filter',
    joinPng([header(1, 1, 8, 0), rows(Uint8Array.of(9, 0)), end]),
    'damaged: its pixels cannot be read',
  ],
  ['no palette', joinPng([header(8, 8, 8, 3), rows(72), end]), 'damaged: its colours cannot be read'],
])('refuses a PNG with %s (STUDIO-035, STUDIO-037)', async (_, bytes, problem) => {
  expect((await problemsOf(bytes)).join(' ')).toContain(problem);
});

test('takes 1024 × 1024 px with four channels (STUDIO-037)', async () => {
  expect(await problemsOf(joinPng([header(1024, 1024), rows(1024 * 4097), end]))).toEqual([]);
});

test('stores pixels and colours only, and names what was left out (STUDIO-037)', async () => {
  const file = joinPng([
    header(60, 60),
    part('iCCP', 'profile'),
    part('eXIf', 'GPS 37.8136 S'),
    part('acTL', 'frames'),
    part('sRGB', Uint8Array.of(0)),
    rows(square),
    part('fdAT', 'frame'),
    part('tEXt', 'Author'),
    end,
  ]);
  const reading = await readImage(Uint8Array.of(...file, 1, 2, 3), 'logo.png');
  expect(reading).toMatchObject({
    ok: true,
    image: {
      mediaType: 'image/png',
      width: 60,
      height: 60,
      removed: ['colour profile', 'metadata', 'animation', 'data after the image'],
    },
  });
  if (!reading.ok) return;
  const { parts } = splitPng(reading.image.bytes);
  expect(parts.map(({ type }) => type)).toEqual(['IHDR', 'sRGB', 'IDAT', 'IEND']);
  expect(await readImage(reading.image.bytes, 'logo.png')).toEqual({
    ok: true,
    image: { ...reading.image, removed: [] },
  });
});

test('an icon is square and has 16 to 512 px (STUDIO-038)', async () => {
  const icon = (width: number, height: number) =>
    problemsOf(joinPng([header(width, height, 8, 0), rows((width + 1) * height), end]), 'icon');
  expect(await icon(32, 33)).toEqual([]);
  expect(await icon(100, 40)).toEqual(['logo.png is not square.']);
  expect(await icon(600, 600)).toEqual(['logo.png is 600 px wide, 16 to 512 px are asked.']);
});

/** Reads with every depth, colour type and interlacing that PNG knows, compared with another reader. */
test.each(
  [
    [1, 0],
    [2, 0],
    [4, 0],
    [8, 0],
    [16, 0],
    [8, 2],
    [16, 2],
    [1, 3],
    [2, 3],
    [4, 3],
    [8, 3],
    [8, 4],
    [16, 4],
    [8, 6],
    [16, 6],
  ].flatMap(([depth, colourType]) => [0, 1].map((interlace) => [depth, colourType, interlace] as const)),
)(
  'reads pixels of %s bits of colour type %s, interlaced %s, like another reader',
  async (depth = 8, colourType = 0, interlace = 0) => {
    const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colourType] ?? 1;
    const [width, height] = [13, 11];
    const passes = interlace
      ? [
          [0, 0, 8, 8],
          [4, 0, 8, 8],
          [0, 4, 4, 8],
          [2, 0, 4, 4],
          [0, 2, 2, 4],
          [1, 0, 2, 2],
          [0, 1, 1, 2],
        ]
      : [[0, 0, 1, 1]];
    const data = passes.flatMap(([x = 0, y = 0, stepX = 1, stepY = 1]) => {
      const length = Math.ceil((Math.ceil((width - x) / stepX) * depth * channels) / 8);
      return Array.from({ length: Math.ceil((height - y) / stepY) }, (_, row) => [
        row % 5,
        ...Array.from({ length }, (__, at) => (row * 37 + at * 91) % 251),
      ]).flat();
    });
    const palette = Uint8Array.from({ length: 3 * 2 ** Math.min(depth, 8) }, (_, at) => (at * 7) % 256);
    const file = joinPng([
      header(width, height, depth, colourType, interlace),
      ...(colourType === 3 ? [part('PLTE', palette), part('tRNS', Uint8Array.of(0, 90))] : []),
      rows(Uint8Array.from(data)),
      end,
    ]);
    const reading = await readPng(file);
    const other = PNG.sync.read(Buffer.from(file));
    expect('pixels' in reading && Array.from(rgbaOf(reading.pixels))).toEqual(Array.from(other.data));
  },
);

test('finds the colours that cover 2 % of the visible pixels (STUDIO-030)', async () => {
  // 100 pixels: 90 transparent, 9 almost or quite white, one black.
  const pixels = Array.from({ length: 100 }, (_, at) =>
    at < 90 ? [9, 9, 9, 127] : at < 99 ? [255, 255, at < 95 ? 255 : 250, 128] : [0, 0, 0, 255],
  );
  const colours = (list: readonly (readonly number[])[]) =>
    imageColours({
      bytes: joinPng([header(list.length, 1), rows(Uint8Array.of(0, ...list.flat())), end]),
      mediaType: 'image/png',
    });
  expect(await colours(pixels)).toEqual(['#ffffff', '#000000']);
  const many = Array.from({ length: 98 }, () => [255, 255, 255, 255]);
  expect(await colours([...many, [0, 0, 0, 255]])).toEqual(['#ffffff']);
});
