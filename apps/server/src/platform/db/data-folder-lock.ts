import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../config/start-error.ts';

/** The process that uses the folder, for the error message. */
interface Owner {
  readonly pid: number;
  /** Machine or container. */
  readonly host: string;
}

/** SQLite's code for a locked file. */
const busy = 5;

/**
 * Locks the folder for this process; the embedded database itself would let two processes write and lose rows. The
 * lock belongs to the operating system and is reached through SQLite: it works across containers and ends with the
 * process. If the state of the lock is unknown, the folder counts as in use.
 */
export function lockDataFolder(folder: string): () => void {
  const path = join(folder, 'portal.lock');
  const lock = osLock(folder, path);
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner), {
      mode: 0o600,
    });
  } catch (error) {
    lock.close();
    throw error;
  }
  openLocks.add(lock);
  return () => {
    if (!openLocks.delete(lock)) return;
    rmSync(path, { force: true });
    lock.close();
  };
}

/** A garbage-collected handle would be closed, and the lock released. */
const openLocks = new Set<DatabaseSync>();

/** A file that stays empty, locked for as long as it is open. */
function osLock(folder: string, ownerPath: string): DatabaseSync {
  const path = join(folder, 'portal.lock.sqlite');
  closeSync(openSync(path, 'a', 0o600));
  const lock = new DatabaseSync(path);
  try {
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw inUse(folder, ownerIn(ownerPath));
    throw new StartError(
      `The data folder ${folder} cannot be locked, so another process might use it; set PORTAL_DATA_DIR to a folder on a disk of this machine.`,
    );
  }
}

function inUse(folder: string, owner: Owner | undefined): StartError {
  const elsewhere = owner && owner.host !== hostname() ? ` on ${owner.host}` : '';
  const by = owner ? `process ${owner.pid}${elsewhere}` : 'another process';
  return new StartError(
    `The data folder ${folder} is in use by ${by}; stop it, or set PORTAL_DATA_DIR to another folder.`,
  );
}

function ownerIn(path: string): Owner | undefined {
  try {
    const { pid, host } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner>;
    return pid === undefined || host === undefined ? undefined : { pid, host };
  } catch {
    return undefined;
  }
}
