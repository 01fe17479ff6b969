import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { threshold } from './threshold.ts';
import type { Pixels } from './picture-file.ts';
import type { Area } from './result.ts';

/** Fewer different pixels are noise. */
export const leastPixels = 8;

export interface Comparison {
  readonly changed: boolean;
  /** How many pixels differ; anti-aliased edges do not count. */
  readonly pixels: number;
  /** Share of the larger picture that differs, from 0 to 1. */
  readonly share: number;
  /** Connected parts that differ, from top to bottom. */
  readonly areas: readonly Area[];
}

/** Compares two decoded pictures. Another size is always a change. */
export function compare(base: Pixels, branch: Pixels): Comparison {
  const width = Math.max(base.width, branch.width);
  const height = Math.max(base.height, branch.height);
  const mask = new Uint8Array(width * height * 4);
  const [from, to] = [base, branch].map((picture) => onCanvas(picture, width, height).data);
  const pixels = from && to ? pixelmatch(from, to, mask, width, height, { threshold, diffMask: true }) : 0;
  const resized = base.width !== branch.width || base.height !== branch.height;
  return {
    changed: resized || pixels >= leastPixels,
    pixels,
    share: pixels / (width * height),
    areas: connectedAreas(mask, width, height),
  };
}

/** SHA-256 of the decoded pixels and their size, in hexadecimal. */
export const pixelHash = ({ width, height, data }: Pixels): string =>
  createHash('sha256').update(`${width}x${height}:`).update(data).digest('hex');

function onCanvas(picture: Pixels, width: number, height: number): Pixels {
  if (picture.width === width && picture.height === height) return picture;
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < picture.height; y += 1) {
    const start = y * picture.width * 4;
    picture.data.copy(data, y * width * 4, start, start + picture.width * 4);
  }
  return { width, height, data };
}

/** Changed pixels that are closer together than this, in px, are one area. */
const tile = 12;

/** Boxes around the connected opaque pixels of a mask. */
function connectedAreas(mask: Uint8Array, width: number, height: number): readonly Area[] {
  const columns = Math.ceil(width / tile);
  const boxes = new Map<number, Box>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask[pixel * 4 + 3] === 0) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const at = Math.floor(y / tile) * columns + Math.floor(x / tile);
    boxes.set(at, around(boxes.get(at), { left: x, top: y, right: x, bottom: y }));
  }
  const areas: Area[] = [];
  for (const [start, first] of boxes) {
    let box = first;
    const queue = [start];
    boxes.delete(start);
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const next of neighbours(at, columns)) {
        const found = boxes.get(next);
        if (!found) continue;
        boxes.delete(next);
        box = around(box, found);
        queue.push(next);
      }
    }
    const { left, top, right, bottom } = box;
    areas.push({ X: left, Y: top, Width: right - left + 1, Height: bottom - top + 1 });
  }
  return areas.toSorted((one, other) => one.Y - other.Y || one.X - other.X);
}

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

const around = (one: Box = outside, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const outside: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

/** The tiles around a tile, which never wrap to the other side. */
const neighbours = (at: number, columns: number) =>
  [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1]
      .filter((column) => (at % columns) + column >= 0 && (at % columns) + column < columns)
      .map((column) => at + row * columns + column),
  );
