import type { Page } from '@playwright/test';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

test.describe.configure({ mode: 'serial' });

test.use({ owner: 'acting' });

const full = 'fiona.full@harbour.example';
const open = async (page: Page, origin: string, id: number) => {
  const portal = new Portal(page, origin);
  await portal.signIn(full, `/application/${id}?from=all`);
  await expect(portal.heading).toHaveText(`[${id}]`);
};
const begin = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
};
const dialog = (page: Page) => page.getByRole('dialog');
const close = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog(page)).toHaveCount(0);
};
const firstLine = (page: Page) =>
  page.getByRole('region', { name: 'Activity feed' }).getByRole('listitem').first();

test('a locked application is unlocked, and its feed says by whom (ACT-034 to ACT-037)', async ({
  page,
  server,
}) => {
  await open(page, server.origin, 1003);
  await begin(page, 'Unlock Application');
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page).getByText('Completed successfully.')).toBeVisible();
  await close(page);
  await expect(firstLine(page)).toContainText('Application unlocked by Fiona Full');
  await expect(page.getByText('Locked', { exact: true })).toHaveCount(0);
});

test('an individual goes through the three checks (REV-001 to REV-004, REV-013 to REV-016)', async ({
  page,
  server,
}) => {
  await open(page, server.origin, 1006);
  const menu = page.getByRole('button', { name: /^Verification menu for/ });
  const check = async (name: string, fill: () => Promise<void>, passed: string) => {
    await menu.first().click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await fill();
    await dialog(page).getByRole('checkbox', { name: 'Authorisation Consent' }).check();
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await expect(dialog(page).getByText(`The individual has passed ${passed}.`)).toBeVisible();
    await close(page);
  };
  await check('PEP/Sanctions Screening', () => Promise.resolve(), 'PEP/Sanctions screening');
  await expect(firstLine(page)).toContainText('PEP/Sanctions screening passed for');

  await check('Verify Individual', () => Promise.resolve(), 'verification');
  await expect(firstLine(page)).toContainText('Electronic verification passed for');

  await check(
    'Add Identification & Verify Individual',
    async () => {
      await dialog(page).getByRole('radio', { name: 'Australian passport' }).check();
      await dialog(page).getByLabel('Passport number').fill('PA1234567');
      await dialog(page).getByLabel('Expiry date').fill('2031-05-04');
    },
    're-verification',
  );
  await expect(page.getByRole('region', { name: 'Activity feed' })).toContainText(
    /(Electronic verification passed for .*){2}/,
  );
});
