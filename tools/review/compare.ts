import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import type { PNG } from 'pngjs';

/** Fewer different pixels are noise. */
export const leastPixels = 8;

/** Two pixels differ if their colours are further apart than this in YIQ; from 0 to 1. */
const threshold = 0.1;

export interface Comparison {
  readonly changed: boolean;
  /** How many pixels differ; anti-aliased edges do not count. All of the larger picture if the sizes differ. */
  readonly pixels: number;
  /** Share of the picture that differs, from 0 to 1. */
  readonly share: number;
}

/** Compares two decoded pictures. */
export function compare(base: PNG, branch: PNG): Comparison {
  if (base.width !== branch.width || base.height !== branch.height) {
    return { changed: true, pixels: Math.max(area(base), area(branch)), share: 1 };
  }
  const pixels = pixelmatch(base.data, branch.data, undefined, base.width, base.height, { threshold });
  return { changed: pixels >= leastPixels, pixels, share: pixels / area(base) };
}

/** SHA-256 of the decoded pixels and their size, in hexadecimal. */
export const pixelHash = ({ width, height, data }: PNG): string =>
  createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex');

const area = ({ width, height }: PNG) => width * height;
