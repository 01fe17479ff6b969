import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

test('own figures load their script on intent (FIGURES-074)', async ({ page, server }) => {
  const portal = new Portal(page, server.origin);
  await portal.open('fiona.full@harbour.example', '/list/all');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${server.origin}/reports?figures=sample`);
  await expect(page.getByRole('figure')).toHaveCount(5);
  const own = () => scripts.filter((script) => script.includes('/own-figures-')).length;
  expect(own()).toBe(0);
  await page.getByRole('button', { name: 'Our figures' }).hover();
  await expect.poll(own).toBe(1);
});

test('by keyboard, each bar opens the list that it counts, and Back returns to the bar (FIGURES-030, FIGURES-034, FIGURES-070)', async ({
  page,
  server,
}) => {
  const portal = new Portal(page, server.origin);
  await portal.open('fiona.full@harbour.example', '/list/all');
  await page.goto(`${server.origin}/reports?figures=ours&period=all`);
  for (const title of ['Initiated applications', 'Time to complete']) {
    const drawing = page.getByRole('figure', { name: title }).getByRole('group', { name: title });
    const bar = drawing.getByRole('link').last();
    const name = (await bar.getAttribute('aria-label')) ?? '';
    const [, count] = /: ([\d,]+) applications?, open list$/.exec(name) ?? [];
    await bar.focus();
    await page.keyboard.press('Enter');
    await expect(portal.heading).toHaveText(`Applications ${count}`);
    await expect(page.getByText('Results filtered:')).toBeVisible();
    await page.goBack();
    await expect(drawing.getByRole('link').last()).toBeFocused();
  }
});
