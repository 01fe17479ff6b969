import { rgbaOf } from './png/pixels.ts';
import { readPng } from './png/read-png.ts';
import type { Pixels } from './png/write-png.ts';
import { readSvg, type Drawing } from './svg/read-svg.ts';

/** The elements of a stored SVG; undefined if it is none. */
export function readDrawing(bytes: Uint8Array): Drawing | undefined {
  const reading = readSvg(bytes);
  return 'drawing' in reading ? reading.drawing : undefined;
}

/** The pixels of a stored PNG; undefined if it is none. */
export async function readPixels(bytes: Uint8Array): Promise<Pixels | undefined> {
  const reading = await readPng(bytes);
  if (!('pixels' in reading)) return undefined;
  const { width, height } = reading.image;
  return { width, height, rgba: rgbaOf(reading.pixels) };
}
