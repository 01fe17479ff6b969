import type { Page } from '@playwright/test';
import { Keyboard } from './support/keyboard.ts';
import { password, Portal } from './support/portal.ts';
import { expect, test, type Server } from './support/server.ts';

const email = 'nadia.newcomer@post.example';
const ownPassword = 'Brand-new-1!';

/** The link in the latest email of the outbox, once it was sent. */
async function linkInMail(page: Page, { origin }: Server): Promise<string> {
  const read = async () => {
    const list = await (await page.request.get(`${origin}/dev/outbox`)).text();
    const [, id = ''] = /\/dev\/outbox\/([\w-]+)\/text/.exec(list) ?? [];
    const text = await (await page.request.get(`${origin}/dev/outbox/${id}/text`)).text();
    return /Choose a password: (\S+\/oidc\/one-time\/[\w-]{43})$/m.exec(text)?.[1] ?? '';
  };
  await expect.poll(read, { timeout: 30_000 }).not.toBe('');
  return read();
}

async function findInList(page: Page, name: string) {
  const box = page.getByRole('searchbox', { name: 'Search users' });
  await box.fill(name);
  await box.press('Enter');
  return page.getByRole('region', { name: 'Users table' }).getByRole('row').filter({ hasText: email });
}

test('by keyboard alone, an invited user sets a password by the link in the email and uses the portal (USER-072, USER-099, USER-100)', async ({
  page,
  browser,
  server,
}) => {
  const keys = new Keyboard(page);
  await page.goto(`${server.origin}/list`);
  await keys.signIn('fiona.full@harbour.example', password);

  await test.step('An administrator invites the user', async () => {
    await keys.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }));
    await keys.press(page.getByRole('button', { name: 'Invite' }));
    const dialog = page.getByRole('dialog', { name: 'Invite new user' });
    await keys.fill(dialog.getByLabel('First name'), 'Nadia');
    await keys.fill(dialog.getByLabel('Last name'), 'Newcomer');
    await keys.fill(dialog.getByLabel('Email'), email);
    await keys.fill(dialog.getByRole('textbox', { name: 'Mobile' }), '+61 412 345 678');
    await keys.to(dialog.getByLabel('Role'));
    await page.keyboard.type('Adv');
    await keys.press(dialog.getByRole('button', { name: 'Send Invite' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Invitation sent.')).toBeVisible();
    await keys.press(dialog.getByRole('button', { name: 'Close' }));
    await expect((await findInList(page, 'newcomer')).getByText('Invited')).toBeVisible();
  });

  const link = await linkInMail(page, server);
  const theirs = await browser.newPage();
  const person = new Portal(theirs, server.origin);

  await test.step('The user opens the link, sets a password and is signed in', async () => {
    await theirs.goto(link);
    await expect(theirs.getByLabel('Email')).toHaveValue(email);
    const theirKeys = new Keyboard(theirs);
    await theirKeys.fill(theirs.getByLabel('New password', { exact: true }), ownPassword);
    await theirKeys.fill(theirs.getByLabel('Confirm new password'), ownPassword);
    await theirKeys.press(theirs.getByRole('button', { name: 'Save password' }));
    await expect(theirs.getByRole('button', { name: 'Nadia Newcomer' })).toBeVisible();
    expect(theirs.url()).toMatch(/\/list/);
    await person.expectTotal(0);
  });

  await test.step('The link works only once, and says how to get another', async () => {
    await theirs.goto(link);
    await expect(theirs.getByText('send the invitation again')).toBeVisible();
  });

  await test.step('The user signs in elsewhere with the password', async () => {
    const elsewhere = await browser.newPage();
    await new Portal(elsewhere, server.origin).signIn(email, '/', ownPassword);
    await expect(elsewhere.getByRole('button', { name: 'Nadia Newcomer' })).toBeVisible();
    await elsewhere.close();
  });

  await test.step('The list shows the user as active', async () => {
    await page.reload();
    await expect((await findInList(page, 'newcomer')).getByText('Active')).toBeVisible();
  });

  await theirs.close();
});

test(
  'a deactivated user loses access within five seconds (USER-052, USER-061)',
  { tag: '@release' },
  async ({ page, browser, server }) => {
    const origin = `http://banksia.localhost:${server.port}`;
    const theirs = await browser.newPage();
    const person = new Portal(theirs, origin);
    await person.signIn('mia.my@banksia.example');
    await person.expectTotal(2);
    await new Portal(page, origin).open('fiona.full@banksia.example');
    await page.goto(`${origin}/users/1?q=mia.my`);
    await page.getByRole('button', { name: 'Row menu for Mia My' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await page
      .getByRole('dialog', { name: 'Deactivate User' })
      .getByRole('button', { name: 'Confirm' })
      .click();
    await expect(page.getByText('User deactivated successfully.')).toBeVisible();
    const since = Date.now();

    const lost = theirs.getByText(
      'Your session has timed out. You will be redirected to login in 5 seconds.',
    );
    // Search only once: after the response the search box is no longer there.
    await person.search('a');
    await expect(lost).toBeVisible({ timeout: 5_000 });
    expect(Date.now() - since).toBeLessThan(5_000);

    await expect(theirs.getByLabel('Email')).toBeVisible();
    await person.fillSignIn('mia.my@banksia.example');
    await expect(theirs.getByRole('alert')).toHaveText('The email or password is incorrect.');
    await theirs.close();
  },
);
