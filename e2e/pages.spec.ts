import { Portal } from './support/portal.ts';
import { test } from './support/server.ts';

/** Each page, and the call for what it shows first. */
const pages = [
  ['/list/all', '/api/application/list/all'],
  ['/application/1004', '/api/application/get/1004'],
  ['/users', '/api/user/list'],
  ['/audit', '/api/audit/list'],
  ['/admin', '/api/admin/columns'],
  ['/verifications', '/entity-verification/api/v1/Company'],
  ['/verifications/V12', '/entity-verification/api/v1/individual/verifications/12'],
] as const;

test('every page requests what it shows beside its configuration', async ({ page, server }) => {
  const portal = new Portal(page, server.origin);
  await portal.signIn('fiona.full@harbour.example');
  for (const [path, call] of pages) {
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(call));
    // A call that waited for the configuration would wait for ever.
    await page.route('**/api/configuration/custom', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${server.origin}${path}`);
    await answered;
    await page.unrouteAll({ behavior: 'wait' });
  }
});
