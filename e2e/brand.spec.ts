import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';
import { releaseScope } from '../tools/test-scope.ts';

/** Publishing draws a report, whose thread may have to start first. */
const reportThread = { timeout: 60_000 };
const brand = '#7a1fa2';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="#7a1fa2"/>' +
  '<path d="M8 26l12-14 12 14z" fill="#ffffff"/></svg>';

test('an administrator changes the brand, and every open page, email and report follows (STUDIO-055, STUDIO-057, STUDIO-061, STUDIO-062, STUDIO-064, STUDIO-068)', async ({
  page,
  browser,
  server,
}) => {
  const studio = new Portal(page, server.origin);
  const theirs = await browser.newPage();
  const colleague = new Portal(theirs, server.origin);
  const brandOf = (one: typeof page) =>
    one.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--portal-brand'));
  const head = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();

  await colleague.open('mia.my@harbour.example');
  await colleague.expectTotal(3);
  await studio.open('fiona.full@harbour.example');

  await test.step('The draft saves itself and changes nothing yet', async () => {
    await page.goto(`${server.origin}/admin/brand`);
    await expect(page.getByText('Look 1', { exact: true })).toBeVisible();
    await page.getByLabel('Brand *').fill(brand);
    await expect(page.getByText(/^Draft of look 1, saved/)).toBeVisible();
    const field = page.getByRole('group', { name: 'Logo', exact: true });
    await field
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
    await expect(field.getByText(/^Published: SVG/)).toBeVisible();
    await theirs.reload();
    expect(await brandOf(theirs)).toBe('rgb(11, 92, 171)');
  });

  await test.step('Publishing shows the result on each surface', async () => {
    await head('Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Publish look 2' });
    const warnings = dialog.getByRole('checkbox', { name: /^Publish with/ });
    await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeVisible();
    if (await warnings.isVisible()) await warnings.check();
    await dialog.getByLabel('What changed (optional)').fill('Spring campaign');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('Look 2 is published.')).toBeVisible(reportThread);
    await expect(dialog.getByRole('list', { name: 'Surfaces' }).getByText('Published')).toHaveCount(5);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('An open page of a colleague takes the look at the next navigation', async () => {
    await colleague.row(await firstId(theirs)).click();
    await expect.poll(() => brandOf(theirs), { timeout: 15_000 }).toBe('rgb(122, 31, 162)');
    const response = await theirs.request.get(`${server.origin}/list`);
    expect(await response.text()).toContain(`--portal-brand:${brand}`);
  });

  await test.step('The next email has the colour of the brand', async () => {
    await page.goto(`${server.origin}/application/1006?from=all`);
    await studio.choose(page.getByRole('button', { name: 'Actions' }), 'Email resume link');
    const dialog = page.getByRole('dialog', { name: 'Email resume link' });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('Email has been sent.')).toBeVisible();
    const outbox = async () => (await page.request.get(`${server.origin}/dev/outbox`)).text();
    const latest = async () => {
      const [, id = ''] = /\/dev\/outbox\/([\w-]+)\/html/.exec(await outbox()) ?? [];
      return (await page.request.get(`${server.origin}/dev/outbox/${id}/html`)).text();
    };
    await expect.poll(latest, { timeout: 30_000 }).toContain(brand);
  });

  // In the daily run, stories and tests of the server show these.
  if (!releaseScope) return;

  await test.step('The sample report is drawn in the new look', async () => {
    await page.goto(`${server.origin}/admin/brand`);
    const download = page.waitForEvent('download');
    await head('More').click();
    await page.getByRole('menuitem', { name: 'Sample PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('sample-report.pdf');
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('Restoring publishes the first look again', async () => {
    await head('History').click();
    await page.getByRole('button', { name: 'Restore look 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Restore look 1' });
    const warnings = dialog.getByRole('checkbox', { name: /^Restore with/ });
    await expect(dialog.getByRole('list', { name: 'Differences' })).toBeVisible();
    if (await warnings.isVisible()) await warnings.check();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('Look 3 is published: look 1 restored.')).toBeVisible(reportThread);
    await page.reload();
    expect(await brandOf(page)).toBe('rgb(11, 92, 171)');
  });
});

/** The id of the first row of the list. */
async function firstId(page: Page): Promise<number> {
  const region = page.getByRole('region', { name: 'Applications table' });
  return Number(await region.getByRole('link').first().innerText());
}
