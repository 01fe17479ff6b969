import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
} from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { releaseScope } from '../../../../tools/test-scope.ts';
import { contrastPairs, focusGrounds } from './contract.ts';
import { contrastOf } from './check/nearest-passing.ts';
import { deriveTheme, appearances } from './derive.ts';
import { fixtureTenants } from './fixture-tenants.ts';
import { themeReader } from './theme-reader.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const tenants = Object.entries(fixtureTenants);
const drawn = releaseScope ? 4000 : 60;
/** Colours at the edges of sRGB, each with each. */
const extremes = ['#000', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f', '#fff'];
const corners = extremes.flatMap((brand) => extremes.map((nav): [string, string] => [brand, nav]));

/** The pairs below their ratio, and the grounds on which neither colour of the focus ring has 3:1. */
function pairsTooLow(theme: { brand: string; nav?: string }, appearance: (typeof appearances)[number]) {
  const derived = deriveTheme(theme, appearance);
  const pairs = contrastPairs.flatMap(({ colour: text, on, ratio, more }) =>
    on
      .map((ground) => ({ ground, found: contrastOf(derived[text], derived[ground]) }))
      .filter(({ found }) => found < (appearance.contrast === 'more' ? more : ratio))
      .map(({ ground, found }) => `${text} on ${ground} is ${found.toFixed(2)}`),
  );
  const rings = (['--portal-focus-inner', '--portal-focus-outer'] as const).map((name) => derived[name]);
  const unmarked = focusGrounds.filter((ground) =>
    rings.every((ring) => contrastOf(ring, derived[ground]) < 3),
  );
  return [...pairs, ...unmarked.map((ground) => `the focus ring on ${ground}`)];
}

describe.each(appearances)('in $mode mode with $contrast contrast', (appearance) => {
  test.each(tenants)('every pair of the tenant %s has enough contrast', (_, theme) => {
    expect(pairsTooLow(theme, appearance)).toEqual([]);
  });

  test('every pair has enough contrast for any brand and any navigation', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(colour, colour, (brand, nav) => {
        expect(pairsTooLow({ brand, nav }, appearance)).toEqual([]);
      }),
      { numRuns: corners.length + drawn, examples: corners },
    );
  });

  test('the six chart colours differ for colour-blind users', () => {
    const derived = deriveTheme(fixtureTenants.default, appearance);
    const series = ([1, 2, 3, 4, 5, 6] as const).map((number) => parse(derived[`--portal-chart-${number}`]));
    const difference = differenceCiede2000();
    const eyes = [filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];
    const apart = (one: number, other: number) =>
      Math.min(
        ...[(seen: (typeof series)[number]) => seen, ...eyes].map((see) => {
          const [a, b] = [series[one], series[other]];
          if (!a || !b) throw new Error('A series has no colour.');
          return difference(see(a) ?? a, see(b) ?? b);
        }),
      );
    const pairs = series.flatMap((_, one) =>
      series.slice(one + 1).map((_other, at) => [one, one + 1 + at] as const),
    );
    const neighbours = pairs.filter(([one, other]) => other === one + 1);
    expect(Math.min(...neighbours.map((pair) => apart(...pair)))).toBeGreaterThan(15);
    expect(Math.min(...pairs.map((pair) => apart(...pair)))).toBeGreaterThan(7);
  });
});

test('a colour is #rrggbb, and has an alpha only if it is translucent', () => {
  const derived = Object.entries(deriveTheme({ brand: '#ABC' }, { mode: 'light', contrast: 'normal' }));
  expect(derived.filter(([, hex]) => !/^#[0-9a-f]{6}$/.test(hex)).map(([name]) => name)).toEqual([
    '--portal-scrim',
  ]);
});

test('an override also changes the colours derived from it', () => {
  const appearance = { mode: 'light', contrast: 'normal' } as const;
  const derived = deriveTheme({ brand: '#0b5cab' }, appearance, { '--portal-surface': '#abcdef' });
  expect(derived['--portal-control']).toBe('#abcdef');
  expect(derived['--portal-field']).toBe('#abcdef');
});

test('corners and heights follow the tenant too', () => {
  const reader = themeReader(
    { brand: '#000', radius: 4, density: 0.875 },
    { mode: 'light', contrast: 'normal' },
  );
  expect(reader.amount('var(--portal-radius-lg)')).toEqual({ value: 6, unit: 'px' });
  expect(reader.amount('var(--portal-control-h-md)')).toEqual({ value: 30, unit: 'px' });
});

test('a coloured navigation keeps its hue', () => {
  const own = deriveTheme({ brand: '#f4b400', nav: '#26231c' }, { mode: 'light', contrast: 'normal' });
  expect([own['--portal-brand'], own['--portal-nav']]).toEqual(['#f4b400', '#26231c']);
});
