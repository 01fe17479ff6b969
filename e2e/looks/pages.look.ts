import type { Page } from '@playwright/test';
import { addAxe, violations } from './support/axe.ts';
import { expect, openStory, stories, test } from './support/workbench.ts';

const screens = stories().filter(({ tags }) => tags.includes('screen'));

/** How far the page itself can be scrolled sideways; the wide grid scrolls inside its own region. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const story of screens) {
  const name = `${story.title}, ${story.name}`;

  test(`${name}: stays whole in forced colours and with more contrast`, async ({ page, workbench }, {
    outputPath,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, workbench, story, {});
    await addAxe(page);
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: outputPath('forced-colours.png') });
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await page.evaluate(() => delete document.documentElement.dataset['contrast']);
    await page.screenshot({ path: outputPath('more-contrast.png') });
    expect(await violations(page)).toEqual([]);
  });

  test(`${name}: never scrolls sideways at 200 % and 400 %, nor from right to left`, async ({
    page,
    workbench,
  }, { outputPath }) => {
    for (const [zoom, width] of [
      ['200 %', 640],
      ['400 %', 320],
    ] as const) {
      await page.setViewportSize({ width, height: 512 });
      await openStory(page, workbench, story, {});
      await page.screenshot({ path: outputPath(`${width}.png`) });
      expect(await overhang(page), zoom).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await openStory(page, workbench, story, { dir: 'rtl' });
    await page.screenshot({ path: outputPath('rtl.png') });
    expect(await overhang(page), 'right to left').toBe(0);
  });
}
