import { clampRgb, converter, formatHex, parse } from 'culori';

type Components = readonly [number, number, number];

/** The colour spaces of the format, version 2025.10. The parts of the first two are percentages but for the hue. */
const percentages = /^(?:hsl|hwb)$/;
const functions = /^(?:lab|lch|oklab|oklch)$/;
const profiles = /^(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz-d65|xyz-d50)$/;

/** A colour of the format as CSS writes it. */
function cssOf(space: string, [a, b, c]: Components, alpha: number): string | undefined {
  if (percentages.test(space)) return `${space}(${a} ${b}% ${c}% / ${alpha})`;
  if (functions.test(space)) return `${space}(${a} ${b} ${c} / ${alpha})`;
  return profiles.test(space) ? `color(${space} ${a} ${b} ${c} / ${alpha})` : undefined;
}

/** Half a step of 8 bits: a colour that is closer to sRGB is inside of it. */
const TOLERANCE = 0.5 / 255;
const toRgb = converter('rgb');

export interface SpaceColour {
  /** `#rrggbb`, clipped to sRGB as a browser paints it. */
  readonly hex: string;
  readonly alpha: number;
  readonly isInside: boolean;
}

/** Reads a colour of the format, in any of its colour spaces. */
export function readSpaceColour(value: unknown): SpaceColour | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { colorSpace, components, alpha = 1 } = value as Readonly<Record<string, unknown>>;
  const numbers = numbersOf(components);
  if (!numbers || !isNumber(alpha) || alpha < 0 || alpha > 1) return undefined;
  const css = cssOf(String(colorSpace), numbers, alpha);
  return css === undefined ? undefined : readColourText(css);
}

/** Reads a colour as CSS writes it, such as `#0b5cab` or `rgba(11, 92, 171, 1)`. Names of colours are not read. */
export function readColourText(text: string): SpaceColour | undefined {
  const colour = /^\s*(?:#|[\w-]+\()/.test(text) ? parse(text.trim()) : undefined;
  if (!colour) return undefined;
  const rgb = toRgb(colour);
  const isInside = [rgb.r, rgb.g, rgb.b].every((share) => share >= -TOLERANCE && share <= 1 + TOLERANCE);
  return { hex: formatHex(clampRgb(rgb)), alpha: colour.alpha ?? 1, isInside };
}

/** `none` counts as 0. */
function numbersOf(components: unknown): Components | undefined {
  if (!Array.isArray(components) || components.length !== 3) return undefined;
  const numbers = components.map((component: unknown) => (component === 'none' ? 0 : component));
  return numbers.every(isNumber) ? (numbers as unknown as Components) : undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
