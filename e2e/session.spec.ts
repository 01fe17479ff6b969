import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

// Tokens are valid for one minute.
test.use({ settings: { PORTAL_TOKEN_SECONDS: '60' } });

test('a session whose token is never renewed ends at /timeout two seconds after the token expires (AUTH-017, AUTH-018, CONST-030, ERR-042)', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await page.clock.install();
  await portal.signIn('fiona.full@harbour.example');
  await portal.expectTotal(25);
  await page.route('**/oidc/token', (route) => route.abort());
  await page.clock.fastForward(40_000);
  await expect(portal.heading).toContainText('Applications');
  const ended = page.waitForResponse((response) => response.url().includes('/oidc/session/end/confirm'));
  await page.clock.fastForward(23_000);
  await ended;
  await expect(page).toHaveURL(`${server.origin}/timeout`);
  await expect(page.getByText('Your session has expired.')).toBeVisible();
  await page.goto(`${server.origin}/list`);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a renewed token keeps the user signed in after the first one expires (AUTH-011)', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await page.clock.install();
  await portal.signIn('fiona.full@harbour.example');
  await portal.expectTotal(25);
  // The provider may first require a proof with its current nonce.
  const renewal = page.waitForResponse((answer) => answer.url().endsWith('/oidc/token') && answer.ok());
  await page.clock.fastForward(31_000);
  await renewal;
  await page.clock.fastForward(32_000);
  await page.getByRole('link', { name: 'All Apps' }).click();
  await portal.expectTotal(147);
});

test('no address ever contains a token (AUTH-042)', async ({ page, server }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const portal = new Portal(page, server.origin);
  await portal.signIn('mia.my@harbour.example');
  await portal.expectTotal(3);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => /access_token|refresh_token|eyJ/.test(address))).toEqual([]);
});
