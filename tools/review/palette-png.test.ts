import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { encodeWithPalette } from './palette-png.ts';

function picture(width: number, height: number, colourOf: (pixel: number) => readonly number[]) {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) png.data.set([...colourOf(pixel), 255], pixel * 4);
  return png;
}

test('keeps every pixel of a picture with few colours', () => {
  const flag = picture(30, 20, (pixel) => (pixel % 30 < 15 ? [0, 90, 160] : [255, 255, 255]));
  const read = PNG.sync.read(encodeWithPalette(flag));
  expect([read.width, read.height]).toEqual([30, 20]);
  expect(read.data.equals(flag.data)).toBe(true);
});

test('replaces rare colours by the nearest of the 256 most frequent ones', () => {
  const many = (pixel: number) => [pixel % 256, 0, 0];
  const rare = picture(256, 4, (pixel) => (pixel === 1_000 ? [200, 3, 0] : many(pixel)));
  const file = encodeWithPalette(rare);
  const read = PNG.sync.read(file);
  expect([...read.data.subarray(4_000, 4_003)]).toEqual([200, 0, 0]);
  expect(read.data.equals(rare.data), 'the picture has the colours of the file').toBe(true);
});
