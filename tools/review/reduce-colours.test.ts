import { expect, test } from 'vitest';
import { decodePicture, encodePicture } from './picture-file.ts';
import { reduceColours } from './reduce-colours.ts';

function picture(width: number, height: number, colourOf: (pixel: number) => readonly number[]) {
  const data = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) data.set([...colourOf(pixel), 255], pixel * 4);
  return { width, height, data };
}

test('keeps every pixel of a picture with few colours, also in its file', async () => {
  const flag = picture(30, 20, (pixel) => (pixel % 30 < 15 ? [0, 90, 160] : [255, 255, 255]));
  const before = Buffer.from(flag.data);
  reduceColours(flag);
  expect(await decodePicture(await encodePicture(flag))).toEqual({ width: 30, height: 20, data: before });
});

test('keeps the colour of a small mark, and replaces shades by the nearest ones', () => {
  const shades = (pixel: number) => [pixel % 256, Math.floor(pixel / 256), 128];
  const mark = [200, 0, 0];
  const screen = picture(256, 4, (pixel) => (pixel === 1_000 ? mark : shades(pixel)));
  const before = Buffer.from(screen.data);
  reduceColours(screen);
  expect([...screen.data.subarray(4_000, 4_003)]).toEqual(mark);
  expect(new Set(new Uint32Array(screen.data.buffer)).size).toBeLessThanOrEqual(96);
  expect(Math.max(...before.map((value, at) => Math.abs(value - (screen.data[at] ?? 0))))).toBeLessThan(8);
});
