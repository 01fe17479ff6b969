import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(globalThis, { brokenPolicies: broken });
    addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    );
  });
});

const broken = () => (globalThis as unknown as { brokenPolicies: string[] }).brokenPolicies;

test('no screen, menu or dialog asks for more than the content security policy gives', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await page.goto(`${server.origin}/list/all/1/200`);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.evaluate(broken)).toEqual([]);
  await portal.fillSignIn('fiona.full@harbour.example');

  await portal.select(1140);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Cancel 1 application(s)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Row menu for application 1140' }).click();
  await expect(page.getByRole('menuitem', { name: 'Open in New Tab' })).toBeVisible();
  await page.keyboard.press('Escape');
  await portal.row(1140).click();
  await expect(page.getByRole('heading', { name: 'Activity feed' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel application' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(broken)).toEqual([]);

  await page.goto(`${server.origin}/timeout`);
  await expect(page.getByText('Your session has expired.')).toBeVisible();
  expect(await page.evaluate(broken)).toEqual([]);
});

test('script and style that somebody slips into the page are blocked', async ({ page, server }) => {
  await page.goto(`${server.origin}/timeout`);
  await expect(page.getByText('Your session has expired.')).toBeVisible();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.slipped = true';
    document.head.append(script);
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid }';
    document.head.append(style);
    return {
      script: 'slipped' in globalThis,
      style: getComputedStyle(document.body).outlineWidth === '7px',
    };
  });
  expect(ran).toEqual({ script: false, style: false });
  expect((await page.evaluate(broken)).map((line) => line.split(' ')[0])).toEqual([
    'script-src-elem',
    'style-src-elem',
  ]);
});
