import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from 'playwright';
import type { StoryIndex } from 'storybook/internal/types';
import { CHROMIUM_ARGS, findChromium } from '../browser.ts';
import type { Mode } from './records.ts';

/**
 * Arguments of the browser for pictures: text looks the same on every machine, and a tile is drawn as a whole, because
 * the edge of a part that is drawn again differs by a few pixels on a busy machine.
 */
export const launchOptions = () => ({
  executablePath: findChromium(),
  args: [...CHROMIUM_ARGS, '--font-render-hinting=none', '--disable-partial-raster'],
});

/** Settings of the browser's windows in which stories are opened. */
export const windowOptions = {
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
} as const;

/** The stories of a built workbench in the order of the sidebar; the tests inside a story are not stories. */
export function storiesOf(workbench: string) {
  const { entries } = JSON.parse(readFileSync(join(workbench, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries).flatMap((entry) =>
    entry.type === 'story' && entry.subtype !== 'test' ? [{ ...entry, tags: entry.tags ?? [] }] : [],
  );
}

/** Serves a built workbench on a free port. */
export async function serveWorkbench(workbench: string) {
  // Every test of a job loads this file, and Vite takes a second.
  const { preview } = await import('vite');
  const server = await preview({
    root: workbench,
    configFile: false,
    logLevel: 'error',
    build: { outDir: workbench },
    preview: { port: 0, host: '127.0.0.1', headers: { 'cache-control': 'max-age=3600' } },
  });
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { address, close: () => server.close() };
}

/** What the toolbar of the workbench sets. */
export interface Globals {
  readonly tenant?: string;
  readonly mode?: Mode;
  readonly contrast?: 'auto' | 'more';
  readonly density?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly lang?: string;
}

/** What `watchTimers` and Storybook add to the page of a story. */
interface StoryPage {
  readonly settled: () => Promise<void>;
  readonly forgetTimers: () => void;
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: string, payload: object): void;
    last(event: string): readonly unknown[] | undefined;
  };
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: { readonly id: string; readonly phase?: string } | null;
    loadStory(options: { storyId: string }): Promise<{
      readonly parameters: {
        readonly picture?: PicturePart;
        readonly viewport?: { readonly options?: Readonly<Record<string, { readonly styles: Sizes }>> };
      };
      readonly storyGlobals: Pick<Globals, 'tenant' | 'mode'> & {
        readonly viewport?: { readonly value?: string };
      };
    }>;
  };
}

type Sizes = Readonly<Record<'width' | 'height', string>>;

/** Names the part of the page that a state is about. */
interface PicturePart {
  readonly role: Parameters<Page['getByRole']>[0];
  readonly name?: string;
}

/** Makes the pages of a context tell when they have settled. Call it before the first page opens. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchTimers);
}

/**
 * Adds `settled`, which resolves as soon as nothing happens in the page within a second. Calls of stories are answered
 * in the page, and delayed and retried with timers, so a page without timers of at most a second has a quiet network. A
 * message that disappears after some seconds is still shown.
 */
function watchTimers() {
  const { setTimeout, clearTimeout } = globalThis;
  const quiet = 1_000;
  const due = new Map<number, number>();
  const watched = (act: (...rest: unknown[]) => void, delay = 0, ...rest: unknown[]) => {
    const run = () => {
      due.delete(id);
      act(...rest);
    };
    const id = setTimeout(run, delay) as unknown as number;
    due.set(id, performance.now() + delay);
    return id;
  };
  const cleared = (id?: number) => {
    if (id !== undefined) due.delete(id);
    clearTimeout(id);
  };
  const rendered = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2_000 })),
      );
    });
  const settled = async () => {
    let calm = 0;
    while (calm < 2) {
      await document.fonts.ready;
      await rendered();
      const soon = [...due.values()].filter((time) => time < performance.now() + quiet);
      calm = soon.length > 0 ? 0 : calm + 1;
      if (soon.length > 0) {
        const left = Math.max(...soon) - performance.now();
        await new Promise((resolve) => void setTimeout(resolve, Math.max(left, 0)));
      }
    }
  };
  Object.assign(globalThis, {
    setTimeout: watched,
    clearTimeout: cleared,
    settled,
    forgetTimers: () => due.clear(),
  });
}

/** Opens a story alone on a new page and waits until it is rendered, played and settled. Rejects if it fails. */
export async function openStory(page: Page, address: string, story: string, globals: Globals): Promise<void> {
  // The workbench would check each story with axe.
  const query = Object.entries({ ...globals, 'a11y.manual': '!true' })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  // A story that never finishes would block the next visit to its page.
  await page.goto('about:blank');
  await untilSettled(page, story, () =>
    page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=${query}`),
  );
}

/** Shows another story on a page where a story is open; takes a fraction of the time of `openStory`. */
export async function showStory(page: Page, story: string): Promise<void> {
  await untilSettled(page, story, () =>
    page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, forgetTimers } = globalThis as unknown as StoryPage;
      // Storybook and the story before leave timers that this story does not depend on.
      forgetTimers();
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, story),
  );
}

/** Waits until a story is rendered and played, and the page has no traffic and nothing is due within a second. */
async function untilSettled(page: Page, story: string, open: () => Promise<unknown>): Promise<void> {
  const traffic = watchTraffic(page);
  try {
    await open();
    await page.waitForFunction((wanted) => {
      const { classList } = document.body;
      if (classList.contains('sb-show-errordisplay') || classList.contains('sb-show-nopreview'))
        throw new Error(document.body.innerText.trim());
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        globalThis as unknown as Partial<StoryPage>;
      // Only the channel says that an interaction failed; the story then finishes like any other.
      const [failed] = (channel?.last('playFunctionThrewException') ?? []) as [Error?];
      if (failed) throw new Error(failed.message);
      const { currentRender } = preview ?? {};
      if (currentRender?.id !== wanted) return false;
      return (
        classList.contains('sb-show-main') && ['completed', 'finished'].includes(currentRender.phase ?? '')
      );
    }, story);
    await page.evaluate(() => void document.documentElement.toggleAttribute('data-still', true));
    do {
      await traffic.ended();
      await settle(page);
    } while (traffic.underWay());
  } finally {
    traffic.stop();
  }
}

/** Waits until nothing is due in the page within a second. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as StoryPage).settled());

/** Collects the requests of a page for files of the workbench, such as the script of a screen. */
function watchTraffic(page: Page) {
  const requests = new Set<Request>();
  let { promise, resolve } = Promise.withResolvers<void>();
  const begin = (request: Request) => void requests.add(request);
  const end = (request: Request) => {
    requests.delete(request);
    if (requests.size > 0) return;
    resolve();
    ({ promise, resolve } = Promise.withResolvers<void>());
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    underWay: () => requests.size > 0,
    ended: async () => {
      while (requests.size > 0) await promise;
    },
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

/**
 * Reads what a story sets for its picture, before it is shown: the size of the window, the part of the page that the
 * thumb shows, and the tenant or mode that the story is about whatever the look.
 */
export const picturePreferences = (page: Page, story: string) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StoryPage;
    const { parameters, storyGlobals } = await preview.loadStory({ storyId });
    const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
    const size = styles && { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
    const { tenant, mode } = storyGlobals;
    return { globals: { ...(tenant && { tenant }), ...(mode && { mode }) }, size, part: parameters.picture };
  }, story);

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
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StoryPage;
        channel.once('storyRendered', () => resolve());
        channel.emit('updateGlobals', { globals });
      }),
    { lang },
  );
}
