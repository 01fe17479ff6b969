import type { Page, Response } from '@playwright/test';
import { Keyboard } from './support/keyboard.ts';
import { password, Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const full = 'fiona.full@harbour.example';
const open = async (page: Page, origin: string, id: number) => {
  const portal = new Portal(page, origin);
  await portal.open(full, `/application/${id}?from=all`);
  await expect(portal.heading).toHaveText(`[${id}]`);
  // Cards that load late move the content below them, so that a click would miss.
  await page.waitForLoadState('networkidle');
};
const begin = async (page: Page, name: string) => {
  await new Portal(page, '').choose(page.getByRole('button', { name: 'Actions' }), name);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
};
const dialog = (page: Page) => page.getByRole('dialog');
const close = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog(page)).toHaveCount(0);
};
const firstLine = (page: Page) =>
  page.getByRole('region', { name: 'Activity feed' }).getByRole('listitem').first();

test('by keyboard alone, a user signs in, filters the list and unlocks an application; the feed names the user, and every request stays on the portal’s host (ACT-034 to ACT-037, LIST-053, LIST-072, API-100)', async ({
  page,
  server,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const keys = new Keyboard(page);
  await page.goto(`${server.origin}/list/all`);
  await keys.signIn(full, password);
  await keys.press(page.getByRole('button', { name: 'Filter' }));
  await keys.press(dialog(page).getByRole('combobox', { name: 'Status' }));
  await keys.arrowTo(dialog(page).getByRole('option', { name: 'Locked', exact: true }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await keys.press(dialog(page).getByRole('button', { name: 'Apply' }));
  await expect(page.getByTitle('Status: Locked')).toBeVisible();
  await keys.press(page.getByRole('link', { name: '1003', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[1003]');
  await page.waitForLoadState('networkidle');
  await keys.choose(page.getByRole('button', { name: 'Actions' }), 'Unlock Application');
  await keys.press(dialog(page).getByRole('button', { name: 'Confirm' }));
  await expect(dialog(page).getByText('Completed successfully.')).toBeVisible();
  await keys.press(dialog(page).getByRole('button', { name: 'Close' }).last());
  await expect(dialog(page)).toHaveCount(0);
  await expect(firstLine(page)).toContainText('Application unlocked by Fiona Full');
  await expect(page.getByText('Locked', { exact: true })).toHaveCount(0);
  expect([...origins]).toEqual([server.origin]);
});

test(
  'an individual passes the three checks (REV-001 to REV-004, REV-013 to REV-016)',
  { tag: '@release' },
  async ({ page, server }) => {
    await open(page, server.origin, 1006);
    const menu = page.getByRole('button', { name: /^Verification menu for/ });
    const check = async (name: string, fill: () => Promise<void>, passed: string) => {
      await new Portal(page, server.origin).choose(menu.first(), name);
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
        await dialog(page).getByRole('spinbutton', { name: 'Expiry date Day' }).fill('2031-05-04');
      },
      're-verification',
    );
    await expect(page.getByRole('region', { name: 'Activity feed' })).toContainText(
      /(Electronic verification passed for .*){2}/,
    );
  },
);

test(
  'editing a complete application shows a warning and restarts its approvals (ACT-042 to ACT-044, ACT-048, ACT-110)',
  { tag: '@release' },
  async ({ page, context, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open(full, '/list/all?status=%5B%22Complete%22%5D&sortBy=ID');
    await page.getByRole('region', { name: 'Applications table' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(dialog(page)).toContainText('approval process');
    const [form] = await Promise.all([
      context.waitForEvent('page'),
      dialog(page).getByRole('button', { name: 'Confirm' }).click(),
    ]);
    await expect(form.getByRole('heading')).toContainText('Edit application');
    await form.close();
    await close(page);
    const approvals = page.getByRole('region', { name: 'Approval Status' });
    await expect(approvals.getByText('Pending').first()).toBeVisible();
    await expect(approvals.getByText('Approved')).toHaveCount(0);
  },
);

test(
  'shows a tax number to users with the claim and logs the access (DETAIL-064, DETAIL-067)',
  { tag: '@release' },
  async ({ page, server }) => {
    const reading: Promise<string>[] = [];
    const listen = (response: Response) => {
      if (response.url().includes('/api/application/get/')) reading.push(response.text());
    };
    page.on('response', listen);
    await open(page, server.origin, 1004);
    const card = page.getByRole('region', { name: 'Tax Information Details' });
    const toggle = card.getByRole('button', { name: /^Show TFN of/ });
    const digits = card.getByText(/^[1-9]\d\d \d{3} \d{3}$/);
    await expect(digits).toHaveCount(0);
    await toggle.click();
    await expect(digits).toBeVisible();
    const number = (await digits.innerText()).replaceAll(' ', '');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(digits).toHaveCount(0);
    expect(await page.content()).not.toContain(number);
    page.off('response', listen);
    const answers = await Promise.all(reading);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).not.toContain(number);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(firstLine(page)).toContainText(/^Tax file number of .+ shown by Fiona Full/);
  },
);

test(
  'depersonalisation removes the personal data permanently (ACT-061, ACT-062, ACT-064)',
  { tag: '@release' },
  async ({ page, server }) => {
    await open(page, server.origin, 1005);
    const name = (await page.locator('main header span.font-semibold').first().innerText()).trim();
    await begin(page, 'Depersonalise application');
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog(page).getByText('Depersonalisation completed successfully.')).toBeVisible();
    await close(page);
    await expect(page.getByText('Depersonalised').first()).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  },
);
