import { password, Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

test('signs a federated user in by a one-time address that never enters the history; log-out ends at /timeout (AUTH-021, AUTH-026, AUTH-027)', async ({
  page,
  server,
}) => {
  const pair = async () => {
    const { Token, Hash } = (await (await page.request.get(`${server.origin}/dev/federated`)).json()) as {
      Token: string;
      Hash: string;
    };
    return `${server.origin}/federated/${Token}/${Hash}`;
  };
  const address = await pair();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  const portal = new Portal(page, server.origin);
  await expect(portal.heading).toContainText('Applications');
  const token = address.split('/').at(-2) ?? '';
  expect(
    asked.filter((url) => url.includes(token)).map((url) => new URL(url).pathname.split('/')[1]),
  ).toEqual(['federated', 'api']);
  await page.getByRole('button', { name: 'Fred Federated' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sessions' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Change Password' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(`${server.origin}/timeout`);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
  await page.goto(`${server.origin}/list`);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test(
  'opens the sign-in methods in a new tab, and applies a user’s own appearance before any script of the portal runs',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.signIn('mia.my@harbour.example');
    await portal.expectTotal(3);
    const account = page.getByRole('button', { name: 'Mia My' });
    const popup = page.waitForEvent('popup');
    await portal.choose(account, 'Sign-in methods');
    const methods = await popup;
    await expect(methods).toHaveURL(`${server.origin}/oidc/sign-in-methods`);
    await expect(methods.getByLabel('Password', { exact: true })).toBeVisible();
    await methods.close();

    await portal.choose(account, 'Appearance');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Compact' }).check();
    const appearance = () => page.evaluate(() => Object.assign({}, document.documentElement.dataset));
    expect(await appearance()).toMatchObject({ mode: 'dark', density: 'compact' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await appearance()).toMatchObject({ mode: 'dark', contrast: 'auto', density: 'compact' });
    await page.unroute('**/assets/*.js');

    await page.reload();
    await portal.logOut('Mia My');
    await portal.fillSignIn('alan.all@harbour.example');
    await expect(portal.heading).toContainText('Applications');
    await expect.poll(appearance).toMatchObject({ mode: 'auto', density: 'tenant' });
  },
);

test(
  'ends the session after a password change and rejects the old password afterwards (ACC-004, ACC-017, ACC-018)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    const next = 'Boat-on-water-77!';
    await portal.signIn('lena.label@harbour.example');
    await expect(portal.heading).toContainText('Applications');
    await portal.choose(page.getByRole('button', { name: 'Lena Label' }), 'Change Password');
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.getByLabel(/^Current password/).fill(password);
    await dialog.getByLabel(/^New password/).fill(next);
    await dialog.getByLabel(/^Confirm new password/).fill(next);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('status')).toContainText('Your password has been changed.');
    const email = page.getByLabel('Email', { exact: true });
    await expect(email).toBeVisible();
    await portal.fillSignIn('lena.label@harbour.example');
    await expect(page.getByRole('alert')).toBeVisible();
    await portal.fillSignIn('lena.label@harbour.example', next);
    await expect(portal.heading).toContainText('Applications');
  },
);
