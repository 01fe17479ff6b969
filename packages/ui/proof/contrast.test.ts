import { expect, test } from 'vitest';
import { contrastPairs, focusGrounds } from '../src/theme/contract.ts';
import { releaseScope } from '../../../tools/test-scope.ts';
import { appearances, type Appearance } from '../src/theme/derive.ts';
import { openThemePage, typedColourSheet, type Painter } from './theme-page.ts';

/** Steps per channel, including the corners of sRGB: 216 brands, and 4,096 in the release scope. */
const STEPS = releaseScope ? 16 : 6;
interface Worst {
  readonly pair: string;
  readonly brand: string;
  readonly required: number;
  readonly found: number;
}

/** The lowest ratio of every pair over all brands, and of the better focus colour over all its backgrounds. */
async function worstOf(appearance: Appearance): Promise<readonly Worst[]> {
  const { page, close } = await openThemePage(typedColourSheet);
  try {
    return await page.evaluate(measure, { appearance, pairs: contrastPairs, focusGrounds, steps: STEPS });
  } finally {
    await close();
  }
}

test.concurrent.each(appearances)(
  `every pair has enough contrast for ${STEPS ** 3} brands in $mode mode with $contrast contrast`,
  async (appearance) => {
    const worst = await worstOf(appearance);
    expect(worst.filter(({ found, required }) => found < required)).toEqual([]);
  },
  // About fifteen seconds for 4,096 brands on an idle machine, up to a minute on a busy one.
  240_000,
);

/** Runs in the page. */
function measure(given: {
  appearance: Appearance;
  pairs: typeof contrastPairs;
  focusGrounds: readonly string[];
  steps: number;
}): Worst[] {
  const { painter } = globalThis as unknown as { painter: Painter };
  const { appearance, pairs, steps } = given;
  const more = appearance.contrast === 'more';
  const tokens = [
    ...new Set([
      ...pairs.flatMap(({ colour, on }) => [colour, ...on]),
      ...given.focusGrounds,
      '--portal-focus-inner',
      '--portal-focus-outer',
    ]),
  ];
  const place = new Map(tokens.map((token, index) => [token, index]));
  const scope = document.createElement('div');
  scope.dataset['portalTheme'] = '';
  scope.dataset['mode'] = appearance.mode;
  if (more) scope.dataset['contrast'] = 'more';
  document.body.append(scope);
  const computed = getComputedStyle(scope);

  const linear = Array.from({ length: 256 }, (_, value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = (pixels: Uint8ClampedArray, index: number) => {
    const channel = (offset: number) => linear[pixels[index * 4 + offset] ?? 0] ?? 0;
    return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
  };
  const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  const worst = new Map<string, Worst>();
  const note = (pair: string, brand: string, required: number, found: number) => {
    if (found < (worst.get(pair)?.found ?? Infinity)) worst.set(pair, { pair, brand, required, found });
  };
  const grid = Array.from({ length: steps }, (_, step) => Math.round((step * 255) / (steps - 1)));
  const brands = grid.flatMap((red) =>
    grid.flatMap((green) =>
      grid.map((blue) => `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`),
    ),
  );
  brands.forEach((brand, index) => {
    scope.style.setProperty('--portal-brand', brand);
    // Combines each brand with another colour of the grid: 1,021 and the number of brands have no common factor.
    scope.style.setProperty('--portal-nav', brands[(index * 1021) % brands.length] ?? brand);
    const pixels = painter.paint(tokens.map((token) => computed.getPropertyValue(token)));
    const lights = tokens.map((_, at) => luminance(pixels, at));
    const light = (token: string) => lights[place.get(token) ?? -1] ?? Number.NaN;
    for (const { colour, on, ratio: normal, more: raised } of pairs) {
      for (const ground of on) {
        note(`${colour} on ${ground}`, brand, more ? raised : normal, ratio(light(colour), light(ground)));
      }
    }
    for (const ground of given.focusGrounds) {
      const tones = [light('--portal-focus-inner'), light('--portal-focus-outer')];
      note(`focus ring on ${ground}`, brand, 3, Math.max(...tones.map((tone) => ratio(tone, light(ground)))));
    }
  });
  scope.remove();
  return [...worst.values()];
}
