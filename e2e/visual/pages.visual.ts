import { addAxe, colourRules, violations } from './support/axe.ts';
import { expect, openStory, stories, test } from './support/workbench.ts';

const screens = stories().filter(
  ({ tags }) => tags.includes('screen') && tags.some((tag) => tag.startsWith('state:')),
);

for (const story of screens) {
  test(`${story.title}, ${story.name}: has no axe violation in forced colours and with more contrast, and never scrolls horizontally`, async ({
    page,
    workbench,
  }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, workbench, story.id, {});
    await addAxe(page);
    // In forced colours axe reads the style sheets' colours instead of the user's, so colour rules do not apply.
    const found = await violations(page);
    expect(found.filter((line) => !colourRules.some((rule) => line.startsWith(rule)))).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await page.evaluate(() => delete document.documentElement.dataset['contrast']);
    expect(await violations(page)).toEqual([]);

    await page.emulateMedia({ contrast: 'no-preference' });
    for (const [width, height, dir] of [
      [640, 512, 'ltr'],
      [320, 512, 'ltr'],
      [1280, 800, 'rtl'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
      // The wide grid scrolls in its own region.
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overhang, `${width} px, ${dir}`).toBe(0);
    }
  });
}
