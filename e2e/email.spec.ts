import { mailServer } from '../apps/server/src/platform/outbound/testing/mail-server.ts';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

test('a resume link is previewed, sent and received by email (ACT-014, ACT-015)', async ({
  page,
  launch,
  data,
}) => {
  const post = await mailServer();
  const server = await launch({
    ...data,
    PORTAL_SMTP_URL: post.url.href,
    PORTAL_MAIL_FROM: 'post@portal.example',
  });
  try {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    const portal = new Portal(page, server.origin);
    await portal.signIn('fiona.full@harbour.example', '/application/1006?from=all');
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Email resume link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email resume link' });
    await dialog.getByRole('textbox', { name: 'Personalised message' }).fill('Please sign by <b>Friday</b>.');

    // The preview has the tenant's theme and shows typed markup as text.
    const letter = dialog.frameLocator('iframe');
    await expect(letter.getByText('Please sign by <b>Friday</b>.')).toBeVisible();
    const link = letter.getByRole('link', { name: 'Continue application' });
    await expect(link).toHaveCSS('text-decoration-line', 'none');
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/\/dev\/form\/[\da-f-]{36}\?mode=edit$/);

    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('Email has been sent.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Resume link emailed by Fiona Full')).toBeVisible();

    await expect.poll(() => post.taken.length, { timeout: 20_000 }).toBe(1);
    const [source = ''] = post.taken;
    const read = source.replace(/=\r\n/g, '').replaceAll('=3D', '=');
    expect(read).toContain('From: Harbour Trust <post@portal.example>');
    expect(read).toContain('Subject: Continue your application with Harbour Trust');
    expect(read).toContain('Please sign by <b>Friday</b>.');
    expect(read).toContain(`Continue application: ${address}`);

    // The link in the email opens the form.
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Edit application 1006' })).toBeVisible();
    expect(violations).toEqual([]);
  } finally {
    await server.stop();
    await post.stop();
  }
});
