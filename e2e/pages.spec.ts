import type { Request } from '@playwright/test';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

/** Each page, the call for what it shows first, and the most scripts that it may request until the answer. */
const pages = [
  ['/list/all', '/api/application/list/all', 15],
  ['/application/1004', '/api/application/get/1004', 56],
  ['/users', '/api/user/list', 28],
  ['/audit', '/api/audit/list', 22],
  ['/admin', '/api/admin/columns', 24],
  ['/verifications', '/entity-verification/api/v1/Company', 28],
  ['/verifications/V12', '/entity-verification/api/v1/individual/verifications/12', 26],
] as const;

test('every page requests what it shows beside its configuration, with few scripts', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.signIn('fiona.full@harbour.example');
  for (const [path, call, most] of pages) {
    let scripts = 0;
    const count = (request: Request) => {
      if (request.resourceType() === 'script') scripts += 1;
    };
    page.on('request', count);
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(call));
    // A call that waited for the configuration would wait for ever.
    await page.route('**/api/configuration/custom', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${server.origin}${path}`);
    await answered;
    page.off('request', count);
    expect.soft(scripts, `scripts of ${path}`).toBeLessThanOrEqual(most);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
