import type { Page } from '@playwright/test';
import { sheetOf } from '../apps/server/src/modules/bulk-upload/testing/upload.ts';
import { faultyProxyTo } from './support/faulty-proxy.ts';
import { Portal } from './support/portal.ts';
import { expect, freePort, test, type ServerFixtures } from './support/server.ts';

const fiona = 'fiona.full@harbour.example';
const stored = 'All applications have been uploaded successfully';
const failed = 'The server did not answer. The file may have been stored';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload Applications' });

async function openUpload(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Upload Applications' }).click();
}

/** A spreadsheet with the given number of valid rows, as a file for a file chooser. */
async function sheet(rows: number) {
  const changes = Array.from({ length: rows }, (_, index) => ({ ExternalID: `CUT-${index}` }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'many.xlsx', mimeType, buffer: await sheetOf(...changes) };
}

/** A server behind a proxy that can interrupt connections. */
async function behindFaultyProxy(folder: string, launch: ServerFixtures['launch']) {
  const port = await freePort();
  const proxy = await faultyProxyTo(port);
  const publicPort = new URL(proxy.origin).port;
  const server = await launch({
    PORTAL_DATA_DIR: folder,
    PORT: String(port),
    PORTAL_PUBLIC_PORT: publicPort,
  });
  /** How often the server has answered a route, whether or not an answer arrived. */
  const answers = (route: string) => server.output().split(`"route":"${route}"`).length - 1;
  return { proxy, answers };
}

async function choose(page: Page, file: Awaited<ReturnType<typeof sheet>>) {
  const chooser = page.waitForEvent('filechooser');
  await dialogOf(page).getByText('Click here or drop document files to upload').click();
  await (await chooser).setFiles(file);
}

test(
  'a server killed while it stores a spreadsheet keeps all of its rows or none; after another upload each row exists once',
  { tag: '@release' },
  async ({ page, folder, launch }) => {
    test.setTimeout(180_000);
    const environment = { PORTAL_DATA_DIR: folder, PORT: String(await freePort()) };
    const first = await launch(environment);
    const portal = new Portal(page, first.origin);
    await portal.signIn(fiona, '/list/all');
    const before = await portal.total();
    const rows = 2000;
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
    await other.goto(`${first.origin}/list/all`);
    expect([before, before + rows]).toContain(await again.total());
    await other.close();
    await choose(page, file);
    await expect(dialog).toContainText(stored, { timeout: 90_000 });
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await page.reload();
    await portal.expectTotal(before + rows);
  },
);

test(
  'an interrupted upload shows an error and stores nothing; choosing the file again uploads it',
  { tag: '@release' },
  async ({ page, folder, launch }) => {
    const { proxy } = await behindFaultyProxy(folder, launch);
    const portal = new Portal(page, proxy.origin);
    await portal.signIn(fiona, '/list/all');
    const before = await portal.total();
    const file = await sheet(600);
    const dialog = dialogOf(page);
    await openUpload(page);
    proxy.hold('up', file.buffer.length / 2);
    await choose(page, file);
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '95');
    proxy.cut();
    await expect(dialog).toContainText(failed);
    proxy.mend();
    await choose(page, file);
    await expect(dialog).toContainText(stored);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await portal.expectTotal(before + 600);
    await proxy.close();
  },
);

test(
  'an interrupted export leaves no file, and Retry downloads it in full',
  { tag: '@release' },
  async ({ page, folder, launch }) => {
    const { proxy } = await behindFaultyProxy(folder, launch);
    const portal = new Portal(page, proxy.origin);
    await portal.signIn(fiona, '/list/all');
    const total = await portal.total();
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const entry = page.getByRole('menuitem', { name: 'Export All to CSV' });
    await expect(entry).toBeVisible();
    proxy.hold('down', 5000);
    const begun = page.waitForResponse(/\/export\/all/);
    await entry.click();
    await begun;
    await expect(page.getByText(`Exporting ${total} rows`)).toBeVisible();
    proxy.cut();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    expect(saved).toEqual([]);
    proxy.mend();
    await Promise.all([page.waitForEvent('download'), retry.click()]);
    await expect(retry).toHaveCount(0);
    expect(saved).toEqual(['export.csv']);
    await proxy.close();
  },
);

test(
  'a request that the browser sends again because its connection broke does not end the session',
  { tag: '@release' },
  async ({ page, folder, launch }) => {
    const { proxy, answers } = await behindFaultyProxy(folder, launch);
    const portal = new Portal(page, proxy.origin);
    await portal.signIn(fiona, '/list/all');
    await expect(portal.row(1147)).toBeVisible();
    const route = '/api/application/list/all';
    const before = answers(route);
    proxy.hold('down', 0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => answers(route)).toBeGreaterThan(before);
    const repeated = page.waitForResponse((response) => response.url().includes(route) && response.ok());
    proxy.mend();
    proxy.drop();
    await repeated;
    await expect(portal.row(1147)).toBeVisible();
    await proxy.close();
  },
);
