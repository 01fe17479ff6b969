import type { Pixels } from './picture-file.ts';

/** With more colours, a file is larger: with 256 by an eighth. */
const mostColours = 96;
/** How many of them are the most frequent ones. */
const frequentColours = 64;

/** Replaces the colours of a picture by its 96 most typical ones. Screens have few, apart from the edges of letters. */
export function reduceColours({ width, height, data }: Pixels): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const palette = typicalColours(pixels);
  const replacement = new Map(palette.map((colour) => [colour, colour]));
  forEachRun(pixels, (colour, start, end) => {
    const known = replacement.get(colour) ?? nearest(palette, colour);
    replacement.set(colour, known);
    pixels.fill(known, start, end);
  });
}

/**
 * The most frequent colours, and those that are least like them, so that a small mark keeps its colour. The result
 * depends on the pixels alone.
 */
function typicalColours(pixels: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  forEachRun(pixels, (colour, start, end) => counts.set(colour, (counts.get(colour) ?? 0) + end - start));
  const colours = [...counts].toSorted(([one, often], [other, oftener]) => oftener - often || one - other);
  const palette = colours.slice(0, frequentColours).map(([colour]) => colour);
  const rest = colours.slice(frequentColours).map(([colour, count]) => ({
    colour,
    weight: Math.sqrt(count),
    distance: Math.min(...palette.map((other) => distanceOf(colour, other))),
  }));
  while (palette.length < mostColours) {
    let worst: (typeof rest)[number] | undefined;
    let greatest = 0;
    for (const candidate of rest) {
      const error = candidate.distance * candidate.weight;
      if (error > greatest) [worst, greatest] = [candidate, error];
    }
    if (!worst) break;
    palette.push(worst.colour);
    for (const other of rest)
      other.distance = Math.min(other.distance, distanceOf(other.colour, worst.colour));
  }
  return palette;
}

/** Calls `visit` for each run of pixels of one colour: a screen has few runs for its many pixels. */
function forEachRun(pixels: Uint32Array, visit: (colour: number, start: number, end: number) => void): void {
  let start = 0;
  while (start < pixels.length) {
    const colour = pixels[start] ?? 0;
    let end = start + 1;
    while (pixels[end] === colour) end += 1;
    visit(colour, start, end);
    start = end;
  }
}

/** The square of the distance of two colours. */
const distanceOf = (one: number, other: number) =>
  ((one & 255) - (other & 255)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  (((one >> 16) & 255) - ((other >> 16) & 255)) ** 2;

function nearest(palette: readonly number[], colour: number): number {
  let [best, least] = [colour, Infinity];
  for (const other of palette) {
    const distance = distanceOf(colour, other);
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}
