import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import type { PictureJob } from './pictures.ts';
import { readJob } from './run-playwright.ts';
import {
  openStory,
  picturePreferences,
  prepareContext,
  setGlobals,
  settle,
  showStory,
  windowOptions,
} from './workbench.ts';

const { address, states, looks, out } = readJob<PictureJob>();
const phoneHeight = 844;
const greatestHeight = 4_000;
/** Space around the part of the page that a state is about, in px. */
const margin = 16;

/** Stories are shown one after another on one page of each worker; after a failure there is a new worker. */
const test = base.extend<object, { stories: Page }>({
  stories: [
    async ({ browser }, provide) => {
      const context = await browser.newContext(windowOptions);
      await prepareContext(context);
      const page = await context.newPage();
      await openStory(page, address, 'introduction--default', { tenant: 'harbour', mode: 'light' });
      await provide(page);
    },
    // The first page loads the scripts that all stories share.
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const [state, story] of states) {
  test(state, async ({ stories: page }) => {
    const preferences = await picturePreferences(page, story);
    // Steps that lead to a state are written for a desktop, so a phone's picture is made after them.
    let size = preferences.size ?? { ...windowOptions.viewport };
    await page.setViewportSize(size);
    await showStory(page, story);
    for (const { Id, Tenant, Mode, Width } of looks) {
      const width = preferences.size?.width ?? Width;
      if (width !== size.width) {
        size = { width, height: width < 768 ? phoneHeight : windowOptions.viewport.height };
        await page.setViewportSize(size);
      }
      await setGlobals(page, { tenant: Tenant, mode: Mode, ...preferences.globals });
      if (looks.length > 1) await settle(page);
      await growToPage(page, size);
      const file = (name: string) => join(out, Id, name);
      await page.screenshot({ path: file(`${state}.png`) });
      if (preferences.part) {
        const { role, name } = preferences.part;
        // A menu or a dialog hides the rest of the page from assistive technology.
        const part = page
          .getByRole(role, { includeHidden: true, ...(name && { name, exact: true }) })
          .first();
        const box = await part.boundingBox();
        if (!box) throw new Error(`There is no ${role} “${name ?? ''}” to show.`);
        const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
        const clip = { x, y, width: box.width + 2 * margin, height: box.height + 2 * margin };
        await page.screenshot({ path: file(`${state}.part.png`), clip });
      }
      await page.setViewportSize(size);
    }
  });
}

/** Makes the window as high as its page, unless a dialog covers the page: it would stand somewhere else. */
async function growToPage(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const pageHeight = await page.evaluate(() => {
    // How far a step scrolls depends on what has been loaded by then.
    scrollTo({ top: 0, behavior: 'instant' });
    const covered = document.querySelector('[role=dialog], [role=alertdialog], dialog[open]');
    return covered ? 0 : document.documentElement.scrollHeight;
  });
  if (pageHeight > height)
    await page.setViewportSize({ width, height: Math.min(pageHeight, greatestHeight) });
  await settle(page);
}
