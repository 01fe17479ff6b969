import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { readImage } from '../src/theme/images/index.ts';
import { everyElement, illustratorFile, inkscapeFile } from '../src/theme/images/testing/svg-files.ts';
import { openThemePage } from './theme-page.ts';

/** The share of the visible pixels that clearly differ, at this height. */
const differing = (page: Page, sent: Uint8Array, stored: Uint8Array, height: number): Promise<number> =>
  page.evaluate(
    async ({ files, high }) => {
      const [one = [], other = []] = await Promise.all(
        files.map(async (svg) => {
          const image = new Image();
          image.src = `data:image/svg+xml;base64,${svg}`;
          await image.decode();
          const canvas = new OffscreenCanvas(high * 5, high);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0, canvas.width, canvas.height);
          return Array.from(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []);
        }),
      );
      const visible = one.filter((value, at) => value > 0 || (other[at] ?? 0) > 0).length;
      if (one.length !== other.length || visible === 0) return 1;
      return one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 16).length / visible;
    },
    { files: [sent, stored].map((bytes) => Buffer.from(bytes).toString('base64')), high: height },
  );

test.each([
  ['Inkscape', inkscapeFile],
  ['Illustrator', illustratorFile],
  ['every element', everyElement],
])(
  'a stored drawing of %s looks like the one that was sent (STUDIO-039, STUDIO-040)',
  async (_, bytes) => {
    const reading = await readImage(bytes, 'logo.svg');
    if (!reading.ok) throw new Error(reading.problems.join(' '));
    const { page, close } = await openThemePage();
    onTestFinished(close);
    for (const height of [16, 28, 56, 240])
      expect(await differing(page, bytes, reading.image.bytes, height)).toBeLessThan(0.005);
  },
  30_000,
);
