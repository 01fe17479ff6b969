import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../browser.ts';
import type { Look, Picture, PictureIndex, StateRecord } from './records.ts';
import { runPlaywright } from './run-playwright.ts';
import { serveWorkbench } from './workbench.ts';

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

/** What the run of `picture.run.ts` reads. */
export interface PictureJob {
  readonly address: string;
  readonly states: readonly (readonly [state: string, story: string])[];
  readonly looks: readonly Look[];
  readonly out: string;
}

export interface MadePictures {
  readonly index: PictureIndex;
  /** A line for each story that failed or took too long. */
  readonly failures: readonly string[];
}

/** Name and version of the browser that makes the pictures. */
export const browserName = (): string =>
  execFileSync(findChromium(), ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .replace(/^\D+([\d.]+).*/s, 'Chromium $1');

/** Pictures the first story of each state in each look, and writes `pictures.json`. */
export async function makePictures(options: PicturesOptions): Promise<MadePictures> {
  const { workbench, looks, out, commit, jobs = 2, timeLimit = 60_000 } = options;
  const states = options.states.flatMap(({ Id, Stories: [story] }) =>
    story ? [[Id, story.Id] as const] : [],
  );
  for (const { Id } of looks) rmSync(join(out, Id), { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const served = await serveWorkbench(workbench);
  const job: PictureJob = { address: served.address, states, looks, out };
  const args = [`--workers=${jobs}`, `--timeout=${timeLimit}`];
  const failed = await runPlaywright('picture', job, args);
  await served.close();
  const Pictures = states.flatMap(([State, Story]) =>
    looks.flatMap(({ Id: Look }): readonly Picture[] => {
      const File = `${Look}/${State}.png`;
      if (failed.has(State) || !existsSync(join(out, File))) return [];
      const part = `${Look}/${State}.part.png`;
      const Hash = createHash('sha256')
        .update(readFileSync(join(out, File)))
        .digest('hex');
      return [{ State, Story, Look, File, Thumb: existsSync(join(out, part)) ? part : File, Hash }];
    }),
  );
  const index: PictureIndex = { Commit: commit, Browser: browserName(), Looks: looks, Pictures };
  writeFileSync(join(out, 'pictures.json'), JSON.stringify(index));
  const stories = new Map(states);
  return {
    index,
    failures: [...failed].map(([state, reason]) => `${stories.get(state)} (${state}): ${reason}`),
  };
}
