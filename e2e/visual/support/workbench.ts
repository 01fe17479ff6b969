import { test as base, type Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { preview } from 'vite';
import { root } from '../../../tools/root.ts';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

interface Entry extends Story {
  readonly type: string;
  readonly subtype?: string;
}

const built = join(root, 'storybook-static');

/** The stories of the built workbench, in its order; the tests inside a story are not stories. */
export function stories(): readonly Story[] {
  const file = join(built, 'index.json');
  if (!existsSync(file)) throw new Error('There is no built workbench: run `pnpm test visual`.');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test');
}

/** What the toolbar of the workbench sets. */
export interface Globals {
  readonly tenant?: string;
  readonly mode?: 'light' | 'dark';
  readonly contrast?: 'auto' | 'more';
  readonly density?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly lang?: string;
}

/** Opens a story alone and waits until it is rendered, played, and has its fonts. */
export async function openStory(page: Page, address: string, story: Story, globals: Globals): Promise<void> {
  const query = Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  // A story that never finishes would block the next visit to its page.
  await page.goto('about:blank');
  await page.goto(`${address}/iframe.html?id=${story.id}&viewMode=story&globals=${query}`);
  await page.waitForFunction(() => {
    const { classList } = document.body;
    if (classList.contains('sb-show-errordisplay')) throw new Error(document.body.innerText);
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Partial<StorybookPage>;
    return (
      classList.contains('sb-show-main') &&
      !classList.contains('sb-show-preparing-story') &&
      preview?.currentRender?.phase !== 'playing'
    );
  });
  await page.evaluate(async () => {
    document.documentElement.toggleAttribute('data-still', true);
    await document.fonts.ready;
  });
  await settle(page);
}

/** The globals of Storybook on the page of a story. */
interface StorybookPage {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: string, payload: object): void;
  };
  readonly __STORYBOOK_PREVIEW__: { readonly currentRender?: { readonly phase?: string } };
}

const networkEvents = ['request', 'response', 'requestfinished', 'requestfailed'] as const;

/**
 * Waits until the page has had no network traffic for a second and is idle. `networkidle` would wait for stalled calls
 * until the client cancels them, and the story would then show its failure.
 */
async function settle(page: Page): Promise<void> {
  const quiet = 1_000;
  let heardAt = performance.now();
  const hear = () => {
    heardAt = performance.now();
  };
  for (const event of networkEvents) page.on(event as 'request', hear);
  for (let left = quiet; left > 0; left = heardAt + quiet - performance.now()) {
    await setTimeout(left);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  }
  for (const event of networkEvents) page.off(event as 'request', hear);
}

/** Changes the theme of the open page, as the toolbar does. */
export async function setGlobals(page: Page, globals: Globals): Promise<void> {
  await page.evaluate(async (attributes) => {
    Object.assign(document.documentElement.dataset, attributes);
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  }, globals);
}

/** Shows the open story in another language, as the toolbar does, and waits until it is rendered. */
export async function setLanguage(page: Page, lang: string): Promise<void> {
  await page.evaluate(
    async (globals) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
        channel.once('storyRendered', () => resolve());
        channel.emit('updateGlobals', { globals });
      }),
    { lang },
  );
}

/** Tests against the built workbench, served by the worker's own server. */
export const test = base.extend<object, { workbench: string }>({
  workbench: [
    async ({}, provide) => {
      const server = await preview({
        root,
        configFile: false,
        logLevel: 'error',
        build: { outDir: built },
        preview: { port: 0, host: '127.0.0.1' },
      });
      await provide(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
