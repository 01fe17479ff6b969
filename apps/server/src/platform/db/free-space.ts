import { statfsSync } from 'node:fs';

/** Bytes for the largest document, its log and the database's maintenance. */
const requiredBytes = 128 * 1024 * 1024;

export const hasFreeSpace = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= requiredBytes;
};

/**
 * Throws ENOSPC if the disk is nearly full. The embedded database does not recover from a write without space: it
 * loops for ever and blocks the process. So no write may start without enough space.
 */
export function requireFreeSpace(folder: string): void {
  if (!hasFreeSpace(folder)) {
    throw Object.assign(new Error('No space is left for the database.'), { code: 'ENOSPC' });
  }
}
