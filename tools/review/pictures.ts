import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { root } from '../root.ts';
import { alikeFile, alikeStates, readAlike } from './alike.ts';
import { pixelHash } from './compare.ts';
import { notesFolder } from './notes.ts';
import { decodePicture, encodePicture, type Box, type Pixels } from './picture-file.ts';
import type { Look, Picture, PictureIndex, StateRecord } from './records.ts';
import { reduceColours } from './reduce-colours.ts';
import { thumbOf } from './thumb.ts';
import {
  launchOptions,
  openStory,
  picturePreferences,
  prepareContext,
  serveWorkbench,
  setGlobals,
  settle,
  showStory,
  storiesOf,
  windowOptions,
  type PicturePart,
} from './workbench.ts';

export interface PicturesOptions {
  /** Folder of a built workbench. */
  readonly workbench: string;
  /** The states to picture; those without a story are skipped. */
  readonly states: readonly StateRecord[];
  readonly looks: readonly Look[];
  /** Folder of the pictures, which replace earlier ones. */
  readonly out: string;
  /** Commit of the workbench. */
  readonly commit: string;
  /** How many processors to use. */
  readonly jobs?: number;
  /** Longest time for a story in ms. */
  readonly timeLimit?: number;
}

export interface MadePictures {
  readonly index: PictureIndex;
  /** A line for each story that failed or took too long. */
  readonly failures: readonly string[];
  /** A line for each two states that look the same and are not allowed to. */
  readonly alike: readonly string[];
}

const phoneHeight = 844;
const greatestHeight = 4_000;

/** Name and version of the browser that makes the pictures. */
export async function browserName(): Promise<string> {
  const browser = await chromium.launch(launchOptions());
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}

/** Pictures the first story of each state in each look, and writes `pictures.json`. */
export async function makePictures({
  workbench,
  states,
  looks,
  out,
  commit,
  jobs = 2,
  timeLimit = 20_000,
}: PicturesOptions): Promise<MadePictures> {
  const statesOf = Map.groupBy(
    states.filter(({ Stories }) => Stories.length > 0),
    ({ Stories }) => Stories[0]?.Id ?? '',
  );
  rmSync(out, { recursive: true, force: true });
  const served = await serveWorkbench(workbench);
  // Pages of one browser wait for each other's frames, which takes half as long again.
  const browsers = await Promise.all(
    Array.from({ length: Math.min(jobs, statesOf.size) }, () => chromium.launch(launchOptions())),
  );
  const made = new Map<string, Picture>();
  const failures = new Map<string, unknown>();
  try {
    const [first] = storiesOf(workbench);
    const queue = [...statesOf].values();
    const work = async (stories: Iterable<[string, readonly StateRecord[]]>, browser: Browser) => {
      const context = await browser.newContext(windowOptions);
      await prepareContext(context);
      const openPage = () => openedPage(context, served.address, first?.id ?? '');
      let page = await openPage();
      for (const [story, shown] of stories) {
        const save: Save = async (look, picture, box, isPart) => {
          for (const { Id } of shown) {
            const names = { State: Id, Story: story, Look: look.Id };
            made.set(`${Id} ${look.Id}`, await write(out, names, picture, box, isPart));
          }
        };
        try {
          await withinLimit(pictureStory(page, story, looks, save), timeLimit);
          failures.delete(story);
        } catch (failure) {
          failures.set(story, failure);
          // What a failed story left behind must not be in the next picture.
          await page.close();
          page = await openPage();
        }
      }
    };
    await Promise.all(browsers.map((browser) => work(queue, browser)));
    // On a busy machine a story can be late because of the others.
    const late = [...statesOf].filter(([story]) => failures.get(story) instanceof LateError);
    const [browser] = browsers;
    if (browser && late.length > 0) await work(late, browser);
    const Pictures = states.flatMap(({ Id }) => looks.flatMap((look) => made.get(`${Id} ${look.Id}`) ?? []));
    const index = { Commit: commit, Browser: `Chromium ${browser?.version() ?? ''}`, Looks: looks, Pictures };
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'pictures.json'), JSON.stringify(index));
    return {
      index,
      failures: [...statesOf]
        .filter(([story]) => failures.has(story))
        .map(([story, shown]) => {
          const failure = failures.get(story);
          const reason = failure instanceof Error ? failure.message : String(failure);
          return `${story} (${shown.map(({ Id }) => Id).join(', ')}): ${reason}`;
        }),
      alike: alikeStates(Pictures, readAlike(join(root, notesFolder, alikeFile))),
    };
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await served.close();
  }
}

/** A page on which stories can be shown one after another. */
async function openedPage(context: BrowserContext, address: string, story: string): Promise<Page> {
  const page = await context.newPage();
  await openStory(page, address, story, { tenant: 'harbour', mode: 'light' });
  return page;
}

class LateError extends Error {}

async function withinLimit(work: Promise<void>, limit: number): Promise<void> {
  const ended = new AbortController();
  const late = setTimeout(limit, undefined, { signal: ended.signal }).then(() => {
    throw new LateError(`The story did not end within ${limit / 1000} s.`);
  });
  // The page of a late story is closed, which makes its work fail.
  work.catch(() => undefined);
  late.catch(() => undefined);
  try {
    await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Save = (look: Look, picture: Pixels, box: Box, isPart: boolean) => Promise<void>;

async function pictureStory(page: Page, story: string, looks: readonly Look[], save: Save): Promise<void> {
  const preferences = await picturePreferences(page, story);
  // Steps that lead to a state are written for a desktop, so a phone's picture is made after them.
  let size: Size = preferences.size ?? windowOptions.viewport;
  await page.setViewportSize(size);
  await showStory(page, story);
  for (const look of looks) {
    const { width } = preferences.size ?? { width: look.Width };
    if (width !== size.width) {
      size = { width, height: width < 768 ? phoneHeight : windowOptions.viewport.height };
      await page.setViewportSize(size);
    }
    await setGlobals(page, { tenant: look.Tenant, mode: look.Mode, ...preferences.globals });
    if (looks.length > 1) await settle(page);
    await growToPage(page, size);
    const box = await boxOf(page, preferences.part);
    const picture = await decodePicture(await page.screenshot());
    await save(look, picture, box ?? { x: 0, y: 0, ...size }, box !== undefined);
    await page.setViewportSize(size);
  }
}

/** Makes the window as high as its page, unless a dialog covers the page: it would stand somewhere else. */
async function growToPage(page: Page, { width, height }: Size): Promise<void> {
  const pageHeight = await page.evaluate(() => {
    // How far a step scrolls depends on what has been loaded by then.
    scrollTo({ top: 0, behavior: 'instant' });
    const covered = document.querySelector('[role=dialog], [role=alertdialog], dialog[open]');
    return covered ? 0 : document.documentElement.scrollHeight;
  });
  if (pageHeight > height) {
    await page.setViewportSize({ width, height: Math.min(pageHeight, greatestHeight) });
  }
  await settle(page);
}

/** The box of a part of the window. */
async function boxOf(page: Page, part: PicturePart | undefined): Promise<Box | undefined> {
  if (!part) return undefined;
  const name = part.name === undefined ? {} : { name: part.name, exact: true };
  // A menu or a dialog hides the rest of the page from assistive technology.
  const found = page.getByRole(part.role, { ...name, includeHidden: true }).first();
  if ((await found.count()) === 0)
    throw new Error(`There is no ${part.role} “${part.name ?? ''}” for the thumb.`);
  return found.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
}

async function write(
  out: string,
  names: Pick<Picture, 'State' | 'Story' | 'Look'>,
  picture: Pixels,
  box: Box,
  isPart: boolean,
): Promise<Picture> {
  const File = `${names.Look}/${names.State}.webp`;
  const Thumb = `${names.Look}/${names.State}.thumb.webp`;
  mkdirSync(dirname(join(out, File)), { recursive: true });
  const thumb = await thumbOf(picture, box, isPart);
  for (const [file, pixels] of [
    [File, picture],
    [Thumb, thumb],
  ] as const) {
    reduceColours(pixels);
    writeFileSync(join(out, file), await encodePicture(pixels));
  }
  return { ...names, File, Thumb, Width: picture.width, Height: picture.height, Hash: pixelHash(picture) };
}
