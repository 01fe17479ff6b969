import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from './support/csv.ts';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const fiona = 'fiona.full@harbour.example';
const sheet = (name: string) =>
  join(import.meta.dirname, '../apps/server/src/modules/bulk-upload/testing/sheets', name);

test(
  'the email view is available from 1200 px, is hidden at 1199 px, and is restored when the window widens (LIST-040, LIST-041, LIST-042, LIST-043, CONST-013)',
  { tag: '@release' },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    const portal = new Portal(page, server.origin);
    await portal.open(fiona, '/list/all');
    await page.getByRole('button', { name: 'Email view' }).click();
    await expect(page.getByText('Select an application')).toBeVisible();
    await page.getByRole('link', { name: /1145/ }).first().click();
    await expect(page.getByRole('heading', { name: /\[1145\]/ })).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/list/all`);
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { name: /\[1144\]/ })).toBeVisible();

    await page.setViewportSize({ width: 1199, height: 900 });
    await expect(page.getByRole('button', { name: 'Email view' })).toHaveCount(0);
    await expect(portal.row(1147)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(page.getByRole('button', { name: 'Email view' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('viewPreference'))).toContain('email');
    await page.reload();
    await expect(page.getByText('Select an application')).toBeVisible();
    await page.getByRole('button', { name: 'List view' }).click();
  },
);

test(
  'assignee and label change in the row and survive a reload (LIST-113, LIST-114, LIST-155, LIST-157)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open(fiona, '/list/all?q=1143');
    await page.getByRole('button', { name: /assignee of (application )?1143/i }).click();
    const assign = page.getByRole('dialog', { name: 'Assignee' });
    await assign.getByRole('radio', { name: 'Bob Busy' }).check();
    await assign.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(assign).toHaveCount(0);
    await expect(page.getByRole('button', { name: /assignee of (application )?1143/i })).toContainText(
      'Bob Busy',
    );
    await page.getByRole('button', { name: /label of (application )?1143/i }).click();
    const label = page.getByRole('dialog', { name: 'Label' });
    await label.getByRole('radio', { name: 'Cold' }).check();
    await label.getByRole('button', { name: 'Set label' }).click();
    await expect(label).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /assignee of (application )?1143/i })).toContainText(
      'Bob Busy',
    );
    await expect(page.getByRole('button', { name: /label of (application )?1143/i })).toContainText('Cold');
  },
);

test('a new application opens its form in a new window and appears in the list (LIST-016, LIST-017)', async ({
  page,
  context,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.signIn('cora.create@harbour.example');
  const before = await portal.total();
  const [form] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'New', exact: true }).click(),
  ]);
  await form.waitForLoadState();
  await expect(form.getByRole('heading').first()).toBeVisible();
  expect(await form.evaluate(() => window.opener === null)).toBe(true);
  await form.close();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await portal.expectTotal(before + 1);
});

test('a valid spreadsheet is uploaded in full, an invalid one is rejected with its errors as a download, and known ids only on request (BULK-005, BULK-006, BULK-008, BULK-013, BULK-014, BULK-016, BULK-022, BULK-023, OP-388)', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.open(fiona, '/list/all');
  const before = await portal.total();
  const open = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Upload Applications' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Upload Applications' });
  const choose = async (file: string) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByText('Click here or drop document files to upload').click();
    await (await chooser).setFiles(sheet(file));
  };

  await open();
  await choose('bad-rows.xls');
  await expect(
    dialog.getByText(
      'The application upload template contains one or more issues which must be corrected prior to submission.',
    ),
  ).toBeVisible();
  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download error template' }).click(),
  ]);
  expect(errors.suggestedFilename()).toMatch(/\.xlsx$/);
  expect(
    readFileSync(await errors.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await portal.expectTotal(before);

  const uploaded = dialog.getByText(
    'All applications have been uploaded successfully and are available in the application listing for review and submission to clients.',
  );
  await open();
  await choose('good.xlsx');
  await expect(uploaded).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(portal.heading).not.toHaveText(`Applications ${before}`);

  // The other file has the same ExternalIDs.
  const once = await portal.total();
  await open();
  await choose('good.xls');
  await expect(dialog.getByText('Nothing was uploaded.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload anyway' }).click();
  await expect(uploaded).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(portal.heading).not.toHaveText(`Applications ${once}`);
});

test('the export contains every row of the list under its headings, of a filtered list only those, and no cell is a formula (LIST-033, LIST-034, LIST-035)', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.open(fiona, '/list/all');
  const total = await portal.total();
  const exported = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Export All to CSV/ }).click();
    return download;
  };
  const file = await exported();
  expect(file.suggestedFilename()).toBe('export.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\u{FEFF}')).toBe(true);
  const [headings = [], ...rows] = readCsv(text.slice(1));
  expect(headings.slice(0, 3)).toEqual(['ID', 'Email', 'Client name']);
  expect(rows).toHaveLength(total);
  expect(rows.flat().filter((cell) => /^[=+@\t\r]/.test(cell) || /^-(?![\d.]+$)/.test(cell))).toEqual([]);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([headings.length]));

  await page.goto(`${server.origin}/list/all?status=["Locked"]`);
  const locked = await portal.total();
  expect(locked).toBeLessThan(total);
  const filtered = readCsv(readFileSync(await (await exported()).path(), 'utf8'));
  expect(filtered).toHaveLength(locked + 1);
});
