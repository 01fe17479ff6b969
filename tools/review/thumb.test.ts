import type { Pixels } from './picture-file.ts';
import { expect, test } from 'vitest';
import { thumbOf } from './thumb.ts';

/** A white picture with a red part. */
function picture(width: number, height: number, part = { x: 0, y: 0, width: 0, height: 0 }) {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = part.y; y < part.y + part.height; y += 1)
    for (let x = part.x; x < part.x + part.width; x += 1) data.set([255, 0, 0, 255], (y * width + x) * 4);
  return { width, height, data };
}

const sizeOf = ({ width, height }: Pixels) => [width, height];
const pixel = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4).subarray(0, 3),
];

test.each([
  ['the top of a window', [1280, 800], { x: 0, y: 0, width: 1280, height: 800 }, [640, 400]],
  ['the top of a long page', [1280, 4000], { x: 0, y: 0, width: 1280, height: 800 }, [640, 400]],
  ['a phone, which is small enough', [390, 844], { x: 0, y: 0, width: 390, height: 800 }, [390, 800]],
])('is at most 640 px wide: %s (DESK-031)', async (_, [width = 0, height = 0], shown, size) => {
  expect(sizeOf(await thumbOf(picture(width, height), shown, false))).toEqual(size);
});

test('shows a small part at its own size with some space around it (DESK-078)', async () => {
  const part = { x: 900, y: 2000, width: 300, height: 100 };
  const thumb = await thumbOf(picture(1280, 3000, part), part, true);
  expect(sizeOf(thumb)).toEqual([332, 132]);
  expect(pixel(thumb, 15, 60)).toEqual([255, 255, 255]);
  expect(pixel(thumb, 16, 60)).toEqual([255, 0, 0]);
  expect(pixel(thumb, 315, 115)).toEqual([255, 0, 0]);
  expect(pixel(thumb, 316, 116)).toEqual([255, 255, 255]);
});

test('reduces a wide part by mixing the colours of its pixels (DESK-078)', async () => {
  const thumb = await thumbOf(
    picture(1280, 200, { x: 0, y: 0, width: 1, height: 200 }),
    { x: 0, y: 0, width: 1280, height: 200 },
    true,
  );
  expect(sizeOf(thumb)).toEqual([640, 100]);
  expect(pixel(thumb, 0, 50)).toEqual([255, 128, 128]);
});
