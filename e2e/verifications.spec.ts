import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Keyboard } from './support/keyboard.ts';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const full = 'fiona.full@harbour.example';
const open = async (page: Page, origin: string) => {
  await new Portal(page, origin).open(full, '/verifications');
  await expect(page.getByRole('region', { name: 'Company verifications' })).toBeVisible();
};
const rows = (page: Page) => page.getByRole('row');
const range = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
/** The file that a click saves: its name and its first bytes. */
async function saved(page: Page, click: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  const head = readFileSync(await file.path(), 'latin1').slice(0, 5);
  return [file.suggestedFilename(), head];
}

test('by keyboard alone, a user finds a company by its number and opens its report, and it appears in the list (VER-054, VER-057, VER-059, VER-062, VER-064, VER-065, VER-076, VER-077, API-095)', async ({
  page,
  server,
}) => {
  await open(page, server.origin);
  await range(page, '1 - 10 of 23');
  const keys = new Keyboard(page);
  await keys.press(page.getByRole('button', { name: 'New' }));
  const dialog = page.getByRole('dialog', { name: 'Company Verification' });
  const number = dialog.getByLabel('Australian Company Number (ACN)');
  await keys.fill(number, '999 999 999');
  await keys.press(dialog.getByRole('button', { name: 'Verify' }));
  await expect(dialog.getByText('No Company was found that matches the ACN.')).toBeVisible();
  await keys.press(dialog.getByRole('button', { name: 'New Search' }));
  await keys.fill(number, 'ACN 123-456-789');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('A company was found that matches the ACN')).toBeVisible();
  await range(page, '1 - 10 of 23');
  await keys.press(dialog.getByRole('button', { name: 'Generate ASIC Report' }));
  await expect(dialog.getByText('The ASIC report has been generated successfully.')).toBeVisible();
  const download = dialog.getByRole('button', { name: 'Download Report' });
  expect(await saved(page, () => keys.press(download))).toEqual(['ASIC report 123456789.pdf', '%PDF-']);
  await keys.press(dialog.getByRole('button', { name: 'Close' }));
  await range(page, '1 - 10 of 24');
  const row = rows(page).filter({ hasText: 'V36' });
  await expect(row).toContainText('Acme Mining Pty Ltd');
  await expect(row).toContainText('Complete');
  const again = row.getByRole('button', { name: 'Download' });
  expect(await saved(page, () => keys.press(again))).toEqual(['ASIC report 123456789.pdf', '%PDF-']);
});

test(
  'a reference set in the list appears in the detail; going back restores the list, and a reload resets it (VER-022, VER-044, VER-071, VER-074, VER-079, VDET-001, VDET-002, VDET-010, VDET-018)',
  { tag: '@release' },
  async ({ page, server }) => {
    await open(page, server.origin);
    await page.getByRole('button', { name: 'Individual' }).click();
    await page.getByRole('searchbox', { name: 'Search verifications' }).fill('V12');
    await page.keyboard.press('Enter');
    await range(page, '1 - 1 of 1');
    await page.getByRole('button', { name: 'N/A, edit reference of V12' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Reference Number' });
    await dialog.getByLabel('Reference number or code').fill('  Zoë’s №1 ');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: 'Zoë’s №1, edit reference of V12' })).toBeVisible();
    await page.getByRole('link', { name: 'V12', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'V12' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('Zoë’s №1');
    const report = page.getByRole('region', { name: 'Documents' }).getByRole('link');
    const [name, head] = await saved(page, () => report.click());
    expect([name, head]).toEqual([await report.innerText(), '%PDF-']);
    await page.getByRole('link', { name: 'Back to verifications' }).click();
    await range(page, '1 - 1 of 1');
    await page.reload();
    await expect(page.getByText(/^1 - 10 of 2\d$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Company', pressed: true })).toBeVisible();
  },
);

test(
  'an unknown verification, and one of another tenant, is not found (VDET-020, VDET-021)',
  { tag: '@release' },
  async ({ page, server }) => {
    await open(page, server.origin);
    for (const id of ['V999999', 'V35', 'abc'])
      await page
        .goto(`${server.origin}/verifications/${id}`)
        .then(() =>
          expect(
            page.getByText(
              'This Verification cannot be found. The Verification may no longer exist or you might not have permission to view it.',
            ),
          ).toBeVisible(),
        );
  },
);
