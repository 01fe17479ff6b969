import { expect, onTestFinished, test } from 'vitest';
import { demoTenants } from '../../../.storybook/tenants.ts';
import { appearances } from '../src/theme/derive.ts';
import { themeTokens, type DesignToken } from '../src/theme/design-tokens/theme-tokens.ts';
import type { ColourValue, DimensionValue } from '../src/theme/design-tokens/token-value.ts';
import { themeDeclarations } from '../src/theme/tenant-theme.ts';
import { openThemePage } from './theme-page.ts';
import { releaseScope } from '../../../tools/test-scope.ts';

const tenants = Object.entries(demoTenants).slice(0, releaseScope ? undefined : 1);
const looks = tenants.flatMap(([tenant, { theme }]) =>
  appearances.map((look) => ({ name: `${tenant} ${look.mode} ${look.contrast}`, theme, look })),
);

type Kind = 'color' | 'dimension' | 'shadow';

const colourOf = ({ components, alpha = 1 }: ColourValue) => `color(srgb ${components.join(' ')} / ${alpha})`;
const lengthOf = ({ value, unit }: DimensionValue) => `${value}${unit}`;

/** The value of a token as CSS; undefined for what a browser does not compute. */
function cssOf({ $type, $value }: DesignToken): readonly [Kind, string] | undefined {
  if ($type === 'color') return [$type, colourOf($value)];
  if ($type === 'dimension') return [$type, lengthOf($value)];
  if ($type !== 'shadow') return undefined;
  const shadows = $value.map(({ color, offsetX, offsetY, blur, spread }) =>
    [...[offsetX, offsetY, blur, spread].map(lengthOf), colourOf(color)].join(' '),
  );
  return [$type, shadows.join(', ')];
}

/** One step of 8 bits, rounded twice; hundredths of a px are less. */
const tolerance = 1.5 / 255;
const isNear = (one: readonly number[], other: readonly number[] = []) =>
  one.length === other.length && one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= tolerance);

test('token files have the colours, lengths and shadows that a browser computes, for tenants in four looks (DESK-066)', async () => {
  const { page, close } = await openThemePage();
  onTestFinished(close);
  expect(looks).toHaveLength(releaseScope ? 12 : 4);
  for (const { name, theme, look } of looks) {
    await page.evaluate(
      (html) => (document.body.innerHTML = html),
      `<div data-portal-theme data-mode="${look.mode}" data-contrast="${look.contrast}" style="${themeDeclarations(theme)}"><i></i></div>`,
    );
    const tokens = Object.entries(themeTokens(theme, look)).flatMap(([token, value]) => {
      const [kind, css] = cssOf(value) ?? [];
      return kind ? [{ token, kind, css: [`var(--portal-${token})`, css ?? ''] }] : [];
    });
    expect(tokens.length).toBeGreaterThan(100);
    const computed = await page.locator('i').evaluate(compute, tokens);
    const wrong = tokens.filter((_, at) => !isNear(computed[at]?.[0] ?? [], computed[at]?.[1]));
    expect(wrong, name).toEqual([]);
  }
}, 60_000);

/** Runs in the page. The numbers that the browser computes: shares of sRGB for a colour, px for a length. */
function compute(
  sample: HTMLElement,
  tokens: readonly { kind: Kind; css: readonly string[] }[],
): readonly number[][][] {
  const style = getComputedStyle(sample);
  const numbersIn = (text: string) => (text.match(/-?\d[\d.]*(?:e-?\d+)?/g) ?? []).map(Number);
  const numbersOf = {
    color: (css: string) => {
      sample.style.color = `rgb(from ${css} r g b / alpha)`;
      return numbersIn(style.color).map((share) => Math.min(1, Math.max(0, share)));
    },
    dimension: (css: string) => {
      sample.style.width = css;
      return numbersIn(style.width);
    },
    shadow: (css: string) => {
      sample.style.boxShadow = css;
      return style.boxShadow.split(/,(?![^(]*\))/).flatMap((shadow) => {
        const [, colour, lengths] = /^\s*(.*?)((?: -?[\d.]+px){4})/.exec(shadow) ?? [];
        if (!colour || !lengths) throw new Error(`${css} is not a shadow.`);
        return [...numbersOf.color(colour), ...numbersIn(lengths)];
      });
    },
  };
  return tokens.map(({ kind, css }) =>
    css.map((one) => {
      // What the browser cannot read must not leave the value before it.
      sample.style.cssText = 'display: block';
      return numbersOf[kind](one);
    }),
  );
}
