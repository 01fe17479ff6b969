import type { Page } from '@playwright/test';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Filter' });

async function tickOptions(page: Page, select: string, ...options: string[]) {
  const box = dialogOf(page).getByRole('combobox', { name: select });
  await box.click();
  const list = dialogOf(page).getByRole('listbox', { name: select });
  for (const option of options) await list.getByRole('option', { name: option, exact: true }).click();
  await box.click();
  await expect(list).toBeHidden();
}

const statusesOf = (page: Page) =>
  page.getByRole('region', { name: 'Applications table' }).locator('[data-tone]').allTextContents();

test('a filter narrows the list, survives reload and Back, and is removed by Clear (LIST-053, LIST-060, LIST-072, LIST-076)', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.open('fiona.full@harbour.example', '/list/all/2');
  const whole = await portal.total();
  await page.getByRole('button', { name: 'Filter' }).click();
  await tickOptions(page, 'Status', 'Locked', 'Complete');
  await dialogOf(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(`${server.origin}/list/all?status=%5B%22Locked%22%2C%22Complete%22%5D`);
  await expect(page.getByTitle('Status: Locked, Complete')).toBeVisible();
  await expect(page.getByText(/^1 - 20 of /)).toBeVisible();
  await expect
    .poll(async () => [...new Set(await statusesOf(page))].filter((text) => !/Locked|Complete/.test(text)))
    .toEqual([]);
  const total = await portal.heading.textContent();
  await page.reload();
  await expect(portal.heading).toHaveText(total ?? '');
  await page.getByRole('link', { name: 'Clear' }).click();
  await portal.expectTotal(whole);
  await page.goBack();
  await expect(page.getByTitle('Status: Locked, Complete')).toBeVisible();
  await expect(portal.heading).toHaveText(total ?? '');
});

test(
  "'(None)' and a label together match all applications (LIST-066, LIST-067)",
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open('fiona.full@harbour.example', '/list/all');
    const whole = await portal.total();
    await page.goto(`${server.origin}/list/all?label=["VIP"]`);
    await portal.expectTotal(2);
    await page.getByRole('button', { name: 'Filter' }).click();
    await tickOptions(page, 'Label', '(None)', 'Hot', 'Cold', 'Review');
    await dialogOf(page).getByRole('button', { name: 'Apply' }).click();
    await portal.expectTotal(whole);
    await expect(page.getByTitle('Label: VIP, (None), Hot, Cold, Review')).toBeVisible();
  },
);

test(
  'a link with all filters shows the same list to another user with access (LIST-006, LIST-081, LIST-082, LIST-088)',
  { tag: '@release' },
  async ({ browser, server }) => {
    const link =
      '/list/all/2/5?products=["Cash","Bonds"]&mustHaveAllSelectedProducts=true&subBrand=["Harbour Direct","Harbour Advice","Harbour Private",""]&sortBy=InvestmentAmount&sortType=asc';
    const seen = async (email: string) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const portal = new Portal(page, server.origin);
      await portal.open(email, link);
      await expect(page.getByText(/^6 - \d+ of /)).toBeVisible();
      await expect(page.getByTitle('Products: Cash, Bonds')).toBeVisible();
      const heading = page.getByRole('columnheader', { name: /Investment amount/ });
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      const shown = {
        address: page.url(),
        total: await portal.heading.textContent(),
        ids: await page
          .getByRole('region', { name: 'Applications table' })
          .getByRole('link', { name: /^\d{4}$/ })
          .allTextContents(),
      };
      await context.close();
      return shown;
    };
    expect(await seen('tess.tax@harbour.example')).toEqual(await seen('fiona.full@harbour.example'));
  },
);
