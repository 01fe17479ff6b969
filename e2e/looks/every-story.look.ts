import type { Page } from '@playwright/test';
import { expect, stories, test } from './support/workbench.ts';

const all = stories();
/** Each has a page of its own, in which one story follows the other, as in the workbench. */
const parts = 4;

/** What Storybook keeps on the page of a story, as far as it is asked here. */
interface StorybookPage {
  readonly __STORYBOOK_PREVIEW__: {
    readonly channel: {
      emit(event: string, value: unknown): void;
      once(event: string, listener: (value: unknown) => void): void;
    };
  };
}

/** Shows a story on the page that is open; answers what went wrong, or nothing. */
const follow = (page: Page, id: string) =>
  page.evaluate(
    async (storyId) =>
      new Promise<string>((tell) => {
        const { channel } = (globalThis as unknown as StorybookPage).__STORYBOOK_PREVIEW__;
        for (const event of ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing']) {
          channel.once(event, () => tell(event === 'storyRendered' ? '' : event));
        }
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );

/** Milliseconds that a story may take to follow another; then it is opened on a page of its own. */
const patience = 8_000;

/** As `follow`; undefined where the page gave no answer: it forbids scripts from text, or the story led it away. */
async function followInTime(page: Page, id: string): Promise<string | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patience);
  const answer = follow(page, id).catch(() => undefined);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Shows it on a page that is loaded for it. */
async function open(page: Page, workbench: string, id: string): Promise<string> {
  await page.goto(`${workbench}/iframe.html?id=${id}&viewMode=story`);
  const failed = page.locator('body.sb-show-errordisplay');
  const shown = page.locator('body.sb-show-main:not(.sb-show-preparing-story)');
  await failed.or(shown).waitFor({ state: 'attached' });
  return (await failed.count()) > 0 ? 'an error page' : '';
}

for (let part = 0; part < parts; part += 1) {
  const some = all.filter((_, index) => index % parts === part);

  test(`every story of the workbench can be opened, part ${part + 1}`, async ({ context, workbench }) => {
    test.setTimeout(some.length * 5_000);
    let page = await context.newPage();
    const failed: string[] = [];
    for (const [index, { id, title, name }] of some.entries()) {
      const followed = index > 0 ? await followInTime(page, id) : undefined;
      if (followed === undefined && index > 0) {
        // One that the workbench is loading anew may never say that it is closed; it goes with its context at the latest.
        void page.close();
        page = await context.newPage();
      }
      const problem = followed ?? (await open(page, workbench, id));
      if (problem !== '') failed.push(`${title}, ${name}: ${problem}`);
    }
    expect(failed).toEqual([]);
  });
}
