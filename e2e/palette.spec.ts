import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

test('by keyboard, a user finds an application, opens it and begins to cancel it; its code is not loaded before (PALETTE-001, PALETTE-015, PALETTE-027, PALETTE-032, PALETTE-049)', async ({
  page,
  server,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const portal = new Portal(page, server.origin);
  await portal.open('fiona.full@harbour.example', '/list/all');
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  // Its keys come after the first paint.
  await expect.poll(() => scripts.some((path) => path.includes('/after-paint-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const isPalette = (path: string) => /\/palette-[^/]*\.js$/.test(path);
  expect(scripts.filter(isPalette)).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('1004');
  await expect(page.getByRole('combobox', { name: 'Go to or run' })).toHaveValue('1004');
  expect(scripts.filter(isPalette)).not.toEqual([]);
  await expect(page.getByRole('option', { selected: true })).toContainText('1004');
  await page.keyboard.press('Enter');
  await expect(portal.heading).toHaveText('[1004]');
  // Written after the application is shown.
  await expect
    .poll(() =>
      page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('portal.recent.'))),
    )
    .toEqual([[expect.stringMatching(/^portal\.recent\.harbour\..+/), '[1004]']]);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('cancel app');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Cancel application/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cancel application' })).toBeVisible();
});

test(
  'if its code cannot be loaded, the page works, and Retry loads the page again (PALETTE-053)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open('fiona.full@harbour.example', '/list/all');
    await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
    const script = /\/palette-[^/]*\.js$/;
    await page.route(script, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByText('The command palette could not be loaded.')).toBeVisible();
    await expect(portal.rows).not.toHaveCount(0);
    await page.unroute(script);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The command palette could not be loaded.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Go to or run' })).toBeFocused();
  },
);

test(
  'by single keys, a user goes through list and applications, until another tab turns them off (PALETTE-034, PALETTE-036, PALETTE-039, PALETTE-043)',
  { tag: '@release' },
  async ({ page, context, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open('fiona.full@harbour.example', '/list/all');
    await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
    const links = page
      .getByRole('region', { name: 'Applications table' })
      .getByRole('link', { name: /^\d+$/ });
    await expect(links.nth(2)).toBeVisible();
    const ids = await links.allInnerTexts();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(portal.heading).toHaveText(`[${ids[1]}]`);
    await page.keyboard.press('j');
    await expect(portal.heading).toHaveText(`[${ids[2]}]`);
    await page.goBack();
    await expect(portal.heading).toHaveText(/^Applications/);

    const other = await context.newPage();
    await other.goto(`${server.origin}/list/all`);
    await other.getByRole('button', { name: 'Fiona Full' }).click();
    await other.getByRole('menuitem', { name: 'Appearance' }).click();
    const choice = other.getByRole('radiogroup', { name: 'Single-key shortcuts' });
    await choice.getByRole('radio', { name: 'Off' }).check();
    await expect(page.getByRole('searchbox', { name: 'Search applications' })).not.toHaveAttribute(
      'aria-keyshortcuts',
    );
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  },
);
