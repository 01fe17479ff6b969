import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const fiona = 'fiona.full@harbour.example';
const minute = 60_000;

test(
  'a session whose token is never renewed ends at /timeout two seconds after the token expires, an hour after the sign-in (AUTH-017, AUTH-018, CONST-030, ERR-042)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await page.clock.install();
    await portal.signIn(fiona);
    await portal.total();
    await page.route('**/oidc/token', (route) => route.abort());
    await page.clock.fastForward(57 * minute);
    await expect(portal.heading).toContainText('Applications');
    const ended = page.waitForResponse((response) => response.url().includes('/oidc/session/end/confirm'));
    // A jump would look like a machine that slept (OP-385).
    await page.clock.runFor(3 * minute + 3000);
    await ended;
    await expect(page).toHaveURL(`${server.origin}/timeout`);
    await expect(page.getByText('Your session has expired.')).toBeVisible();
    await page.goto(`${server.origin}/list`);
    await expect(page.getByLabel('Email')).toBeVisible();
  },
);

test('a renewed token keeps the user signed in after the first one expires, and no address ever contains a token (AUTH-011, AUTH-042)', async ({
  page,
  server,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const portal = new Portal(page, server.origin);
  await page.clock.install();
  await portal.signIn(fiona);
  await portal.total();
  // The provider may first require a proof with its current nonce.
  const renewal = page.waitForResponse((answer) => answer.url().endsWith('/oidc/token') && answer.ok());
  await page.clock.fastForward(58.5 * minute);
  await renewal;
  await page.clock.fastForward(2 * minute);
  await page.getByRole('link', { name: 'All Apps' }).click();
  await expect(page).toHaveURL(`${server.origin}/list/all`);
  await portal.total();
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => /access_token|refresh_token|eyJ/.test(address))).toEqual([]);
});
