import type { Page } from '@playwright/test';
import { expect, test } from './support/workbench.ts';

const sheet = 'review-contact-sheet--default&args=area:users;look:harbour-light-1280;size:medium;show:all';
const matrix = 'review-looks--default&args=state:users__page__populated';

async function openDesk(page: Page, workbench: string, path: string) {
  await page.goto(`${workbench}/?path=/story/${path}`);
  const desk = page.frameLocator('#storybook-preview-iframe');
  // The live frames of a matrix keep its own page waiting.
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
  return desk;
}

test('Back returns to the figure whose story was opened (DESK-008, DESK-012)', async ({
  page,
  workbench,
}) => {
  const desk = await openDesk(page, workbench, sheet);
  await expect(desk.getByRole('combobox', { name: 'Area' })).toHaveValue('users');
  const figure = desk.locator('[data-figure="users.page.failed"]');
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/screens-users/);
  await page.goBack();
  await expect(figure).toBeFocused();
  await expect(figure).toBeInViewport();
});

test('live frames of a matrix take no focus, and Tab passes over them (DESK-011, DESK-012)', async ({
  page,
  workbench,
}) => {
  test.slow();
  const desk = await openDesk(page, workbench, matrix);
  await expect(desk.getByRole('combobox', { name: 'State' })).toHaveValue('users.page.populated');
  await desk.getByRole('combobox', { name: 'State' }).focus();
  const focused = () =>
    desk.locator('body').evaluate(({ ownerDocument: { activeElement } }) => activeElement?.nodeName);
  await expect(desk.locator('iframe').first().contentFrame().getByRole('table')).toBeVisible();
  expect(await focused()).toBe('INPUT');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe('IFRAME');
  }
});
