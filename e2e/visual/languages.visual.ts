import type { Page } from '@playwright/test';
import { showStory } from '../../tools/review/workbench.ts';
import { addAxe, violations } from './support/axe.ts';
import { expect, openStory, setGlobals, setLanguage, stories, test } from './support/workbench.ts';

const shown = stories().filter(
  ({ tags, title }) => tags.includes('dev') && /^(Blocks|Forms|Charts)\//.test(title),
);
const languages = ['de', 'en-XA', 'ar-XB'];
const widths = [1280, 390];
const modes = ['light', 'dark'] as const;
const themes = ['harbour', 'meridian', 'banksia'].flatMap((tenant) =>
  ['comfortable', 'compact'].map((density) => ({ tenant, density })),
);

for (const [title, group] of Map.groupBy(shown, (story) => story.title)) {
  test(`${title}: fits in every language, and axe finds nothing (TEXTS-029, TEXTS-030)`, async ({
    page,
    workbench,
  }) => {
    test.setTimeout(60_000 * group.length + 60_000);
    const found: string[] = [];
    for (const [index, { id, name, tags }] of group.entries()) {
      if (index === 0) {
        await openStory(page, workbench, id, {});
        await addAxe(page);
      } else {
        // The interactions of a story look for English texts.
        await setLanguage(page, 'en');
        await setGlobals(page, { ...themes[0], mode: 'light' });
        await page.setViewportSize({ width: 1280, height: 800 });
        await showStory(page, id);
      }
      found.push(
        ...(await problemsOf(page, tags.includes('visual'))).map((problem) => `${name}: ${problem}`),
      );
    }
    expect(found).toEqual([]);
  });
}

/** Problems of the open story in every language and width; a gallery is looked at in every look, with axe. */
async function problemsOf(page: Page, gallery: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const lang of languages) {
    await setLanguage(page, lang);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const theme of gallery ? themes : themes.slice(0, 1)) {
        await setGlobals(page, theme);
        const texts = await overflowing(page);
        found.push(
          ...texts.map((text) => `${lang}, ${width} px, ${Object.values(theme).join(' ')}: ${text}`),
        );
      }
      for (const mode of gallery ? modes : []) {
        await setGlobals(page, { tenant: 'harbour', mode });
        found.push(...(await violations(page)).map((line) => `${lang}, ${width} px, ${mode}: ${line}`));
      }
    }
  }
  return found;
}

/** Texts that are cut without an ellipsis, and elements that are wider than the page. */
function overflowing(page: Page) {
  return page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('#storybook-root *, [role="dialog"] *')].filter(
      (element) => {
        // An image made of text, such as initials, has the whole text as its name.
        if (element.role === 'img') return false;
        if (element.childElementCount > 0 || element.scrollWidth <= element.clientWidth + 1) return false;
        const { overflowX, textOverflow } = getComputedStyle(element);
        return element.clientWidth > 1 && overflowX === 'hidden' && textOverflow !== 'ellipsis';
      },
    );
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return [...cut.map((element) => element.textContent), ...(wide > 0 ? [`the page by ${wide} px`] : [])];
  });
}
