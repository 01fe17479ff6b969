import type { CDPSession, Page } from '@playwright/test';
import { sheetOf } from '../apps/server/src/modules/bulk-upload/testing/upload.ts';
import { Portal } from './support/portal.ts';
import { expect, freePort, test } from './support/server.ts';

test.use({ owner: 'cut' });

const fiona = 'fiona.full@harbour.example';
const stored = 'All applications have been uploaded successfully';
const failed = 'an unexpected error has occurred uploading this file';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload Applications' });

async function openUpload(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Upload Applications' }).click();
}

/** A sheet of so many good rows, as it is chosen from a folder. */
async function sheet(rows: number) {
  const changes = Array.from({ length: rows }, (_, index) => ({ ExternalID: `CUT-${index}` }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'many.xlsx', mimeType, buffer: await sheetOf(...changes) };
}

async function choose(page: Page, file: Awaited<ReturnType<typeof sheet>>) {
  const chooser = page.waitForEvent('filechooser');
  await dialogOf(page).getByText('Click here or drop document files to upload').click();
  await (await chooser).setFiles(file);
}

/** A line so slow that it can be cut on the way, in bytes a second; and as it was before. */
const line = (network: CDPSession, speed: { up?: number; down?: number; cut?: boolean }) =>
  network.send('Network.emulateNetworkConditions', {
    offline: speed.cut ?? false,
    latency: 0,
    uploadThroughput: speed.up ?? -1,
    downloadThroughput: speed.down ?? -1,
  });

test('a server killed while it stores a sheet has all of its rows or none; sent again, they are there once', async ({
  page,
  folder,
  launch,
}) => {
  test.setTimeout(180_000);
  const environment = { PORTAL_DATA_DIR: folder, PORT: String(await freePort()) };
  const first = await launch(environment);
  const portal = new Portal(page, first.origin);
  await portal.signIn(fiona, '/list/all');
  const before = await portal.total();
  const rows = 4000;
  const file = await sheet(rows);
  const dialog = dialogOf(page);
  await openUpload(page);
  await choose(page, file);
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await first.kill();
  await expect(dialog).toContainText(failed);

  await launch(environment);
  const other = await page.context().newPage();
  const again = new Portal(other, first.origin);
  await again.signIn(fiona, '/list/all');
  expect([before, before + rows]).toContain(await again.total());
  await other.close();
  await choose(page, file);
  await expect(dialog).toContainText(stored, { timeout: 90_000 });
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.reload();
  await portal.expectTotal(before + rows);
});

test('an upload cut on its way says so and has stored nothing; chosen again, it is stored', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.signIn(fiona, '/list/all');
  const before = await portal.total();
  const file = await sheet(300);
  const dialog = dialogOf(page);
  const network = await page.context().newCDPSession(page);
  await openUpload(page);
  await line(network, { up: file.buffer.length / 10 });
  await choose(page, file);
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]/);
  await line(network, { cut: true });
  await expect(dialog).toContainText(failed);
  await line(network, {});
  await choose(page, file);
  await expect(dialog).toContainText(stored);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await portal.expectTotal(before + 300);
});

test('an export cut on its way leaves no file, and Retry brings the whole one', async ({ page, server }) => {
  const portal = new Portal(page, server.origin);
  await portal.signIn(fiona, '/list/all');
  const total = await portal.total();
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const network = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await line(network, { down: 2000 });
  await page.getByRole('menuitem', { name: 'Export All to CSV' }).click();
  await expect(page.getByText(`Exporting ${total} rows`)).toBeVisible();
  await line(network, { cut: true });
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  expect(saved).toEqual([]);
  await line(network, {});
  await Promise.all([page.waitForEvent('download'), retry.click()]);
  await expect(retry).toHaveCount(0);
  expect(saved).toEqual(['export.csv']);
});
