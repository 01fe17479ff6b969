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

test('keeps the colour of a small mark, and replaces shades by the nearest ones', () => {
  const shades = (pixel: number) => [pixel % 256, Math.floor(pixel / 256), 128];
  const mark = [200, 0, 0];
  const screen = picture(256, 4, (pixel) => (pixel === 1_000 ? mark : shades(pixel)));
  const before = Buffer.from(screen.data);
  const read = PNG.sync.read(encodeWithPalette(screen));
  expect([...read.data.subarray(4_000, 4_003)]).toEqual(mark);
  expect(Math.max(...before.map((value, at) => Math.abs(value - (read.data[at] ?? 0))))).toBeLessThan(8);
  expect(read.data.equals(screen.data), 'the picture has the colours of the file').toBe(true);
});
