import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pnpm, run } from '../pnpm.ts';
import { bin, root } from '../root.ts';
import { notesFolder } from './notes.ts';
import { browserName, makePictures } from './pictures.ts';
import type { Look, Picture, PictureIndex, StateRecord } from './records.ts';

/** The base could not be built or pictured. */
export class BaseError extends Error {}

/** The output of a git command that reads. */
export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export const readStates = (workbench: string) =>
  JSON.parse(readFileSync(join(workbench, 'states.json'), 'utf8')) as readonly StateRecord[];

/** What the workbench is made of, review notes included. */
const sources = ['.storybook', 'packages', 'apps', notesFolder, 'pnpm-lock.yaml'];

/** Builds the workbench if it is missing or older than its sources. Returns its folder. */
export async function buildWorkbench(): Promise<string> {
  const workbench = join(root, 'storybook-static');
  const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...sources).split('\n');
  // A deletion changes the folder of a file.
  const paths = new Set(files.flatMap((file) => [file, dirname(file)]));
  paths.delete('.');
  const lastChange = Math.max(...[...paths].map((path) => changedAt(join(root, path))));
  if (changedAt(join(workbench, 'states.json')) > lastChange) return workbench;
  console.log('Building the workbench …');
  await run(root, bin('storybook'), ['build', '--output-dir', workbench, '--quiet']);
  return workbench;
}

const cache = join(root, 'node_modules/.cache/review');
const mostBases = 4;

export interface BaseOptions {
  readonly commit: string;
  readonly looks: readonly Look[];
  /** The pattern that `matches` tests. */
  readonly states: string;
  readonly matches: (state: string) => boolean;
  /** Builds and pictures the base again. */
  readonly fresh: boolean;
}

/** Pictures of a commit, made once by this browser and kept for the next review. */
export async function picturesOfBase({ commit, looks, states, matches, fresh }: BaseOptions): Promise<{
  readonly folder: string;
  readonly pictures: readonly Picture[];
}> {
  const home = join(cache, commit);
  if (fresh) rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const usedAt = (name: string) => statSync(join(cache, name)).mtimeMs;
  const bases = readdirSync(cache).toSorted((one, other) => usedAt(other) - usedAt(one));
  for (const old of bases.slice(mostBases)) rmSync(join(cache, old), { recursive: true, force: true });

  const wanted = [browserName(), states, ...looks.map(({ Id }) => Id)];
  const name = createHash('sha256').update(wanted.join()).digest('hex').slice(0, 16);
  try {
    const workbench = await once(join(home, 'workbench'), (folder) => buildBase(commit, folder));
    const folder = await once(join(home, name), async (out) => {
      console.log('Making pictures of the base …');
      const some = readStates(workbench).filter(({ Id }) => matches(Id));
      const { failures } = await makePictures({ workbench, states: some, looks, out, commit });
      for (const line of failures) console.log(`In the base: ${line}`);
    });
    const index = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as PictureIndex;
    return { folder, pictures: index.Pictures };
  } catch (failure) {
    throw new BaseError(failure instanceof Error ? failure.message : String(failure));
  }
}

/** Makes a folder, unless it is there. Of two processes that make it at the same time, the first one wins. */
async function once(folder: string, make: (made: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  const made = mkdtempSync(`${folder}-`);
  try {
    await make(made);
    if (!existsSync(folder)) renameSync(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
}

/** Builds the workbench of a commit with that commit's own dependencies. Neither the index nor a worktree is touched. */
async function buildBase(commit: string, workbench: string): Promise<void> {
  console.log(`Building the workbench of the base ${commit.slice(0, 7)} …`);
  const checkout = mkdtempSync(`${workbench}-checkout-`);
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', checkout], { input: archive });
    await pnpm(checkout, 'install', '--frozen-lockfile', '--offline');
    const storybook = join(checkout, 'node_modules/.bin/storybook');
    await run(checkout, storybook, ['build', '--output-dir', workbench, '--quiet', '--disable-telemetry']);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}
