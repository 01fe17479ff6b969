import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { callAs } from './support/calls.ts';
import { Portal } from './support/portal.ts';
import { expect, freePort, spawnServer, test } from './support/server.ts';

/** The oldest applications first. */
const oldest = '/list/all?sortBy=ID&sortType=asc';

test(
  'an acknowledged cancellation survives kill -9',
  { tag: '@release' },
  async ({ page, folder, launch }) => {
    const port = await freePort();
    const environment = { PORTAL_DATA_DIR: folder, DATABASE_URL: '', PORT: String(port) };
    const first = await launch(environment);
    const portal = new Portal(page, first.origin);
    await portal.signIn('fiona.full@harbour.example', '/list/all/1/200');
    const listed = async () =>
      (
        JSON.parse((await callAs(page, '/api/application/list/all?rowsPerPage=200')).text) as {
          Applications: { ApplicationID: number; ApplicationGuid: string }[];
        }
      ).Applications;

    const chosen = (await listed()).filter((row) => row.ApplicationID >= 1110).slice(0, 20);
    expect(chosen).toHaveLength(20);
    const acknowledged: string[] = [];
    const dead = (async () => {
      for (const { ApplicationGuid } of chosen) {
        const body = { ApplicationCancellations: [{ ApplicationGuid }] };
        const answer = await callAs(page, '/api/application/cancel', { method: 'POST', body }).catch(
          () => undefined,
        );
        if (answer?.status !== 200) return;
        const { Results } = JSON.parse(answer.text) as { Results: { Success: boolean }[] };
        if (Results[0]?.Success) acknowledged.push(ApplicationGuid);
        if (acknowledged.length === 12) void first.kill();
      }
    })();
    await dead;
    await first.kill();
    expect(acknowledged.length).toBeGreaterThanOrEqual(12);

    const second = await launch(environment);
    const left = new Set((await listed()).map((row) => row.ApplicationGuid));
    expect(acknowledged.filter((guid) => left.has(guid))).toEqual([]);
    await page.goto(`${second.origin}/list/all`);
    await expect(portal.heading).toContainText('Applications');
    expect(await second.stop()).toBe(0);
  },
);

test(
  'a second process on the same folder exits with one sentence',
  { tag: '@release' },
  async ({ folder, launch }) => {
    await launch({ PORTAL_DATA_DIR: folder });
    const second = await spawnServer({
      PORTAL_DATA_DIR: folder,
      DATABASE_URL: '',
      PORT: String(await freePort()),
    });
    expect(second.ready).toBe(false);
    expect(second.child.exitCode).toBe(1);
    expect(second.output()).toMatch(/in use by (another )?process \d+/);
    expect(second.output()).not.toMatch(/\n\s+at /);
  },
);

test('reports a port in use in one sentence', { tag: '@release' }, async ({ folder }) => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const started = await spawnServer({ PORTAL_DATA_DIR: folder, DATABASE_URL: '', PORT: String(port) });
  expect(started.ready).toBe(false);
  expect(started.child.exitCode).toBe(1);
  expect(started.output()).toContain(`Port ${port}`);
  expect(started.output()).not.toMatch(/\n\s+at /);
  other.close();
});

for (const [what, file, content] of [
  ['files that are no database', 'notes.txt', 'something else'],
  ['a database of an unknown version', 'PG_VERSION', 'not a version'],
] as const) {
  test(
    `reports a data folder with ${what} in one sentence, and leaves it unchanged`,
    { tag: '@release' },
    async ({ emptyFolder }) => {
      const inside = join(emptyFolder, 'database');
      mkdirSync(inside);
      writeFileSync(join(inside, file), content);
      const started = await spawnServer({
        PORTAL_DATA_DIR: emptyFolder,
        DATABASE_URL: '',
        PORT: String(await freePort()),
      });
      expect(started.ready).toBe(false);
      expect(started.child.exitCode).toBe(1);
      expect(started.output()).toMatch(/data folder/i);
      expect(started.output()).not.toMatch(/\n\s+at /);
      expect(readFileSync(join(inside, file), 'utf8')).toBe(content);
    },
  );
}

test(
  'keeps the rows readable when the server becomes unavailable, and Retry reloads them',
  { tag: '@release' },
  async ({ page, folder, launch }) => {
    const port = await freePort();
    const environment = { PORTAL_DATA_DIR: folder, DATABASE_URL: '', PORT: String(port) };
    const first = await launch(environment);
    const portal = new Portal(page, first.origin);
    // Code that is loaded after the rows cannot be loaded.
    await page.route(/\/assets\/list-extras-/, (route) => route.abort());
    const missed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/assets/list-extras-'),
    );
    await portal.signIn('fiona.full@harbour.example', '/list/all');
    await expect(portal.row(1147)).toBeVisible();
    await missed;
    await first.stop();
    await page.getByRole('button', { name: 'Refresh' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(portal.row(1147)).toBeVisible();
    await launch(environment);
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect(portal.row(1147)).toBeVisible();
  },
);

test(
  "shows 'Portal unavailable' when the provider is down at the start",
  { tag: '@release' },
  async ({ page, server }) => {
    await page.route('**/oidc/.well-known/openid-configuration', (route) => route.abort());
    await page.goto(`${server.origin}/list`);
    await expect(page.getByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
    await expect(page.getByText('5-10 minutes')).toBeVisible();
  },
);

test('cancels once on a double click on Confirm', { tag: '@release' }, async ({ page, server }) => {
  const portal = new Portal(page, server.origin);
  await portal.open('fiona.full@harbour.example', oldest);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/application/cancel')) calls += 1;
  });
  await portal.select(1020);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Cancel 1 application(s)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(page.getByRole('dialog').getByText('Cancelled', { exact: true })).toBeVisible();
  expect(calls).toBe(1);
});

test(
  'redirects unknown addresses to the landing route, a page after the last to the last, and an invalid address to the defaults (SHELL-012 to SHELL-014)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open('fiona.full@harbour.example', '/nosuchpage');
    await expect(page).toHaveURL(`${server.origin}/list`);
    for (const path of ['/list/abc', '/list/0', '/list/all/1/20/x']) {
      await page.goto(server.origin + path);
      await expect(page).toHaveURL(`${server.origin}/list`);
    }
    await page.goto(`${server.origin}/list/99`);
    await expect(page).toHaveURL(`${server.origin}/list/2`);
    await page.goto(
      `${server.origin}/list?status=xyz&label=%5B1&sortBy=Nothing&sortType=up&q=&products=%7B%7D&view=7`,
    );
    await expect(page.getByText(/^1 - 20 of 2\d$/)).toBeVisible();
  },
);
