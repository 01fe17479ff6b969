import { afterAll, beforeAll, expect, test } from 'vitest';
import { contrastOf } from '../src/theme/contrast.ts';
import { deriveTheme, type Look } from '../src/theme/derive.ts';
import { differences, paintedTheme } from './painted-theme.ts';
import { openThemePage } from './theme-page.ts';

const opened = openThemePage();
let close = () => Promise.resolve();

beforeAll(async () => {
  ({ close } = await opened);
  const { page } = await opened;
  await page.evaluate((html) => (document.body.innerHTML = html), body);
}, 60_000);
afterAll(() => close());

const shore = { brand: '#0f7b5f', nav: '#f1f6f3' };
const wattle = { brand: '#f4b400', nav: '#26231c' };
const own = { brand: '#0b5cab' };
const scope = ({ brand, nav }: typeof shore) =>
  `data-portal-theme style="--portal-brand:${brand};--portal-nav:${nav}"`;
const body = `
  <div id="shore" ${scope(shore)}></div>
  <div id="wattle" ${scope(wattle)}><div id="wattle-contrast" data-contrast="more"></div></div>
  <div id="dark" data-mode="dark">
    <div id="dark-wattle" ${scope(wattle)}>
      <div id="dark-contrast" data-contrast="more"><div id="deep-shore" ${scope(shore)}></div></div>
      <div id="light-again" data-mode="light"></div>
    </div>
  </div>`;

const light: Look = { mode: 'light', contrast: 'normal' };
const dark: Look = { mode: 'dark', contrast: 'normal' };
const lightMore: Look = { mode: 'light', contrast: 'more' };
const darkMore: Look = { mode: 'dark', contrast: 'more' };

const places: readonly [string, string, { brand: string; nav?: string }, Look][] = [
  ["the page beside two tenants' cards", 'body', own, light],
  ['a card of one tenant', '#shore', shore, light],
  ['a card of another tenant', '#wattle', wattle, light],
  ['a part with more contrast', '#wattle-contrast', wattle, lightMore],
  ['a dark part of a light page', '#dark', own, dark],
  ['a card in a dark part', '#dark-wattle', wattle, dark],
  ['a part with more contrast in a dark card', '#dark-contrast', wattle, darkMore],
  ['a card inside that', '#deep-shore', shore, darkMore],
  ['a light part of a dark card', '#light-again', wattle, light],
];

test.each(places)('%s has exactly its own colours', async (_, selector, theme, look) => {
  const { page } = await opened;
  expect(differences(await paintedTheme(page, selector), deriveTheme(theme, look))).toEqual([]);
});

test('without a word about mode and contrast the system decides, at every depth', async () => {
  const { page } = await opened;
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  const found = {
    page: differences(await paintedTheme(page, 'body'), deriveTheme(own, darkMore)),
    card: differences(await paintedTheme(page, '#wattle'), deriveTheme(wattle, darkMore)),
    light: differences(await paintedTheme(page, '#light-again'), deriveTheme(wattle, lightMore)),
  };
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  expect(found).toEqual({ page: [], card: [], light: [] });
});

test("a person's own colours reach icons and marks too, also where the page says another mode", async () => {
  const { page } = await opened;
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  const read = await Promise.all(
    ['body', '#light-again', '#dark-contrast'].map((place) => paintedTheme(page, place)),
  );
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  const ratios = read.flatMap((painted) =>
    [
      '--portal-text',
      '--portal-text-muted',
      '--portal-link',
      '--portal-danger',
      '--portal-success',
      '--portal-info',
    ].map((name) => contrastOf(painted[name] ?? '', painted['--portal-surface'] ?? '')),
  );
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(7);
});
