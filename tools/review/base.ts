import { existsSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, run } from '../pnpm.ts';
import { cacheFolder, exclusively, limitCache } from './cache.ts';
import { extract } from './git.ts';
import { makePictures } from './pictures.ts';
import type { Look, PictureIndex, StateRecord } from './records.ts';
import type { Side } from './result.ts';
import { readStates, stateRecords, type IndexEntry } from './states.ts';

/** The base could not be built or pictured. */
export class BaseError extends Error {}

export interface BaseOptions {
  readonly commit: string;
  readonly looks: readonly Look[];
  /** Name and version of the browser: pictures of another one are of no use. */
  readonly browser: string;
  /** Makes the pictures again. */
  readonly fresh: boolean;
  readonly say: (line: string) => void;
}

export interface Base extends Side {
  /** Path of a picture's file. */
  readonly fileOf: (picture: { readonly Look: string; readonly File: string }) => string;
}

/** States and pictures of a commit, made in a folder of its own under the cache, and kept there. */
export function picturesOfBase({ commit, looks, browser, fresh, say }: BaseOptions): Promise<Base> {
  const kept = join(cacheFolder, commit);
  const folderOf = (look: string) => join(kept, `${browser.replaceAll(/\W+/g, '-')}-${look}`);
  return exclusively(`${kept}.lock`, async () => {
    if (!existsSync(join(kept, 'workbench'))) await buildWorkbench(commit, kept, say);
    const states = JSON.parse(readFileSync(join(kept, 'states.json'), 'utf8')) as StateRecord[];
    const missing = looks.filter(({ Id }) => fresh || !existsSync(join(folderOf(Id), 'pictures.json')));
    if (missing.length > 0) say(`Making pictures of the base in ${missing.map(({ Id }) => Id).join(', ')} …`);
    for (const look of missing) {
      await makePictures({
        workbench: join(kept, 'workbench'),
        states,
        looks: [look],
        out: folderOf(look.Id),
        commit,
      });
    }
    const now = new Date();
    utimesSync(kept, now, now);
    limitCache(cacheFolder);
    const pictures = looks.flatMap(
      ({ Id }) =>
        (JSON.parse(readFileSync(join(folderOf(Id), 'pictures.json'), 'utf8')) as PictureIndex).Pictures,
    );
    return { states, pictures, fileOf: ({ Look, File }) => join(folderOf(Look), File) };
  });
}

/** Builds the workbench of a commit with that commit's own tools and dependencies. */
async function buildWorkbench(commit: string, kept: string, say: (line: string) => void): Promise<void> {
  say(`Building the workbench of the base ${commit.slice(0, 7)} …`);
  const checkout = `${kept}-checkout`;
  rmSync(checkout, { recursive: true, force: true });
  try {
    extract(commit, checkout);
    await pnpm(checkout, 'install', '--frozen-lockfile', '--offline');
    const storybook = join(checkout, 'node_modules/.bin/storybook');
    await run(checkout, storybook, ['build', '--output-dir', 'built', '--quiet', '--disable-telemetry']);
    const { entries } = JSON.parse(readFileSync(join(checkout, 'built/index.json'), 'utf8')) as {
      entries: Record<string, IndexEntry>;
    };
    const states = stateRecords(readStates(checkout), Object.values(entries), []);
    mkdirSync(kept, { recursive: true });
    writeFileSync(join(kept, 'states.json'), JSON.stringify(states));
    renameSync(join(checkout, 'built'), join(kept, 'workbench'));
  } catch (failure) {
    throw new BaseError(failure instanceof Error ? failure.message : String(failure));
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}
