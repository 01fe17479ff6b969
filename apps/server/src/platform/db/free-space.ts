import { statfsSync } from 'node:fs';

/** Bytes: the largest document, its log and the database's own upkeep. */
const requiredBytes = 128 * 1024 * 1024;

export const hasFreeSpace = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= requiredBytes;
};

/**
 * Throws ENOSPC while the disk of a folder is nearly full. The embedded database does not come back from a write that finds
 * no room: it turns in circles, and the process with it. So none is begun that might not find it.
 */
export function requireFreeSpace(folder: string): void {
  if (!hasFreeSpace(folder)) {
    throw Object.assign(new Error('No room is left beside the database.'), { code: 'ENOSPC' });
  }
}
