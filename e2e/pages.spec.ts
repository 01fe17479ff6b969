import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { basePaths } from '@portal/api/contract';
import { examplePages } from '../apps/portal/src/testing/example-pages.ts';
import { Portal } from './support/portal.ts';
import { neededScripts } from './support/scripts.ts';
import { test } from './support/server.ts';

test('every page requests what it shows first beside its configuration, has its title, and needs at most 12 scripts', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.signIn('fiona.full@harbour.example');
  const scripts: Record<string, readonly string[]> = {};
  for (const { name, address, first, shows, title } of examplePages) {
    const call = first && `${basePaths[first.base]}${first.path.split('{')[0]}`;
    const answered =
      call && page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(call));
    // A call that waited for the configuration would wait for ever.
    await page.route('**/api/configuration/custom', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${server.origin}${address}`);
    await answered;
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page).toHaveTitle(`${title} · Harbour Trust`);
    await expect(page.getByText(shows).first()).toBeVisible();
    scripts[name] = await neededScripts(page);
  }
  // A request costs as much as several kilobytes. Only the browser knows what scripts request while they start.
  expect(Object.entries(scripts).filter(([, { length }]) => length > 12)).toEqual([]);
});

test('every file of the build starts on a page of its own @release', async ({ page, server }) => {
  const failed: string[] = [];
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const file of globSync('assets/*.js', { cwd: 'apps/portal/dist' })) {
    await page.goto(`${server.origin}/blank`);
    const reason = await page.evaluate(
      (address) =>
        import(address).then(
          () => '',
          (error: unknown) => String(error),
        ),
      `/${file}`,
    );
    if (reason) failed.push(`${file}: ${reason}`);
  }
  expect(failed).toEqual([]);
});
