import { expect, test, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformance } from '../packages/api/cli/conformance.ts';
import { freePort } from './support/server.ts';

const main = join(import.meta.dirname, '../examples/back-end/server.ts');

/** Runs the example as its documentation says; resolves with the address of the portal. */
async function example(): Promise<AsyncDisposable & { readonly portal: string; readonly api: string }> {
  const ports = { PORTAL_PORT: String(await freePort()), API_PORT: String(await freePort()) };
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    portal: `http://localhost:${ports.PORTAL_PORT}`,
    api: `http://localhost:${ports.API_PORT}`,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Signs in and consents on the pages of the provider, which accept any login. */
async function signIn(page: Page): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill('nora');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test(
  'the example back end signs in a user, who works with list, application, comment, document, invitation and verification (OP-389)',
  { tag: '@release' },
  async ({ page }) => {
    await using running = await example();
    const failures: string[] = [];
    let token = '';
    page.on('request', (request) => {
      token = request.headers()['authorization']?.replace('Bearer ', '') ?? token;
    });
    page.on('console', (message) => {
      // The pages of the provider load a font from elsewhere.
      if (message.type() === 'error' && page.url().startsWith(running.portal)) failures.push(message.text());
    });

    await test.step('The list is read', async () => {
      await page.goto(`${running.portal}/list/all`);
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applications 45');
      await expect(page.getByText('1 - 20 of 45')).toBeVisible();
    });

    await test.step('The application shows its document and comment', async () => {
      await page.getByRole('link', { name: '1045', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('[1045]');
      const comments = page.getByRole('region', { name: 'Comments' });
      await comments.getByRole('textbox', { name: 'Comment' }).fill('Called the applicant.');
      await comments.getByRole('button', { name: 'Save' }).click();
      await expect(comments.getByRole('listitem')).toContainText('Called the applicant.');

      const documents = page.getByRole('region', { name: /^Documents/ });
      const bytes = Buffer.from('Trust deed');
      await documents
        .locator('input[type=file]')
        .setInputFiles({ name: 'deed.txt', mimeType: 'text/plain', buffer: bytes });
      await expect(documents.getByText('deed.txt uploaded')).toBeAttached();
      await expect(documents.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
      await expect(documents.getByText('deed.txt', { exact: true })).toBeVisible();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        documents.getByRole('link', { name: 'User upload' }).click(),
      ]);
      expect(readFileSync(await saved.path())).toEqual(bytes);
      expect(saved.suggestedFilename()).toBe('deed.txt');
    });

    await test.step('A user is invited', async () => {
      await page.goto(`${running.portal}/users`);
      await page.getByRole('button', { name: 'Invite' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite new user' });
      await dialog.getByLabel('First name').fill('Nadia');
      await dialog.getByLabel('Last name').fill('Newcomer');
      await dialog.getByLabel('Email').fill('nadia@example.com');
      await dialog.getByRole('textbox', { name: 'Mobile' }).fill('0412 345 678');
      await dialog.getByLabel('Role').selectOption('Staff');
      await dialog.getByRole('button', { name: 'Send Invite' }).click();
      await dialog.getByRole('button', { name: 'Confirm' }).or(dialog.getByText('Invitation sent.')).click();
      await expect(dialog.getByText('Invitation sent.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('region', { name: 'Users table' })).toContainText('Nadia Newcomer');
    });

    await test.step('A company is verified', async () => {
      await page.goto(`${running.portal}/verifications`);
      await page.getByRole('button', { name: 'New' }).click();
      const dialog = page.getByRole('dialog', { name: 'Company Verification' });
      await dialog.getByLabel('Australian Company Number (ACN)').fill('123 456 789');
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await dialog.getByRole('button', { name: 'Generate ASIC Report' }).click();
      await expect(dialog.getByText('The ASIC report has been generated successfully.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: 'Company verifications' })).toContainText('123 456 789');
    });

    await test.step('The conformance check finds nothing', async () => {
      const file = test.info().outputPath('configuration.json');
      writeFileSync(file, await (await page.request.get(`${running.portal}/configuration.json`)).text());
      const lines: string[] = [];
      const args = [file, '--origin', running.portal, '--token', token, '--write', '1001'];
      const status = await conformance(args, (line) => lines.push(line));
      expect(lines.filter((line) => line.startsWith('failed'))).toEqual([]);
      expect(lines).toContain('ok      C49 /document/upload/{guid}');
      expect(status).toBe(0);
    });

    expect(failures).toEqual([]);
  },
);
