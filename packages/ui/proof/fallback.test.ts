import { afterAll, beforeAll, expect, test } from 'vitest';
import { contrastPairs } from '../src/theme/contract.ts';
import { deriveTheme } from '../src/theme/derive.ts';
import { contrastOf } from '../src/theme/contrast.ts';
import { themeCss } from '../src/theme/tenant-theme.ts';
import { differences, paintedTheme } from './painted-theme.ts';
import { openThemePage, tokenSheet } from './theme-page.ts';

/** What a browser makes of the sheets that knows neither relative colours nor light-dark() nor round(). */
const unable = tokenSheet
  .replace(/@supports not \([^{]+\{/, '@supports (color: red) {')
  .replaceAll('oklch(from', 'unheard-of(from')
  .replaceAll(/(color|light-dark|round)\((?=from|\s|#|var|down)/g, 'unheard-of(');
const own = { brand: '#0b5cab' };

const opened = openThemePage(unable + themeCss({ brand: '#ffd500', nav: '#ffffff' }));
let close = () => Promise.resolve();

beforeAll(async () => {
  ({ close } = await opened);
}, 60_000);
afterAll(() => close());

test.each(['light', 'dark'] as const)(
  'a browser that cannot derive shows the default theme in %s mode, whatever the tenant chose',
  async (mode) => {
    const { page } = await opened;
    await page.locator('html').evaluate((html, value) => (html.dataset['mode'] = value), mode);
    const painted = await paintedTheme(page, 'body');
    expect(differences(painted, deriveTheme(own, { mode, contrast: 'normal' }))).toEqual([]);
    expect(
      await page
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--portal-brand')),
    ).toMatch(/rgb\(11, 92, 171\)|#0b5cab/);
    const unread = contrastPairs.flatMap(({ colour, on, ratio }) =>
      on
        .filter((ground) => contrastOf(painted[colour] ?? '', painted[ground] ?? own.brand) < ratio)
        .map((ground) => `${colour} on ${ground}`),
    );
    expect(unread).toEqual([]);
  },
);

test('such a browser follows the system where the page leaves the mode to it', async () => {
  const { page } = await opened;
  await page.locator('html').evaluate((html) => delete html.dataset['mode']);
  await page.emulateMedia({ colorScheme: 'dark' });
  const painted = await paintedTheme(page, 'body');
  expect(differences(painted, deriveTheme(own, { mode: 'dark', contrast: 'normal' }))).toEqual([]);
});

test('such a browser gives controls their height', async () => {
  const { page } = await opened;
  const height = await page.locator('body').evaluate((at) => {
    const control = at.appendChild(document.createElement('i'));
    control.style.cssText = 'display:block;height:var(--portal-control-h-md)';
    return control.offsetHeight;
  });
  expect(height).toBe(36);
});
