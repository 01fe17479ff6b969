import type { Page } from '@playwright/test';
import { expect, openStory, stories, test, setGlobals, type Globals } from './support/workbench.ts';

/** One story for each kind of block and screen, in three tenants, light and dark. */
const themes: readonly Globals[] = ['harbour', 'meridian', 'banksia'].flatMap((tenant) =>
  (['light', 'dark'] as const).map((mode) => ({ tenant, mode })),
);

for (const story of stories().filter(({ tags }) => tags.includes('visual'))) {
  test(`${story.title}, ${story.name}: matches its baseline`, async ({ page, workbench }) => {
    const images: { caption: string; source: string }[] = [];
    await openStory(page, workbench, story, {});
    for (const globals of themes) {
      await setGlobals(page, globals);
      const image = await page.screenshot({
        animations: 'disabled',
        caret: 'hide',
        clip: await extent(page),
      });
      images.push({
        caption: `${globals.tenant} ${globals.mode}`,
        source: `data:image/png;base64,${image.toString('base64')}`,
      });
    }
    await page.goto('about:blank');
    await page.setContent(contactSheet(story.title, images));
    const sheet = await page.locator('main').screenshot();
    expect(sheet).toMatchSnapshot(`${story.id}.png`);
  });
}

/** The area of the story, so that a small block has a small image. */
function extent(page: Page) {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll(
        'body > :not(.sb-wrapper, #storybook-docs), body > :not(.sb-wrapper, #storybook-docs) *',
      ),
    ]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    const right = Math.max(...parts.map((box) => box.right)) + 16;
    const bottom = Math.max(...parts.map((box) => box.bottom)) + 16;
    return { x: 0, y: 0, width: Math.min(1280, Math.ceil(right)), height: Math.min(800, Math.ceil(bottom)) };
  });
}

function contactSheet(title: string, images: readonly { caption: string; source: string }[]) {
  const figures = images.map(
    ({ caption, source }) => `<figure><img src="${source}"><figcaption>${caption}</figcaption></figure>`,
  );
  return `<title>${title}</title><style>
    body { margin: 0 } main { display: grid; grid-template-columns: auto auto; gap: 8px; inline-size: max-content; background: #808080; padding: 8px; zoom: 0.5 }
    figure { margin: 0; background: #fff } figcaption { font: 20px sans-serif; padding: 4px 8px } img { display: block }
  </style><main>${figures.join('')}</main>`;
}
