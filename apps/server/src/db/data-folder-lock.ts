import { spawnSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

interface Owner {
  readonly pid: number;
  /** Tells a process from a later one with the same id. */
  readonly startedAt: string;
}

/**
 * Takes the folder for this process; the embedded database itself lets two processes write at once and loses
 * rows. A lock whose process is gone is taken over.
 */
export function lockDataFolder(folder: string): () => void {
  const path = join(folder, 'portal.lock');
  const mine = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) ?? '' });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (linked(draft, path)) return () => release(path, mine);
      const found = read(path);
      const owner = found === undefined ? undefined : parsed(found);
      if (owner && startOf(owner.pid) === owner.startedAt)
        throw new StartError(
          `The data folder ${folder} is in use by process ${owner.pid}; stop it, or set PORTAL_DATA_DIR to another folder.`,
        );
      removeStale(path, found);
    }
    throw new StartError(`The data folder ${folder} could not be locked; another process is starting on it.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function release(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true });
}

/** A hard link appears whole or not at all, so nobody ever reads half a lock. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moved aside first, so that a lock taken meanwhile by another process is noticed and put back. */
function removeStale(path: string, seen: string | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== seen) linked(aside, path);
  rmSync(aside, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parsed(text: string): Owner | undefined {
  try {
    const value = JSON.parse(text) as Partial<Owner>;
    return typeof value.pid === 'number' && typeof value.startedAt === 'string'
      ? { pid: value.pid, startedAt: value.startedAt }
      : undefined;
  } catch {
    return undefined;
  }
}

/** When a running process was started, in the system's own words; undefined when it does not run. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = read(`/proc/${pid}/stat`);
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields?.[0] === 'Z' ? undefined : fields?.[19];
  }
  const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return answer.stdout?.trim() || undefined;
}
