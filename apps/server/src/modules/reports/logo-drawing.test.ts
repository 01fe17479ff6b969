import { createCanvas, loadImage } from '@napi-rs/canvas';
import { readImage } from '@portal/ui/theme/images';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { palettePng } from '../../../../../packages/ui/src/theme/images/testing/palette-png.ts';
import { everyElement, inkscapeFile } from '../../../../../packages/ui/src/theme/images/testing/svg-files.ts';
import { drawableLogo } from './logo-drawing.ts';

const [width, height] = [400, 80];

/** The pixels of a page with only this logo, as another program draws it. */
async function pixelsInPdf(bytes: Uint8Array<ArrayBuffer>, mediaType: 'image/png' | 'image/svg+xml') {
  const page = new PdfDocument({ size: [width, height], margin: 0 });
  const logo = await drawableLogo({ bytes, mediaType }, height);
  logo?.draw(page, 0, 0);
  page.end();
  const task = getDocument({ data: new Uint8Array(await buffer(page)), verbosity: 0 });
  const drawn = await (await task.promise).getPage(1);
  const canvas = createCanvas(width, height);
  await drawn.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    viewport: drawn.getViewport({ scale: 1 }),
  }).promise;
  await task.destroy();
  return { logo, pixels: canvas.getContext('2d').getImageData(0, 0, width, height).data };
}

async function pixelsOfImage(bytes: Uint8Array) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const image = await loadImage(Buffer.from(bytes));
  context.drawImage(image, 0, 0, (image.width / image.height) * height, height);
  return context.getImageData(0, 0, width, height).data;
}

/** The share of the pixels that clearly differ; edges are smoothed in different ways. */
const differing = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 48).length / one.length;

test.each([
  ['every element', everyElement, 0.007],
  ['a gradient', inkscapeFile, 0.007],
  ['a PNG with a translucent palette', palettePng, 0.013],
])('draws %s into a report as a page shows it (STUDIO-036, STUDIO-039)', async (name, file, most) => {
  const reading = await readImage(file, name);
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  const { bytes, mediaType } = reading.image;
  const { logo, pixels } = await pixelsInPdf(bytes, mediaType);
  expect(logo?.width).toBeCloseTo((reading.image.width / reading.image.height) * height);
  const shown = await pixelsOfImage(bytes);
  expect(shown.some((value) => value < 200)).toBe(true);
  expect(differing(pixels, shown)).toBeLessThan(most);
});
