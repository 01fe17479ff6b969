import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { releaseScope } from '../../../tools/test-scope.ts';
import { contrastPairs } from '../src/theme/contract.ts';
import { contrastOf } from '../src/theme/check/nearest-passing.ts';
import { deriveTheme, appearances, type Appearance } from '../src/theme/derive.ts';
import { themeCss } from '../src/theme/tenant-theme.ts';
import { differences, openThemePage, paintedTheme, tokenSheet } from './theme-page.ts';

const drawn = releaseScope ? 32 : 2;
const shore = { brand: '#0f7b5f', nav: '#f1f6f3' };
const wattle = { brand: '#f4b400', nav: '#26231c' };
const own = { brand: '#0b5cab' };
const light: Appearance = { mode: 'light', contrast: 'normal' };
const dark: Appearance = { mode: 'dark', contrast: 'normal' };
const lightMore: Appearance = { mode: 'light', contrast: 'more' };
const darkMore: Appearance = { mode: 'dark', contrast: 'more' };

const scope = ({ brand, nav }: typeof shore) =>
  `data-portal-theme style="--portal-brand:${brand};--portal-nav:${nav}"`;
const nested = `
  <div id="shore" ${scope(shore)}></div>
  <div id="wattle" ${scope(wattle)}><div id="wattle-contrast" data-contrast="more"></div></div>
  <div id="dark" data-mode="dark">
    <div id="dark-wattle" ${scope(wattle)}>
      <div id="dark-contrast" data-contrast="more"><div id="deep-shore" ${scope(shore)}></div></div>
      <div id="light-again" data-mode="light"></div>
    </div>
  </div>`;

async function open(body: string, css = tokenSheet) {
  const { page, close } = await openThemePage(css);
  onTestFinished(close);
  await page.evaluate((html) => (document.body.innerHTML = html), body);
  const apartAt = async (selector: string, theme: { brand: string; nav?: string }, appearance: Appearance) =>
    differences(await paintedTheme(page, selector), deriveTheme(theme, appearance)).map(
      (difference) => `${selector}: ${difference}`,
    );
  return { page, apartAt };
}

/** At the edges of sRGB a browser clips most. */
const edges = ['#000000', '#0000ff', '#00ff00', '#00ffff', '#ff0000', '#ff00ff', '#ffff00', '#ffffff'].map(
  (brand, index, all) => ({ brand, nav: all[(index + 3) % all.length] ?? brand }),
);

test(`derives the colours that a browser paints, for ${edges.length + drawn} themes in each appearance`, async () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const others = fc.sample(fc.record({ brand: colour, nav: colour }), { numRuns: drawn, seed: 20_261 });
  const places = [...edges, ...others].flatMap((theme) =>
    appearances.map((appearance) => ({ theme, appearance })),
  );
  const body = places.map(
    ({ theme, appearance }, index) =>
      `<p id="p${index}" ${scope(theme)} data-mode="${appearance.mode}" data-contrast="${appearance.contrast}"></p>`,
  );
  const { apartAt } = await open(body.join(''));
  for (const [index, { theme, appearance }] of places.entries())
    expect(await apartAt(`#p${index}`, theme, appearance), theme.brand).toEqual([]);
}, 60_000);

test('paints each nested theme scope with its own colours', async () => {
  const { page, apartAt } = await open(nested);
  const apart = [
    await apartAt('body', own, light),
    await apartAt('#shore', shore, light),
    await apartAt('#wattle', wattle, light),
    await apartAt('#wattle-contrast', wattle, lightMore),
    await apartAt('#dark', own, dark),
    await apartAt('#dark-wattle', wattle, dark),
    await apartAt('#dark-contrast', wattle, darkMore),
    await apartAt('#deep-shore', shore, darkMore),
    await apartAt('#light-again', wattle, light),
  ];
  // Without mode and contrast attributes the system decides, at every depth.
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  apart.push(
    await apartAt('body', own, darkMore),
    await apartAt('#wattle', wattle, darkMore),
    await apartAt('#light-again', wattle, lightMore),
  );
  expect(apart.flat()).toEqual([]);
}, 60_000);

test('applies forced colours to icons and marks too, also if the page sets another mode', async () => {
  const { page } = await open(nested);
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  const marks = ['text', 'text-muted', 'link', 'danger', 'success', 'info'];
  for (const place of ['body', '#light-again', '#dark-contrast']) {
    const painted = await paintedTheme(page, place);
    const on = painted['--portal-surface'] ?? '';
    const ratios = marks.map((name) => contrastOf(painted[`--portal-${name}`] ?? '', on));
    expect(Math.min(...ratios), place).toBeGreaterThanOrEqual(7);
  }
}, 60_000);

test('shows the default theme in a browser that cannot derive colours', async () => {
  // Such a browser does not support relative colours, light-dark() and round().
  const unable = tokenSheet
    .replace(/@supports not \([^{]+\{/, '@supports (color: red) {')
    .replaceAll('oklch(from', 'unheard-of(from')
    .replaceAll(/(color|light-dark|round)\((?=from|\s|#|var|down)/g, 'unheard-of(');
  const control = '<i id="control" style="display:block;height:var(--portal-control-h-md)"></i>';
  const { page, apartAt } = await open(control, unable + themeCss({ brand: '#ffd500', nav: '#ffffff' }));
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
    await page.locator('html').evaluate((html, value) => (html.dataset['mode'] = value), mode);
    expect(await apartAt('body', own, { mode, contrast: 'normal' })).toEqual([]);
    const painted = await paintedTheme(page, 'body');
    const unread = contrastPairs.flatMap(({ colour, on, ratio }) =>
      on.filter((ground) => contrastOf(painted[colour] ?? '', painted[ground] ?? own.brand) < ratio),
    );
    expect(unread).toEqual([]);
  }
  const brand = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--portal-brand'));
  expect(brand).toMatch(/rgb\(11, 92, 171\)|#0b5cab/);
  await page.locator('html').evaluate((html) => delete html.dataset['mode']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await apartAt('body', own, dark)).toEqual([]);
  expect(await page.locator('#control').evaluate((at) => at.clientHeight)).toBe(36);
}, 60_000);
