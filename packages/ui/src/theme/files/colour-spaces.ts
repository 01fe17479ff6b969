import { clampRgb, converter, formatHex, parse, type Color } from 'culori';

type Components = readonly [number, number, number];

const percents = ([a, b, c]: Components): Components => [a, b / 100, c / 100];

/** The colour spaces of the format, version 2025.10: how culori names them and their components. */
const spaces: Readonly<
  Record<string, { mode: Color['mode']; keys: string; scale?: (c: Components) => Components }>
> = {
  srgb: { mode: 'rgb', keys: 'rgb' },
  'srgb-linear': { mode: 'lrgb', keys: 'rgb' },
  hsl: { mode: 'hsl', keys: 'hsl', scale: percents },
  hwb: { mode: 'hwb', keys: 'hwb', scale: percents },
  lab: { mode: 'lab', keys: 'lab' },
  lch: { mode: 'lch', keys: 'lch' },
  oklab: { mode: 'oklab', keys: 'lab' },
  oklch: { mode: 'oklch', keys: 'lch' },
  'display-p3': { mode: 'p3', keys: 'rgb' },
  'a98-rgb': { mode: 'a98', keys: 'rgb' },
  'prophoto-rgb': { mode: 'prophoto', keys: 'rgb' },
  rec2020: { mode: 'rec2020', keys: 'rgb' },
  'xyz-d65': { mode: 'xyz65', keys: 'xyz' },
  'xyz-d50': { mode: 'xyz50', keys: 'xyz' },
};

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
  const space = Object.hasOwn(spaces, String(colorSpace)) ? spaces[String(colorSpace)] : undefined;
  const numbers = space && numbersOf(components);
  if (!numbers || !isNumber(alpha) || alpha < 0 || alpha > 1) return undefined;
  const scaled = space.scale?.(numbers) ?? numbers;
  const entries = Array.from(space.keys, (key, index) => [key, scaled[index]]);
  return inRgb({ mode: space.mode, ...Object.fromEntries(entries) } as Color, alpha);
}

/** Reads a colour as CSS writes it, such as `#0b5cab` or `rgba(11, 92, 171, 1)`. Names of colours are not read. */
export function readColourText(text: string): SpaceColour | undefined {
  const colour = /^\s*(?:#|[\w-]+\()/.test(text) ? parse(text.trim()) : undefined;
  return colour && inRgb(colour, colour.alpha);
}

function inRgb(colour: Color, alpha = 1): SpaceColour {
  const rgb = toRgb(colour);
  const isInside = [rgb.r, rgb.g, rgb.b].every((share) => share >= -TOLERANCE && share <= 1 + TOLERANCE);
  return { hex: formatHex(clampRgb(rgb)), alpha, isInside };
}

/** `none` counts as 0. */
function numbersOf(components: unknown): Components | undefined {
  if (!Array.isArray(components) || components.length !== 3) return undefined;
  const numbers = components.map((component: unknown) => (component === 'none' ? 0 : component));
  return numbers.every(isNumber) ? (numbers as unknown as Components) : undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
