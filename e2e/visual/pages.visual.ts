import { addAxe, colourRules, violations } from './support/axe.ts';
import { expect, openStory, stories, test } from './support/workbench.ts';

for (const story of stories().filter(({ tags }) => tags.includes('screen'))) {
  const name = `${story.title}, ${story.name}`;

  test(`${name}: has no axe violation in forced colours and with more contrast`, async ({
    page,
    workbench,
  }, info) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, workbench, story.id, {});
    await addAxe(page);
    await page.screenshot({ path: info.outputPath('forced-colours.png') });
    // In forced colours axe reads the style sheets' colours instead of the user's, so colour rules do not apply.
    const found = await violations(page);
    expect(found.filter((line) => !colourRules.some((rule) => line.startsWith(rule)))).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await page.evaluate(() => delete document.documentElement.dataset['contrast']);
    await page.screenshot({ path: info.outputPath('more-contrast.png') });
    expect(await violations(page)).toEqual([]);
  });

  test(`${name}: never scrolls horizontally at 200 % and 400 %, nor from right to left`, async ({
    page,
    workbench,
  }, info) => {
    test.slow();
    for (const [width, height, dir] of [
      [640, 512, 'ltr'],
      [320, 512, 'ltr'],
      [1280, 800, 'rtl'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openStory(page, workbench, story.id, { dir });
      await page.screenshot({ path: info.outputPath(`${width}.png`) });
      // The wide grid scrolls in its own region.
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang, `${width} px, ${dir}`).toBe(0);
    }
  });
}
