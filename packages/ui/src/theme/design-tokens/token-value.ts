import type { TokenFacts } from '../contract.ts';
import type { themeReader } from '../theme-reader.ts';

export type ThemeReader = ReturnType<typeof themeReader>;

/** A colour of the format, always in sRGB. */
export interface ColourValue {
  readonly colorSpace: 'srgb';
  /** Red, green and blue from 0 to 1. */
  readonly components: readonly number[];
  /** Absent if the colour is opaque. */
  readonly alpha?: number;
  /** The same colour without alpha. */
  readonly hex: string;
}

export interface DimensionValue {
  readonly value: number;
  readonly unit: 'px';
}

export interface ShadowValue {
  readonly color: ColourValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}

/** A value with its type in the format of the Design Tokens Community Group, version 2025.10. */
export type TypedValue =
  | { readonly $type: 'color'; readonly $value: ColourValue }
  | { readonly $type: 'dimension'; readonly $value: DimensionValue }
  | { readonly $type: 'duration'; readonly $value: { readonly value: number; readonly unit: 'ms' } }
  | { readonly $type: 'number' | 'fontWeight'; readonly $value: number }
  | { readonly $type: 'cubicBezier'; readonly $value: readonly number[] }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] | string }
  | { readonly $type: 'shadow'; readonly $value: readonly ShadowValue[] };

/** The value of a token in a theme; undefined for images, for which the format has no type. */
export function tokenValue(
  name: string,
  type: TokenFacts['type'],
  reader: ThemeReader,
): TypedValue | undefined {
  const text = reader.values[name] ?? '';
  switch (type) {
    case 'color':
      return { $type: 'color', $value: colourValue(reader.colour(name)) };
    case 'length':
      return { $type: 'dimension', $value: px(reader.amount(text).value) };
    case 'number':
      return { $type: 'number', $value: reader.amount(text).value };
    case 'font-weight':
      return { $type: 'fontWeight', $value: reader.amount(text).value };
    case 'duration':
      return { $type: 'duration', $value: { value: reader.amount(text).value, unit: 'ms' } };
    case 'easing':
      return { $type: 'cubicBezier', $value: [...text.matchAll(/[\d.]+/g)].map(Number) };
    case 'font-family':
      return { $type: 'fontFamily', $value: fontStack(text, reader) };
    case 'shadow':
      return { $type: 'shadow', $value: outside(text, ',').map((shadow) => shadowValue(shadow, reader)) };
    case 'image':
    case 'asset-id':
      return undefined;
  }
}

const px = (value: number): DimensionValue => ({ value, unit: 'px' });

function colourValue(hex: string): ColourValue {
  const [r = 0, g = 0, b = 0, alpha] = [...hex.slice(1).matchAll(/../g)].map(([pair]) =>
    Number((Number.parseInt(pair, 16) / 255).toFixed(4)),
  );
  return {
    colorSpace: 'srgb',
    components: [r, g, b],
    ...(alpha !== undefined && { alpha }),
    hex: hex.slice(0, 7),
  };
}

function fontStack(text: string, reader: ThemeReader): readonly string[] {
  const [, other] = /^var\((--[\w-]+)/.exec(text) ?? [];
  if (other !== undefined) return fontStack(reader.values[other] ?? '', reader);
  return text.split(',').map((family) => family.trim().replaceAll("'", ''));
}

function shadowValue(text: string, reader: ThemeReader): ShadowValue {
  const parts = outside(text, ' ');
  const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = parts.slice(0, -1).map(Number.parseFloat);
  return {
    color: colourValue(reader.colourIn(parts.at(-1) ?? '')),
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
  };
}

/** Splits at separators outside of brackets. */
function outside(text: string, separator: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
