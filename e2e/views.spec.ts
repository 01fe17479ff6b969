import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

test(
  'a shared view opens by its link for people with fewer rights, within what they see (VIEWS-007, VIEWS-022, VIEWS-023)',
  { tag: '@release' },
  async ({ browser, page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open('fiona.full@harbour.example', '/list/all?sortBy=DateCreated');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save as new view' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Oldest last');
    await page.getByRole('radio', { name: 'Everybody at Harbour Trust' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Views: Oldest last' })).toBeVisible();
    const { pathname, search } = new URL(page.url());
    expect(search).toMatch(/^\?saved=[0-9a-z]{12}$/);
    const total = async (of: Portal) => Number((await of.heading.textContent())?.replace(/\D/g, ''));
    await expect.poll(() => total(portal)).toBeGreaterThan(0);

    const opened = async (email: string) => {
      const other = new Portal(await (await browser.newContext()).newPage(), server.origin);
      await other.open(email, pathname + search);
      await expect(other.page.getByRole('button', { name: 'Views: Oldest last' })).toBeVisible();
      await expect.poll(() => total(other)).toBeGreaterThan(0);
      expect(await total(other)).toBeLessThan(await total(portal));
      return other.page;
    };
    const alan = await opened('alan.all@harbour.example');
    await expect(alan.getByText(/^This view is for/)).toBeHidden();
    const mia = await opened('mia.my@harbour.example');
    await expect(mia.getByText('This view is for All Apps. You see My Apps.')).toBeVisible();
    expect(new URL(mia.url()).pathname).toBe('/list');
  },
);
