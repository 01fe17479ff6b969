import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

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
