import type { Page } from '@playwright/test';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const columns = (page: Page) => page.getByRole('region', { name: 'Column configuration' });

async function openConfiguration(page: Page, origin: string): Promise<void> {
  await new Portal(page, origin).open('fiona.full@harbour.example');
  await page.goto(`${origin}/admin`);
  await expect(columns(page).getByRole('checkbox', { name: 'Email' })).toBeChecked();
}

const openList = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applications' }).click();

/** Switches a column off and saves. */
async function switchOff(page: Page, name: string): Promise<void> {
  await columns(page).getByRole('checkbox', { name }).uncheck();
  await columns(page).getByRole('button', { name: 'Save' }).click();
}

test(
  'two windows that save the same table lose nothing, and a restore brings a column back for everybody without a new sign-in (ADMIN-008, ADMIN-012, ADMIN-013, LIST-126, MEMORY-001, MEMORY-011, MEMORY-016, MEMORY-017, MEMORY-021, MEMORY-025)',
  { tag: '@release' },
  async ({ page, browser, server }) => {
    const other = await browser.newPage();
    await openConfiguration(page, server.origin);
    await openConfiguration(other, server.origin);

    await test.step('The other window saves first', async () => {
      await switchOff(other, 'Email');
      await expect(columns(other).getByText('Successfully saved')).toBeVisible();
    });

    await test.step('This one is asked, and saves both changes', async () => {
      await switchOff(page, 'Tag SystemLabel');
      const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
      await expect(dialog.getByText(/^Fiona Full saved this table on /)).toBeVisible();
      await expect(dialog.getByRole('radiogroup', { name: 'Tag' }).getByLabel('Yours')).toBeChecked();
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await expect(columns(page).getByText('Successfully saved')).toBeVisible();
      for (const name of ['Email', 'Tag SystemLabel'])
        await expect(columns(page).getByRole('checkbox', { name })).not.toBeChecked();
    });

    await test.step('The column is hidden from everybody', async () => {
      await openList(other);
      await expect(other.getByRole('columnheader', { name: 'Client name' })).toBeVisible();
      await expect(other.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
    });

    await test.step('The first version is restored', async () => {
      await columns(page).getByRole('button', { name: 'History of columns' }).click();
      const history = page.getByRole('dialog', { name: 'History of columns' });
      await expect(history.getByRole('listitem').first()).toContainText(/^Version 3Current/);
      await history.getByRole('button', { name: 'Restore version 1' }).click();
      await page
        .getByRole('dialog', { name: 'Restore version 1' })
        .getByRole('button', { name: 'Confirm' })
        .click();
      await expect(columns(page).getByText('Successfully saved')).toBeVisible();
      await expect(columns(page).getByRole('checkbox', { name: 'Email' })).toBeChecked();
    });

    await test.step('The list of the other window has the column again', async () => {
      await other.reload();
      await expect(other.getByRole('columnheader', { name: 'Email' })).toBeVisible();
    });
    await other.close();
  },
);
