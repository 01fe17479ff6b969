import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../config/start-error.ts';

/** Permission bits of the group and of others. */
const othersMask = 0o077;

/** Creates the folder if it is missing. Throws if other users of the machine can enter it. */
export function prepareDataFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return;
  }
  if (!found.isDirectory())
    throw new StartError(`PORTAL_DATA_DIR names a file, ${folder}; set it to a folder.`);
  // Windows keeps permissions elsewhere and shows every mode as open.
  if (process.platform !== 'win32' && (found.mode & othersMask) !== 0)
    throw new StartError(
      `The data folder ${folder} is open to others on this machine; close it with: chmod -R go= ${quoted(folder)}`,
    );
}

/** Removes the permissions of other users; the embedded database creates files with permissions for everybody. */
export function restrictPermissions(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const { mode } = statSync(path);
    if ((mode & othersMask) !== 0) chmodSync(path, mode & 0o700);
  }
}

const quoted = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
