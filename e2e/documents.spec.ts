import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_500_000)]);
const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');

test('an uploaded file is downloaded byte for byte, alone and in the archive (DOC-004, DOC-006, DOC-007)', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.open('fiona.full@harbour.example', '/application/1002');
  const card = page.getByRole('region', { name: 'Documents', exact: true });
  const row = card.getByRole('listitem').filter({ hasText: 'Größe des Trusts.pdf' });
  await expect(card).toBeVisible();
  await card
    .locator('input[type=file]')
    .setInputFiles({ name: 'Größe des Trusts.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(row.getByRole('link', { name: 'User upload' })).toBeVisible();

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: 'User upload' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Größe des Trusts.pdf');
  expect(hash(await readFile(await saved.path()))).toBe(hash(bytes));

  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: /^Download all \(\d+\)$/ }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe('1002.zip');
  // Documents are already compressed, so the archive stores them unchanged.
  const content = await readFile(await archive.path());
  expect(content.includes('Größe des Trusts.pdf')).toBe(true);
  expect(content.includes(bytes)).toBe(true);
  await expect(page.getByRole('region', { name: 'Activity feed' })).toContainText(
    'Größe des Trusts.pdf uploaded by Fiona Full',
  );
});

test(
  'a draft of a comment survives a reload, and other users see the comment once it is saved (CMT-004)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open('fiona.full@harbour.example', '/application/1003');
    const card = page.getByRole('region', { name: 'Comments' });
    const box = card.getByRole('textbox', { name: 'Comment' });
    await box.fill('Called the adviser;');
    await page.reload();
    await expect(box).toHaveValue('Called the adviser;');
    await box.press('End');
    await box.pressSequentially(' <b>no answer</b>');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByRole('listitem').first()).toContainText('Called the adviser; <b>no answer</b>');
    await expect(box).toHaveValue('');
    await page.reload();
    await expect(card.getByRole('listitem').first()).toContainText('Fiona Full');
    await expect(box).toHaveValue('');
  },
);

test('a report is saved from the menu (ACT-026)', { tag: '@release' }, async ({ page, server }) => {
  const portal = new Portal(page, server.origin);
  await portal.open('fiona.full@harbour.example', '/application/1001');
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Final report' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Final report 1001.pdf');
  expect((await readFile(await saved.path())).toString('latin1', 0, 5)).toBe('%PDF-');
});
