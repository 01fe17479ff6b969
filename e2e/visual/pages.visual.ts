import type { Page } from '@playwright/test';
import { showStory } from '../../tools/review/workbench.ts';
import { addAxe, colourRules, violations } from './support/axe.ts';
import { expect, openStory, stories, test } from './support/workbench.ts';

const screens = stories().filter(({ tags }) => tags.includes('screen'));
const windows = [
  [640, 512, 'ltr'],
  [320, 512, 'ltr'],
  [1280, 800, 'rtl'],
] as const;

for (const [title, group] of Map.groupBy(screens, (story) => story.title)) {
  test(`${title}: has no axe violation in forced colours and with more contrast, and never scrolls horizontally`, async ({
    page,
    workbench,
  }) => {
    test.setTimeout(60_000 * group.length);
    const found: string[] = [];
    for (const [index, { id, name }] of group.entries()) {
      // Its interactions look for what its own width and colours show.
      await page.setViewportSize({ width: title.includes('/Narrow') ? 390 : 1280, height: 800 });
      await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' });
      await (index === 0 ? openStory(page, workbench, id, {}) : showStory(page, id));
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
      if (index === 0) await addAxe(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ forcedColors: 'active' });
      found.push(...(await problemsOf(page)).map((problem) => `${name}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}

async function problemsOf(page: Page): Promise<string[]> {
  // In forced colours axe reads the style sheets' colours instead of the user's, so colour rules do not apply.
  const forced = await violations(page);
  const found = forced.filter((line) => !colourRules.some((rule) => line.startsWith(rule)));
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await page.evaluate(() => delete document.documentElement.dataset['contrast']);
  found.push(...(await violations(page)));
  await page.emulateMedia({ contrast: 'no-preference' });
  for (const [width, height, dir] of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
    // The wide grid scrolls in its own region.
    const calm = page.waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      undefined,
      { timeout: 5_000 },
    );
    await calm.catch(() => found.push(`scrolls at ${width} px, ${dir}`));
  }
  return found;
}
