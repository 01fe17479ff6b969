import { Portal } from './support/portal.ts';
import { expect, test, type Server } from './support/server.ts';

/** The tenant Meridian, which no test changes. */
const unchanged = ({ port }: Server) => `http://meridian.localhost:${port}`;

test('Fiona signs in and sees her applications, then all, highest id first (LIST-001, LIST-002, LIST-010, LIST-085)', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, unchanged(server));
  await portal.signIn('fiona.full@meridian.example');
  await expect(page).toHaveURL(`${unchanged(server)}/list`);
  await portal.expectTotal(37);
  await page.getByRole('link', { name: 'All Apps' }).click();
  await portal.expectTotal(40);
  await expect(page.getByText('1 - 20 of 40')).toBeVisible();
  await expect(portal.row(2040)).toBeVisible();
});

test(
  'Mia sees her three applications and no link to all applications (LIST-013)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.signIn('mia.my@harbour.example');
    await portal.expectTotal(3);
    await expect(page.getByText('All Apps')).toHaveCount(0);
  },
);

test(
  'Alan, limited to Sydney, sees its 90 of 147 applications (SHELL-004, PERM-019)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.signIn('alan.all@harbour.example');
    await expect(page).toHaveURL(`${server.origin}/list/all`);
    // Other tests of the server add and cancel a few.
    await expect(portal.heading).toHaveText(/^Applications (8[5-9]|9\d)$/);
  },
);

test(
  "Nora, who has no claim, sees 'No Results.' and no error (SHELL-003, SHELL-041)",
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.signIn('nora.none@harbour.example');
    await expect(page.getByText('No Results.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  },
);

test(
  'opening an application and returning keeps sort order and page of the list, and a search survives a reload (LIST-048, LIST-083, LIST-088, LIST-120, LIST-122)',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open('fiona.full@harbour.example', '/list/all');
    await page.getByRole('button', { name: 'Investment amount' }).click();
    await expect(page).toHaveURL(/sortBy=InvestmentAmount/);
    await expect(page.getByRole('columnheader', { name: /Investment amount/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page.getByText(/^41 - 60 of /)).toBeVisible();
    const place = page.url();
    const table = page.getByRole('region', { name: 'Applications table' });
    await expect(table.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    const first = table.getByRole('link').first();
    const id = await first.textContent();
    await first.click();
    await expect(portal.heading).toContainText(`[${id}]`);
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Applications' })
      .click();
    await expect(page).toHaveURL(place);
    await expect(page.getByText(/^41 - 60 of /)).toBeVisible();

    await portal.search('1001');
    await expect(page).toHaveURL(/\/list\/all\?.*q=1001/);
    await expect(portal.row(1001)).toBeVisible();
    await expect(page.getByText('Search for')).toBeVisible();
    await page.reload();
    await expect(portal.row(1001)).toBeVisible();
  },
);

test(
  'a row opens in a new tab by its menu, by Ctrl-click and by the middle button, and the list stays open (LIST-099, LIST-101)',
  { tag: '@release' },
  async ({ page, context, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open('fiona.full@harbour.example', '/list/all');
    const ways = [
      async () => {
        await page.getByRole('button', { name: 'Row menu for application 1147' }).click();
        await page.getByRole('menuitem', { name: 'Open in New Tab' }).click();
      },
      () => portal.row(1147).click({ modifiers: ['Control'] }),
      () => portal.row(1147).click({ button: 'middle' }),
    ];
    for (const open of ways) {
      const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
      // Playwright misses the end of a navigation that began before it knew the tab, so the browser is asked itself.
      const browser = await context.newCDPSession(tab);
      const valueOf = async (expression: string) =>
        (await browser.send('Runtime.evaluate', { expression })).result.value as unknown;
      await expect.poll(() => valueOf("document.querySelector('h1')?.textContent")).toContain('[1147]');
      expect(await valueOf('location.href')).toBe(`${server.origin}/application/1147?from=all`);
      expect(await valueOf('opener === null')).toBe(true);
      await tab.close();
      await expect(page).toHaveURL(`${server.origin}/list/all`);
    }
  },
);

test('the host of each tenant shows its own brand and its own applications; a host without a tenant is unavailable', async ({
  page,
  server,
}) => {
  const meridian = new Portal(page, unchanged(server));
  await meridian.signIn('fiona.full@meridian.example', '/list/all');
  await meridian.expectTotal(40);
  await expect(page).toHaveTitle(/Meridian Wealth/);
  await page.goto(`${meridian.origin}/application/1001`);
  await expect(page.getByText(/^This application cannot be found\./)).toBeVisible();
  const banksia = new Portal(page, `http://banksia.localhost:${server.port}`);
  await banksia.signIn('fiona.full@banksia.example', '/list/all');
  await banksia.expectTotal(30);
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--portal-brand'),
  );
  expect(brand).toBe('rgb(244, 180, 0)');
  await page.goto(`http://nobody.localhost:${server.port}/list`);
  await expect(page).toHaveURL(/\/tenantnotfound$/);
  await expect(page.getByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
});

test('cancelling three applications shows each result, also that 1007 is rejected, and the feed names the user (LIST-030, LIST-166)', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.open('fiona.full@harbour.example', '/list/all?sortBy=ID&sortType=asc');
  await expect(portal.row(1007)).toBeVisible();
  const before = await portal.total();
  await portal.select(1015, 1016, 1007);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Cancel 3 application(s)' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Cancelled', { exact: true })).toHaveCount(2);
  await expect(dialog.getByText('Error', { exact: true })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Retry failed' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await portal.expectTotal(before - 2);
  await expect(portal.row(1015)).toHaveCount(0);
  await expect(portal.row(1007)).toBeVisible();
  await expect(page.getByText(/selected/)).toHaveCount(0);
  await page.goto(`${server.origin}/application/1015?from=all`);
  await expect(page.getByText('Application cancelled by Fiona Full')).toBeVisible();
});
