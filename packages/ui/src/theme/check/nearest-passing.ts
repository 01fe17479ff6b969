import { clampChroma, clampRgb, converter, differenceCiede2000, formatHex, wcagContrast } from 'culori';

const toOklch = converter('oklch');
const toRgb = converter('rgb');
const difference = differenceCiede2000();
const STEPS = 200;

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export const contrastOf: (one: string, other: string) => number = wcagContrast;

/** Perceived difference of two colours, CIEDE2000: 1 is just noticeable, 10 is clearly another colour. */
export const colourDifference = (one: string, other: string): number => difference(one, other);

/** Returns the nearest colour of the same hue, lighter or darker, that passes; undefined if no lightness does. */
export function nearestPassing(colour: string, passes: (candidate: string) => boolean): string | undefined {
  const start = toOklch(colour);
  if (!start) throw new TypeError(`Not a colour: ${colour}`);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const candidate = formatHex(clampRgb(toRgb({ ...start, l: step / STEPS })));
    return { candidate, distance: colourDifference(colour, candidate) };
  })
    .toSorted((one, other) => one.distance - other.distance)
    .find(({ candidate }) => passes(candidate))?.candidate;
}

/** Hue in degrees, and chroma. */
export function hueOf(colour: string): { hue: number; chroma: number } {
  const { h = 0, c = 0 } = toOklch(colour) ?? {};
  return { hue: h, chroma: c };
}

/** Returns the colour with the same lightness at another hue, as colourful as a screen can show there. */
export function withHue(colour: string, hue: number): string {
  const start = toOklch(colour);
  if (!start) throw new TypeError(`Not a colour: ${colour}`);
  return formatHex(clampChroma({ ...start, h: hue }, 'oklch'));
}
