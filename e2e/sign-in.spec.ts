import type { Page } from '@playwright/test';
import { codeShown } from '../apps/server/src/people/testing/app-codes.ts';
import { password, Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

/** The requests of the provider's pages, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/account\/(login|initiatemfa|loginmfa|validatetoken|resetpassword)$/.test(pathname))
      calls.push(
        `${request.method()} ${pathname} ${Object.keys(request.postDataJSON() as object).join(',')}`,
      );
  });
  return calls;
}

test('a wrong password stays on the page and the right one continues, with one request each (API-006, AUTH-007)', async ({
  page,
  server,
}) => {
  const calls = callsOf(page);
  const portal = new Portal(page, server.origin);
  await page.goto(server.origin);
  await portal.fillSignIn('mia.my@harbour.example', 'Wrong-one-1!');
  await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
  await expect(page.getByLabel('Email')).toHaveValue('mia.my@harbour.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.goto(`${server.origin}/list`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await portal.signIn('mia.my@harbour.example');
  expect(calls).toEqual([
    'POST /api/account/login Username,Password',
    'POST /api/account/login Username,Password',
  ]);
});

test('Back after a sign-in opens the portal, and a form that is over leads to a new one with the email and the wanted page', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  const wanted = `${server.origin}/list/all`;
  await page.goto(wanted);
  await expect(page.getByLabel('Email')).toBeVisible();
  // As after an hour, when the sign-in is over.
  await page.context().clearCookies({ name: /portal_sign_in/ });
  await portal.fillSignIn('mia.my@harbour.example');
  await expect(page.getByRole('alert')).toHaveText(
    'The page was open for too long. Enter your password again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('mia.my@harbour.example');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  const form = page.url();
  await portal.fillSignIn('mia.my@harbour.example');
  await expect(page).toHaveURL(wanted);
  await page.goto(form);
  await expect(page).toHaveURL(wanted);
  await expect(portal.heading).toContainText('Applications');
});

for (const { blocked, tag } of [
  { blocked: ['indexedDB'], tag: '@release' },
  { blocked: ['indexedDB', 'sessionStorage'], tag: [] },
  { blocked: ['indexedDB', 'sessionStorage', 'localStorage'], tag: '@release' },
])
  test(
    `where the browser blocks ${blocked.join(', ')}, the right password leads in, or the page says what to allow (OP-392)`,
    { tag },
    async ({ page, server }) => {
      await page.addInitScript((names) => {
        for (const name of names)
          Object.defineProperty(globalThis, name, {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
      }, blocked);
      await page.goto(`${server.origin}/list/all`);
      if (blocked.includes('localStorage')) {
        await expect(page.getByText('Allow cookies and site data for it, then try again.')).toBeVisible();
        return;
      }
      const portal = new Portal(page, server.origin);
      await portal.fillSignIn('mia.my@harbour.example');
      await expect(page).toHaveURL(`${server.origin}/list/all`);
      await expect(portal.heading).toContainText('Applications');
    },
  );

test('the sign-in page has no layout shift', { tag: '@release' }, async ({ page, server }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly Record<'previousRect' | 'currentRect', DOMRect>[];
        };
        // The theme's font is a few pixels narrower than its fallback.
        if (value < 0.001) continue;
        shifts.push(
          `${value}: ${sources.map(({ previousRect, currentRect }) => JSON.stringify([previousRect, currentRect])).join()}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.origin);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use Fiona Full' })).toBeVisible();
  // Layout shifts are reported one frame later.
  await page.evaluate(
    () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => (globalThis as { shifts?: readonly string[] }).shifts)).toEqual([]);
});

test(
  'a user with an authenticator app enters its code after the password (API-015, API-016)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.signIn('edna.edit@harbour.example');
    await page.goto(`${server.origin}/oidc/sign-in-methods`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Set up an app' }).click();
    await page.getByText('The picture cannot be scanned').click();
    const secret = (await page.getByRole('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code', { exact: true }).fill(codeShown(secret, Date.now()));
    await page.getByRole('button', { name: 'Use this app' }).click();
    await page.getByRole('link', { name: 'I have kept them' }).click();

    await page.context().clearCookies();
    await page.evaluate(() => sessionStorage.clear());
    const calls = callsOf(page);
    await page.goto(server.origin);
    await portal.fillSignIn('edna.edit@harbour.example');
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('This code is not right');
    // The code of the setup is used up; the next one is valid half a minute early.
    await code.fill(codeShown(secret, Date.now() + 30_000));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Edna Edit' })).toBeVisible();
    expect(calls).toEqual([
      'POST /api/account/login Username,Password',
      'POST /api/account/initiatemfa Username',
      'POST /api/account/loginmfa Username,Code',
      'POST /api/account/loginmfa Username,Code',
    ]);
  },
);

test('a user who forgot the password sets another one by the link of an email (API-011, API-012)', async ({
  page,
  server,
}) => {
  await page.goto(server.origin);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByLabel('Email').fill('bea.behalf@harbour.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mailbox');
  const mail = page.getByRole('article').filter({ hasText: 'bea.behalf@harbour.example' });
  await expect(async () => {
    await page.goto(`${server.origin}/dev/outbox`);
    await expect(mail).toContainText('sent', { timeout: 1000 });
  }).toPass();
  await mail.getByRole('link', { name: 'As plain text' }).click();
  const link = /http:\S+one-time\/[\w-]{43}/.exec(await page.locator('body').innerText())?.[0] ?? '';

  const calls = callsOf(page);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Harbour-2026!');
  await page.getByLabel('Confirm new password').fill('Harbour-2026!');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toHaveText('The name of Harbour Trust is too easy to guess.');
  await page.getByLabel('New password', { exact: true }).fill('Brand-new-1!');
  await page.getByLabel('Confirm new password').fill('Brand-new-1!');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('button', { name: 'Bea Behalf' })).toBeVisible();
  expect(new Set(calls)).toEqual(
    new Set(['POST /api/account/validatetoken Token', 'POST /api/account/resetpassword Token,NewPassword']),
  );
});
