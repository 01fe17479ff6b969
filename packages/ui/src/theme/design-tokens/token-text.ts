import type { TokenFacts } from '../contract.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A value of the format as it is written in CSS, in one way only, or undefined if it cannot be read. */
export function tokenText(type: TokenFacts['type'], value: unknown): string | undefined {
  switch (type) {
    case 'color':
      return colourText(value);
    case 'length':
      return withUnit(value, 'px');
    case 'duration':
      return withUnit(value, 'ms');
    case 'number':
    case 'font-weight':
      return isNumber(value) ? `${rounded(value)}` : undefined;
    case 'easing':
      return Array.isArray(value) ? `cubic-bezier(${value.join(', ')})` : undefined;
    case 'font-family':
      return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : undefined;
    case 'shadow':
      return shadowsText(value);
    case 'image':
    case 'asset-id':
      return undefined;
  }
}

/** `#rrggbb`, or `#rrggbbaa` if the colour is translucent. Takes the object of the format or a hexadecimal text. */
function colourText(value: unknown): string | undefined {
  if (typeof value === 'string') return hexText(value);
  if (!isObject(value)) return undefined;
  const { colorSpace, components, hex, alpha = 1 } = value;
  if (!isNumber(alpha)) return undefined;
  if (
    colorSpace === 'srgb' &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every(isNumber)
  )
    return hexText(`#${[...components, alpha].map(byte).join('')}`);
  // A colour of another space carries its nearest sRGB colour.
  return typeof hex === 'string' ? hexText(`${hex}${byte(alpha)}`) : undefined;
}

/** A share from 0 to 1 as two hexadecimal digits. */
export const byte = (share: number): string =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

function hexText(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (/^#[0-9a-f]{3}$/.test(lower)) return lower.replaceAll(/[0-9a-f]/g, '$&$&');
  return /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(lower) ? lower.replace(/^(#.{6})ff$/, '$1') : undefined;
}

/** Design tools write a length or a duration as a number too. */
function withUnit(value: unknown, unit: 'px' | 'ms'): string | undefined {
  if (isNumber(value)) return `${rounded(value)}${unit}`;
  if (!isObject(value) || !isNumber(value['value'])) return undefined;
  const perUnit = { px: { px: 1, rem: 16 }, ms: { ms: 1, s: 1000 } }[unit] as Readonly<
    Record<string, number>
  >;
  const given = value['unit'];
  if (typeof given !== 'string' || !Object.hasOwn(perUnit, given)) return undefined;
  return `${rounded(value['value'] * (perUnit[given] ?? 1))}${unit}`;
}

/** Design tools keep single-precision numbers. */
const rounded = (value: number) => Number(value.toFixed(3));

function shadowsText(value: unknown): string | undefined {
  const shadows = [value].flat().map((shadow) => {
    if (!isObject(shadow)) return undefined;
    const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((side) => withUnit(shadow[side], 'px'));
    const parts = [...lengths, colourText(shadow['color'])];
    return parts.includes(undefined) ? undefined : parts.join(' ');
  });
  return shadows.includes(undefined) ? undefined : shadows.join(', ');
}
