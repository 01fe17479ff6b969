import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { DRAWING_HEIGHT } from '../src/theme/images/index.ts';
import { compileRasteriser, startRasteriser, type Rasterise } from '../src/theme/rasteriser/index.ts';
import { constructs } from '../src/theme/rasteriser/testing/constructs.ts';
import { openThemePage } from './theme-page.ts';

const { resolve } = createRequire(import.meta.url);
let rasterise: Rasterise;
let page: Page;
beforeAll(async () => {
  ({ page } = await openThemePage());
  const module = await compileRasteriser(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  rasterise = await startRasteriser(module, () => [font]);
});

const font = readFileSync(resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));

/** Where the rasteriser differs: seams between turned tiles, a softer shadow, and the edges of letters. */
const allowed: Readonly<Record<string, number>> = { 'a pattern': 0.1, 'a shadow': 0.02, text: 0.25 };

/** The image with the letters of the reports, because each machine has other fonts. */
const withFont = (svg: string): string =>
  svg.replace(
    '<text',
    `<style>@font-face{font-family:Arial;src:url(data:font/woff2;base64,${font.toString('base64')})}</style>$&`,
  );

/** The share of the visible pixels that clearly differ from what this browser draws. */
const differing = (svg: string, png: Uint8Array): Promise<number> =>
  page.evaluate(
    async ({ sources, height }) => {
      const [one = [], other = []] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = new OffscreenCanvas(height * 4, height);
          const context = canvas.getContext('2d');
          if (context) context.fillStyle = '#fff';
          context?.fillRect(0, 0, canvas.width, canvas.height);
          context?.drawImage(image, 0, 0, canvas.width, canvas.height);
          return Array.from(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []);
        }),
      );
      const visible = one.filter((value, at) => value < 250 || (other[at] ?? 0) < 250).length;
      if (one.length !== other.length || visible === 0) return 1;
      return one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 40).length / visible;
    },
    {
      height: DRAWING_HEIGHT,
      sources: [
        `data:image/svg+xml;base64,${Buffer.from(withFont(svg)).toString('base64')}`,
        `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
      ],
    },
  );

test.each(Object.entries(constructs))(
  'draws %s for reports as a browser does (STUDIO-039, STUDIO-040)',
  async (name, svg) => {
    const result = rasterise({ bytes: new TextEncoder().encode(svg), mediaType: 'image/svg+xml' });
    if ('problem' in result) throw new Error(result.problem);
    expect(result.drawing.width / result.drawing.height).toBeCloseTo(4);
    expect(await differing(svg, result.drawing.png)).toBeLessThan(allowed[name] ?? 0.01);
  },
  30_000,
);
