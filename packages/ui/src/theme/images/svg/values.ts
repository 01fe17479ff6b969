import { clampRgb, converter, formatHex, formatHex8, parse } from 'culori';
import { SVGPathData } from 'svg-pathdata';

/** What values may refer to: the size of the whole drawing, and the inherited `color`. */
export interface ValueContext {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** Reads a value and returns how it is stored; undefined if it cannot be read. */
export type ReadValue = (value: string, context: ValueContext) => string | undefined;

/** Larger numbers cannot be represented in a PDF. */
const LARGEST = 1_000_000;
const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i;

const fits = (value: number): boolean => Math.abs(value) <= LARGEST;
const written = (value: number): string => String(Number(value.toFixed(6)));

export const readNumber = (value: string): string | undefined =>
  number.test(value) && fits(Number(value)) ? value : undefined;

/** Sizes of the units in px. */
const units: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
};

/** A length in px. */
export function readLength(value: string, whole?: number): string | undefined {
  const plain = readNumber(value);
  if (plain !== undefined) return plain;
  const [, amount = '', unit = ''] = /^([^a-z%]+(?:e[+-]?\d+)?)([a-z]+|%)$/i.exec(value) ?? [];
  const size = unit === '%' ? whole && whole / 100 : units[unit.toLowerCase()];
  if (size === undefined || !number.test(amount)) return undefined;
  return readNumber(size === 1 ? amount : written(Number(amount) * size));
}

/** A length of which a percentage is a share of the width, of the height, or of the diagonal divided by √2. */
export const readX: ReadValue = (value, { width }) => readLength(value, width);
export const readY: ReadValue = (value, { height }) => readLength(value, height);
export const readSize: ReadValue = (value, { width, height }) =>
  readLength(value, Math.hypot(width, height) / Math.SQRT2);

export const notNegative =
  (read: ReadValue): ReadValue =>
  (value, context) => {
    const text = read(value, context);
    return text === undefined || Number(text) < 0 ? undefined : text;
  };

/** A share from 0 to 1, or a percentage. */
export const readShare: ReadValue = (value) => {
  const text = readLength(value, 1);
  if (text === undefined) return undefined;
  const share = Math.min(1, Math.max(0, Number(text)));
  return share === Number(text) ? text : String(share);
};

const toRgb = converter('rgb');

/** A colour as `#rrggbb` or `#rrggbbaa`; one written `#rgb` or `#rrggbb` stays. */
export function readColour(value: string): string | undefined {
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return value;
  const parsed = parse(value.toLowerCase());
  if (!parsed) return undefined;
  const colour = clampRgb(toRgb(parsed));
  return (colour.alpha ?? 1) < 1 ? formatHex8(colour) : formatHex(colour);
}

export const oneOf =
  (...words: readonly string[]): ReadValue =>
  (value) =>
    words.find((word) => word.toLowerCase() === value.toLowerCase());

const separated = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?/gi;

/** Numbers, which need no separator where a sign or a point begins the next one; undefined if there is more. */
export function numbersIn(value: string): readonly string[] | undefined {
  const found = value.match(separated) ?? [];
  const onlyNumbers = /^[\s,]*$/.test(value.replaceAll(separated, ''));
  return onlyNumbers && found.every((each) => readNumber(each) !== undefined) ? found : undefined;
}

/** So many numbers, or an even number of them. */
export const readNumbers =
  (holds: (count: number) => boolean): ReadValue =>
  (value) => {
    const numbers = numbersIn(value);
    return numbers && holds(numbers.length) ? numbers.join(' ') : undefined;
  };

export const readDashes: ReadValue = (value, context) => {
  if (value.toLowerCase() === 'none') return 'none';
  const lengths = value.split(/[\s,]+/).map((each) => notNegative(readSize)(each, context));
  return lengths.every((each) => each !== undefined) ? lengths.join(' ') : undefined;
};

const counts: Readonly<Record<string, readonly number[]>> = {
  matrix: [6],
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
};

export interface Transform {
  readonly name: string;
  readonly numbers: readonly string[];
}

/** The functions of a transform, or undefined. Style sheets write units: `translate(2px, 3px) rotate(45deg)`. */
export function transformsIn(value: string): readonly Transform[] | undefined {
  const transform = /[\s,]*([a-z]+)\s*\(([^()]*)\)[\s,]*/iy;
  const transforms: Transform[] = [];
  for (let found = transform.exec(value); found; found = transform.exec(value)) {
    const [whole, given = '', inside = ''] = found;
    const name = Object.keys(counts).find((each) => each.toLowerCase() === given.toLowerCase()) ?? '';
    const numbers = numbersIn(inside.replaceAll(name === 'translate' ? 'px' : 'deg', ' '));
    if (!numbers || !counts[name]?.includes(numbers.length)) return undefined;
    transforms.push({ name, numbers });
    if (transform.lastIndex === value.length) return transforms;
    if (whole === '') return undefined;
  }
  return undefined;
}

export const readTransform: ReadValue = (value) =>
  transformsIn(value)
    ?.map(({ name, numbers }) => `${name}(${numbers.join(' ')})`)
    .join(' ');

/** Path data as it was written, if all of it can be drawn. */
export const readPath: ReadValue = (value) => {
  if (!/^[mM][\s\d.,+\-eEaAcChHlLmMqQsStTvVzZ]*$/.test(value) || /[zZ][\s,]*[\d.,+-]/.test(value))
    return undefined;
  try {
    const fine = SVGPathData.parse(value).every((command) =>
      Object.values(command).every((each) => fits(Number(each))),
    );
    return fine ? value : undefined;
  } catch {
    return undefined;
  }
};
