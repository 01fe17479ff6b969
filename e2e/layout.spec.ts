import type { Page } from '@playwright/test';
import { examplePages } from '../apps/portal/src/testing/example-pages.ts';
import { cutText } from './support/cut-text.ts';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const full = 'fiona.full@harbour.example';

/** Every page, and what it shows elsewhere. */
const screens: readonly (readonly [path: string, title: string, shows: string | RegExp])[] = [
  ...examplePages.map(({ address, title, shows }) => [address, title, shows] as const),
  ['/application/999999', '[999999]', 'Back to Listing'],
  ['/users/2', 'Users', /^21 - 40 of \d+/],
];

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const entry = (menu: string | RegExp, name: string) => async (page: Page) => {
  await new Portal(page, '').choose(page.getByRole('button', { name: menu }).first(), name);
};

/** Dialogs and menus, one of each kind. */
const dialogs: readonly (readonly [path: string, open: (page: Page) => Promise<void>])[] = [
  ['/list', button('Filter')],
  ['/list', button('New')],
  ['/list', entry('More', 'Upload Applications')],
  ['/application/1002', entry('Actions', 'Cancel application')],
  ['/application/1002', entry('Actions', 'Edit Owner')],
  ['/users', button('Invite')],
  ['/verifications', button('New')],
];

interface Circumstance {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** More space between letters, words, lines and paragraphs (WCAG 1.4.12). */
  readonly spaced?: boolean;
  readonly dir?: 'rtl';
}

/** Window sizes and text settings of users. */
const circumstances: readonly Circumstance[] = [
  { name: 'at 320 px', width: 320, height: 700 },
  { name: 'at 400 %', width: 320, height: 256 },
  { name: 'at 200 %', width: 720, height: 450 },
  { name: 'spaced out', width: 1440, height: 900, spaced: true },
  { name: 'spaced out at 390 px', width: 390, height: 844, spaced: true },
  { name: 'from right to left', width: 1440, height: 900, dir: 'rtl' },
];
/** The tightest ones: dialogs look the same in the others. */
const tight = circumstances.filter(({ name }) => /400|390|right/.test(name));

/** Runs in the page; resolves once content that depends on the window's width has rendered again. */
async function settle({ spaced = false, dir = 'ltr' }: { spaced?: boolean; dir?: string }): Promise<void> {
  document.documentElement.dir = dir;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = spaced ? [sheet] : [];
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
}

/** Returns the texts that are cut off in any of these circumstances; restores the window afterwards. */
async function cut(page: Page, among = circumstances): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, height, ...rest } of among) {
    await page.setViewportSize({ width, height });
    await page.evaluate(settle, rest);
    found.push(...(await page.evaluate(cutText)).map((line) => `${name}: ${line}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(settle, {});
  return found;
}

test(
  'every screen has its title, one heading and a skip link, and no text is cut off at 320 px, at 200 and 400 %, with wide spacing, or from right to left (SHELL-006 to SHELL-011, SHELL-015)',
  { tag: '@release' },
  async ({ page, server }) => {
    await new Portal(page, server.origin).open(full);
    const found: string[] = [];
    for (const [path, title, shows] of screens)
      await test.step(path, async () => {
        await page.goto(`${server.origin}${path}`);
        await expect(page).toHaveTitle(`${title} · Harbour Trust`);
        await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible();
        // The preview of the studio is inert. The heading of a list has a count.
        const headings = async () =>
          (await page.locator('h1:not([inert] *)').allInnerTexts()).map((text) => text.replace(/\s\d+$/, ''));
        await expect.poll(headings, { timeout: 20_000 }).toEqual([title]);
        await expect(page).toHaveURL(`${server.origin}${path}`);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        found.push(...(await cut(page)).map((line) => `${path} ${line}`));
      });
    expect(found).toEqual([]);
  },
);

/** Returns the controls of the dialog that Tab does not reach, and each time it leaves the controls. */
async function unreached(page: Page): Promise<string[]> {
  const stops = await page.getByRole('dialog').evaluate((dialog) => {
    const controls = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    const usable = controls.filter(
      (one) => one.tabIndex >= 0 && !one.matches(':disabled, [type=radio]') && one.checkVisibility(),
    );
    for (const [index, one] of usable.entries()) one.dataset['stop'] = String(index);
    return usable.length;
  });
  const reached = new Set<string>();
  const lost: string[] = [];
  // One full cycle, and a little further.
  for (let step = 0; step < stops + 8; step += 1) {
    await page.keyboard.press('Tab');
    const { stop, inside } = await page.evaluate(() => {
      const { activeElement } = document;
      const dialog = activeElement?.parentElement?.closest('[role=dialog]');
      return { stop: (activeElement as HTMLElement).dataset['stop'], inside: Boolean(dialog) };
    });
    if (stop !== undefined) reached.add(stop);
    if (!inside) lost.push(`after ${step + 1} presses the focus is on no control`);
  }
  return [
    ...lost,
    ...(reached.size < stops ? [`${stops - reached.size} of ${stops} controls are not reached`] : []),
  ];
}

test(
  'Tab cycles through every dialog, and no text is cut off in any of these windows',
  { tag: '@release' },
  async ({ page, server }) => {
    await new Portal(page, server.origin).open(full);
    const found: string[] = [];
    for (const [index, [path, open]] of dialogs.entries())
      await test.step(`${path} ${index}`, async () => {
        await page.goto(`${server.origin}${path}`);
        await open(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        const lines = [...(await cut(page, tight)), ...(await unreached(page))];
        found.push(...lines.map((line) => `${path}, dialog ${index} ${line}`));
      });
    expect(found).toEqual([]);
  },
);

test('the focus is always visible in forced colours', { tag: '@release' }, async ({ page, server }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await new Portal(page, server.origin).open(full);
  const unseen: string[] = [];
  for (const { address } of examplePages) {
    await page.goto(`${server.origin}${address}`);
    await page.waitForLoadState('networkidle');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const line = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        // A control may show its focus ring on a neighbouring element.
        const seen = [element, element.parentElement, element.nextElementSibling].some(
          (one) =>
            one &&
            getComputedStyle(one).outlineStyle !== 'none' &&
            getComputedStyle(one).outlineWidth !== '0px',
        );
        return seen
          ? undefined
          : `${element.tagName} ${element.textContent?.slice(0, 30)} ${element.getAttribute('aria-label') ?? ''}`;
      });
      if (line) unseen.push(`${address}: ${line}`);
    }
  }
  expect([...new Set(unseen)]).toEqual([]);
});

test(
  'moves the focus to the content on another screen without a page load (SHELL-016)',
  { tag: '@release' },
  async ({ page, server }) => {
    await new Portal(page, server.origin).open(full);
    await page.evaluate(() => Object.assign(globalThis, { staysHere: true }));
    for (const name of ['Verifications', 'Reports', 'Users', 'Your settings', 'Applications']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    expect(await page.evaluate(() => 'staysHere' in globalThis)).toBe(true);
  },
);
