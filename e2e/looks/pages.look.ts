import type { Page } from '@playwright/test';
import { addAxe, colourRules, violations } from './support/axe.ts';
import { expect, openStory, stories, test } from './support/workbench.ts';

const screens = stories().filter(({ tags }) => tags.includes('screen'));

/** How far the page itself can be scrolled sideways; the wide grid scrolls inside its own region. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const story of screens) {
  const name = `${story.title}, ${story.name}`;

  test(`${name}: stays whole in forced colours and with more contrast`, async ({ page, workbench }, info) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, workbench, story, {});
    await addAxe(page);
    await page.screenshot({ path: info.outputPath('forced-colours.png') });
    // The colours there are the person's own, and axe reads those of the style sheets.
    const found = await violations(page);
    expect(found.filter((line) => !colourRules.some((rule) => line.startsWith(rule)))).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await page.evaluate(() => delete document.documentElement.dataset['contrast']);
    await page.screenshot({ path: info.outputPath('more-contrast.png') });
    expect(await violations(page)).toEqual([]);
  });

  test(`${name}: never scrolls sideways at 200 % and 400 %, nor from right to left`, async ({
    page,
    workbench,
  }, info) => {
    test.slow();
    for (const [zoom, width] of [
      ['200 %', 640],
      ['400 %', 320],
    ] as const) {
      await page.setViewportSize({ width, height: 512 });
      await openStory(page, workbench, story, {});
      await page.screenshot({ path: info.outputPath(`${width}.png`) });
      expect(await overhang(page), zoom).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await openStory(page, workbench, story, { dir: 'rtl' });
    await page.screenshot({ path: info.outputPath('rtl.png') });
    expect(await overhang(page), 'right to left').toBe(0);
  });
}
