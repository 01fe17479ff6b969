import { expect, onTestFinished, test } from 'vitest';
import { demoTenants } from '../../../.storybook/tenants.ts';
import { appearances } from '../src/theme/derive.ts';
import { themeTokens, type DesignTokens } from '../src/theme/design-tokens/theme-tokens.ts';
import type { ColourValue, DimensionValue, ShadowValue } from '../src/theme/design-tokens/token-value.ts';
import { themeDeclarations } from '../src/theme/tenant-theme.ts';
import { openThemePage, type Painter } from './theme-page.ts';

/** Red, green, blue and alpha in steps of 8 bits. */
type Bytes = readonly number[];

interface Computed {
  readonly colours: Readonly<Record<string, Bytes>>;
  /** In px. */
  readonly lengths: Readonly<Record<string, number>>;
  readonly shadows: Readonly<Record<string, readonly { colour: Bytes; lengths: readonly number[] }[]>>;
}

const looks = Object.entries(demoTenants).flatMap(([tenant, { theme }]) =>
  appearances.map((look) => ({ name: `${tenant} ${look.mode} ${look.contrast}`, theme, look })),
);

const namesOf = (tokens: DesignTokens, type: string) =>
  Object.keys(tokens).filter((name) => tokens[name]?.$type === type);

const bytesOf = ({ components, alpha = 1 }: ColourValue): Bytes =>
  [...components, alpha].map((share) => Math.round(share * 255));
const pxOf = ({ value }: DimensionValue) => value;

const apart = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Number.NaN))));

/** Tokens whose value is not the computed one, to one step of 8 bits and to 0.01 px. */
function differences(tokens: DesignTokens, { colours, lengths, shadows }: Computed): readonly string[] {
  return Object.entries(tokens).flatMap(([name, { $type, $value }]) => {
    if ($type === 'color') return apart(bytesOf($value), colours[name] ?? []) <= 1 ? [] : [name];
    if ($type === 'dimension')
      return apart([pxOf($value)], [lengths[name] ?? Number.NaN]) <= 0.01 ? [] : [name];
    if ($type !== 'shadow') return [];
    const same = $value.map((shadow, at) => isShadow(shadow, shadows[name]?.[at]));
    return same.length === shadows[name]?.length && !same.includes(false) ? [] : [name];
  });
}

function isShadow(
  { color, offsetX, offsetY, blur, spread }: ShadowValue,
  computed: Computed['shadows'][string][number] | undefined,
): boolean {
  const lengths = [offsetX, offsetY, blur, spread].map(pxOf);
  return (
    apart(bytesOf(color), computed?.colour ?? []) <= 1 && apart(lengths, computed?.lengths ?? []) <= 0.01
  );
}

test('token files have the colours, lengths and shadows that a browser computes, for three tenants in four looks (DESK-066)', async () => {
  const { page, close } = await openThemePage();
  onTestFinished(close);
  const scopes = looks.map(
    ({ theme, look }, index) =>
      `<div id="look-${index}" data-portal-theme data-mode="${look.mode}" data-contrast="${look.contrast}" style="${themeDeclarations(theme)}"></div>`,
  );
  await page.evaluate((html) => (document.body.innerHTML = html), scopes.join(''));
  expect(looks).toHaveLength(12);
  for (const [index, { name, theme, look }] of looks.entries()) {
    const tokens = themeTokens(theme, look);
    const names = {
      colours: namesOf(tokens, 'color'),
      lengths: namesOf(tokens, 'dimension'),
      shadows: namesOf(tokens, 'shadow'),
    };
    expect(Object.values(names).flat().length).toBeGreaterThan(100);
    const computed = await page.locator(`#look-${index}`).evaluate(compute, names);
    expect(differences(tokens, computed), name).toEqual([]);
  }
}, 60_000);

/** Runs in the page. */
function compute(
  scope: Element,
  names: Readonly<Record<'colours' | 'lengths' | 'shadows', readonly string[]>>,
): Computed {
  const { painter } = globalThis as unknown as { painter: Painter };
  const sample = scope.appendChild(document.createElement('i'));
  sample.style.display = 'block';
  const style = getComputedStyle(sample);
  const computedColour = (colour: string) => {
    sample.style.backgroundColor = colour;
    return style.backgroundColor;
  };
  // A canvas keeps translucent colours with less precision, so colour and alpha are painted apart.
  const bytes = (colour: string): Bytes => {
    const opaque = computedColour(`rgb(from ${colour} r g b / 1)`);
    const alpha = computedColour(`rgb(from ${colour} calc(alpha * 255) 0 0 / 1)`);
    const pixels = [...painter.paint([opaque, alpha])];
    return [...pixels.slice(0, 3), pixels[4] ?? 0];
  };
  const valuesOf = <Value>(list: readonly string[], value: (property: string) => Value) =>
    Object.fromEntries(list.map((name) => [name, value(`var(--portal-${name})`)]));
  const computed: Computed = {
    colours: valuesOf(names.colours, (property) => bytes(computedColour(property))),
    lengths: valuesOf(names.lengths, (property) => {
      sample.style.width = property;
      return Number.parseFloat(style.width);
    }),
    shadows: valuesOf(names.shadows, (property) => {
      sample.style.boxShadow = property;
      return style.boxShadow.split(/,(?![^(]*\))/).map((shadow) => {
        const [, colour = '', lengths = ''] = /^\s*(.*?)((?: -?[\d.]+px){4})/.exec(shadow) ?? [];
        return { colour: bytes(colour), lengths: lengths.trim().split(' ').map(Number.parseFloat) };
      });
    }),
  };
  sample.remove();
  return computed;
}
