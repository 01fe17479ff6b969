import type { Page } from '@playwright/test';
import { addAxe, violations } from './support/axe.ts';
import { expect, openStory, stories, test } from './support/workbench.ts';

/** Visible stories of blocks, each shown in a translation and in the pseudo-languages. */
const shown = stories().filter(
  ({ tags, title }) => tags.includes('dev') && /^(Blocks|Forms|Charts)\//.test(title),
);
const widths = [390, 1280];

for (const story of shown) {
  for (const lang of ['de', 'en-XA', 'ar-XB']) {
    test(`${story.title}, ${story.name}, ${lang}: fits its texts and has no axe violation (TEXTS-029, TEXTS-030)`, async ({
      page,
      workbench,
    }) => {
      await openStory(page, workbench, story, { lang });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowing(page), `${width} px`).toEqual([]);
      }
      if (!story.tags.includes('visual')) return;
      await addAxe(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}

/** Texts that are cut off without an ellipsis, and elements wider than the page. */
function overflowing(page: Page) {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('#storybook-root *, [role="dialog"] *')].filter(
      (element) => {
        if (element.childElementCount > 0 || element.scrollWidth <= element.clientWidth + 1) return false;
        const { overflowX, textOverflow } = getComputedStyle(element);
        return element.clientWidth > 1 && overflowX === 'hidden' && textOverflow !== 'ellipsis';
      },
    );
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return [...cut.map((element) => element.textContent), ...(wide > 0 ? [`the page by ${wide} px`] : [])];
  });
}
