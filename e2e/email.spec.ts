import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

test(
  'a resume link is previewed and sent, and opens the form from the email (ACT-014, ACT-015)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open('fiona.full@harbour.example', '/application/1006?from=all');
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
    await expect(page.getByText('Resume link emailed by Fiona Full').first()).toBeVisible();

    await page.goto(`${server.origin}/dev/outbox`);
    await page.getByRole('link', { name: 'As plain text' }).first().click();
    await expect(page.locator('body')).toContainText('Please sign by <b>Friday</b>.');
    await expect(page.locator('body')).toContainText(`Continue application: ${address}`);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Edit application 1006' })).toBeVisible();
  },
);
