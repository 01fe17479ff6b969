import type { BrowserContext, Page } from '@playwright/test';
import { callAs } from './support/calls.ts';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const tokenOf = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('portal.session') ?? '{}') as { accessToken?: string }).accessToken,
  );

/** Refresh tokens that the provider has accepted. */
function renewalsOf(context: BrowserContext): string[] {
  const renewals: string[] = [];
  context.on('response', (answer) => {
    const form = answer.url().endsWith('/oidc/token') && answer.ok() ? answer.request().postData() : null;
    const token = new URLSearchParams(form ?? '').get('refresh_token');
    if (token !== null) renewals.push(token);
  });
  return renewals;
}

test(
  'ten tabs renew the token only once, each time (AUTH-010, AUTH-011, CONST-004)',
  { tag: '@release' },
  async ({ context, page, folder, launch }) => {
    // Ten tabs load, then two renewals come half a token's lifetime apart.
    test.setTimeout(360_000);
    const server = await launch({ PORTAL_DATA_DIR: folder, PORTAL_TOKEN_SECONDS: '40' });
    const renewals = renewalsOf(context);
    await new Portal(page, server.origin).signIn('mia.my@harbour.example');
    const pages = [page];
    for (let more = 1; more < 10; more += 1) {
      const tab = await context.newPage();
      await tab.goto(`${server.origin}/nosuchpage`);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      pages.push(tab);
    }
    const tokens = async () => new Set(await Promise.all(pages.map(tokenOf)));
    for (let cycle = 0; cycle < 2; cycle += 1) {
      const before = renewals.length;
      await expect.poll(() => renewals.length, { timeout: 60_000 }).toBe(before + 1);
      await expect.poll(async () => (await tokens()).size).toBe(1);
      expect(renewals).toHaveLength(before + 1);
    }
    expect(new Set(renewals).size).toBe(renewals.length);
    for (const tab of pages) expect((await callAs(tab, '/api/account/info')).status).toBe(200);
  },
);

test('a log-out in one tab clears the others without an action there, also behind Back, and invalidates the token (AUTH-041, API-008)', async ({
  context,
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.signIn('fiona.full@harbour.example', '/list/all');
  await page.getByRole('link', { name: 'My Apps' }).click();
  await portal.total();
  const other = await context.newPage();
  await other.goto(`${server.origin}/application/1006`);
  const comment = other.getByRole('textbox', { name: 'Comment' });
  await comment.fill('Half a thought');
  const stored = () =>
    other.evaluate(() => Object.keys(sessionStorage).filter((name) => /draft|session/.test(name)));
  await expect.poll(stored).toHaveLength(2);
  const stolen = await other.evaluate(() => sessionStorage.getItem('portal.session') ?? '');

  await page.getByRole('button', { name: 'Fiona Full' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(other.getByRole('alert')).toHaveText(
    'Your session has timed out. You will be redirected to login in 5 seconds.',
  );
  expect(await stored()).toEqual([]);
  expect(await other.locator('body').innerText()).not.toContain('1006');

  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/Applications \d/)).toHaveCount(0);
  await expect(page.getByLabel('Email')).toBeVisible();

  // The key is still in the browser, but the session of the token has ended.
  const visitor = await context.newPage();
  await visitor.goto(`${server.origin}/timeout`);
  await visitor.evaluate((session) => sessionStorage.setItem('portal.session', session), stolen);
  await expect.poll(async () => (await callAs(visitor, '/api/account/info')).status).toBe(401);
});

test(
  'a stolen token is useless in another browser',
  { tag: '@release' },
  async ({ browser, page, server }) => {
    await new Portal(page, server.origin).open('mia.my@harbour.example');
    expect((await callAs(page, '/api/account/info')).status).toBe(200);
    const session = await page.evaluate(() => sessionStorage.getItem('portal.session') ?? '');
    const thief = await (await browser.newContext()).newPage();
    await new Portal(thief, server.origin).signIn('ann.lee@harbour.example');
    await thief.evaluate((stolen) => sessionStorage.setItem('portal.session', stolen), session);
    expect((await callAs(thief, '/api/account/info')).status).toBe(401);
    const { accessToken } = JSON.parse(session) as { accessToken: string };
    for (const scheme of ['Bearer', 'DPoP']) {
      const headers = { authorization: `${scheme} ${accessToken}` };
      expect((await page.request.get(`${server.origin}/api/account/info`, { headers })).status()).toBe(401);
    }
    await thief.context().close();
  },
);
