import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Bases are kept for every checkout of the machine; `PORTAL_REVIEW_CACHE` names another folder. */
export const cacheFolder =
  process.env['PORTAL_REVIEW_CACHE'] ||
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'portal-review');

const limit = 2 * 2 ** 30;
const waitMs = 600_000;

/** Runs work that only one process may do at a time; another one waits up to 10 minutes. */
export async function exclusively<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(join(lock, '..'), { recursive: true });
  const until = performance.now() + waitMs;
  while (!tryLock(lock)) {
    if (performance.now() > until) throw new Error(`Another review has held ${lock} for 10 minutes.`);
    await setTimeout(250);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** An interrupted process leaves its lock behind. */
function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Removes the folders that were used least recently, until the rest is small enough. */
export function limitCache(folder: string, most = limit): void {
  const kept = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .map((path) => ({ path, usedAt: statSync(path).mtimeMs, size: sizeOf(path) }))
    .toSorted((one, other) => other.usedAt - one.usedAt);
  let sum = 0;
  for (const { path, size } of kept) {
    sum += size;
    if (sum > most) rmSync(path, { recursive: true, force: true });
  }
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
