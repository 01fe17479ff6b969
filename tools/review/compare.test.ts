import { expect, test } from 'vitest';
import sharp from 'sharp';
import { compare, pixelHash } from './compare.ts';
import { decodePicture, encodePicture } from './picture-file.ts';

/** A white picture with pixels of a colour, which stand two px apart so that none looks like a smooth edge. */
function picture(
  dots: readonly (readonly [x: number, y: number])[] = [],
  grey = 0,
  width = 100,
  height = 60,
) {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [x, y] of dots) data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data };
}

const dots = (count: number, left = 10, top = 10) =>
  Array.from(
    { length: count },
    (_, index) => [left + (index % 4) * 2, top + Math.floor(index / 4) * 2] as const,
  );

test.each([
  ['nothing', 0, 0, false],
  ['seven pixels', 7, 0, false],
  ['eight pixels', 8, 0, true],
  // 26 levels of grey are 0.1 in YIQ.
  ['eight pixels by 26 levels of grey', 8, 229, true],
  ['eight pixels by three levels of grey', 8, 252, false],
])('compares pictures of one browser: %s (DESK-039)', (_what, count, grey, changed) => {
  const comparison = compare(picture(), picture(dots(count), grey));
  expect(comparison).toMatchObject({ changed, pixels: grey === 252 ? 0 : count });
});

test('another size is a change (DESK-039)', () => {
  expect(compare(picture(), picture([], 0, 100, 61))).toMatchObject({ changed: true });
});

test('frames connected changes apart, and joins close ones (DESK-045)', () => {
  const branch = picture([...dots(8), ...dots(8, 70, 40)]);
  expect(compare(picture(), branch).areas).toEqual([
    { X: 10, Y: 10, Width: 7, Height: 3 },
    { X: 70, Y: 40, Width: 7, Height: 3 },
  ]);
});

test('hashes the pixels and the size of a picture, not its file (DESK-031)', async () => {
  const webp = await encodePicture(picture(dots(8)));
  const png = await sharp(webp).png().toBuffer();
  const [one, other] = await Promise.all([webp, png].map(decodePicture));
  expect(one && pixelHash(one)).toBe(pixelHash(picture(dots(8))));
  expect(other && pixelHash(other)).toBe(one && pixelHash(one));
  expect(pixelHash(picture())).not.toBe(pixelHash(picture([], 0, 60, 100)));
});
