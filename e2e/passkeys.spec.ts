import type { Page } from '@playwright/test';
import { password, Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const methods = '/oidc/sign-in-methods';

/** Adds a virtual authenticator; returns functions to set its user verification and to delete its passkeys. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setUserVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    forget: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

test(
  'a user adds a passkey, signs in with it alone, and removes it again',
  { tag: '@release' },
  async ({ page, server }) => {
    const before = server.output().length;
    const device = await addAuthenticator(page);
    const portal = new Portal(page, server.origin);
    await portal.signIn('tess.tax@harbour.example');
    await page.goto(`${server.origin}${methods}`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in methods');
    await page.getByLabel('Name of the passkey').fill('Work laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('status')).toHaveText(/The passkey is added/);
    await expect(page.getByRole('listitem')).toContainText('Work laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('alert')).toHaveText('This device has a passkey for you already.');
    await page.goto(`${server.origin}/dev/outbox`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'A passkey was added: Harbour Trust',
    );

    // The same device, signed out.
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(server.origin);
    await device.setUserVerified(false);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('alert')).toHaveText(/No passkey was used/);
    await device.setUserVerified(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    // The sign-in page lists the demo users by name, so only the list proves that a user is signed in.
    await expect(portal.heading).toHaveText(/^Applications/);

    // The password alone is no longer sufficient.
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(server.origin);
    await page.getByLabel('Email').fill('tess.tax@harbour.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use your passkey');
    await expect(page.getByText('This browser does not support passkeys')).toBeHidden();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(portal.heading).toHaveText(/^Applications/);

    await page.goto(`${server.origin}${methods}`);
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await expect(page.getByRole('status')).toHaveText(/The passkey is removed/);
    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(server.origin);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This passkey is not accepted');
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    expect(server.output().slice(before)).not.toContain('Warning');
  },
);
