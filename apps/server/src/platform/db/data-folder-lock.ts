import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../config/start-error.ts';

/** Who has the folder, for the sentence that refuses it to others. */
interface Owner {
  readonly pid: number;
  /** Machine or container. */
  readonly host: string;
}

/** What SQLite answers to whoever finds a file locked. */
const busy = 5;

/**
 * Takes the folder for this process; the embedded database itself lets two processes write at once and loses rows. The
 * lock is the operating system's, which Node reaches by SQLite: it holds across containers and ends with its process,
 * however that ends. Where there is no telling whether somebody else has it, it is not taken.
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
  held.add(lock);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(path, { force: true });
    lock.close();
  };
}

/** What nobody refers to any more is closed, and a lock with it. */
const held = new Set<DatabaseSync>();

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
      `The data folder ${folder} cannot be locked, so that nobody can tell whether another process uses it; set PORTAL_DATA_DIR to a folder on a disk of this machine.`,
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
