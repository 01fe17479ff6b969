import { clampRgb, converter, differenceCiede2000, formatHex } from 'culori';

const toOklch = converter('oklch');
const toRgb = converter('rgb');
const difference = differenceCiede2000();
const STEPS = 200;

/** How far two colours are apart for an eye, CIEDE2000: 1 is just seen, 10 is another colour. */
export const apart = (one: string, other: string): number => difference(one, other);

/** The colour of the same hue, lighter or darker, that is nearest to one and passes; none if no lightness does. */
export function nearestPassing(colour: string, passes: (candidate: string) => boolean): string | undefined {
  const start = toOklch(colour);
  if (!start) throw new TypeError(`Not a colour: ${colour}`);
  const candidates = Array.from({ length: STEPS + 1 }, (_, step) =>
    formatHex(clampRgb(toRgb({ ...start, l: step / STEPS }))),
  );
  return candidates
    .filter(passes)
    .toSorted((one, other) => apart(colour, one) - apart(colour, other))
    .at(0);
}

/** Hue in degrees and how much of it there is. */
export function hueOf(colour: string): { hue: number; chroma: number } {
  const { h = 0, c = 0 } = toOklch(colour) ?? {};
  return { hue: h, chroma: c };
}

/** The same lightness and chroma at another hue. */
export function withHue(colour: string, hue: number): string {
  const start = toOklch(colour);
  if (!start) throw new TypeError(`Not a colour: ${colour}`);
  return formatHex(clampRgb(toRgb({ ...start, h: hue })));
}
