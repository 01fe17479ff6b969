import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../config/start-error.ts';

/** Resolves a path from the command line: a package manager changes to the project's folder before it runs a script. */
export const givenPath = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

/**
 * Writes a file completely or not at all, and syncs it to disk. An existing file is never overwritten.
 *
 * @param write Writes the content; the file exists once it resolves.
 */
export async function writeWhole<T>(
  file: string,
  write: (sink: (bytes: AsyncIterable<Uint8Array>) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (existsSync(file)) throw new StartError(`Nothing was written: ${file} already exists.`);
  const partial = `${file}.partial`;
  try {
    const result = await write((bytes) =>
      pipeline(bytes, createWriteStream(partial, { flags: 'wx', mode: 0o600 })),
    );
    await flush(partial);
    await rename(partial, file);
    await flush(dirname(file));
    return result;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // The file belongs to another process.
    if (code !== 'EEXIST') await rm(partial, { force: true });
    if (code === undefined || syscall === undefined || syscall === 'connect') throw error;
    throw new StartError(`Nothing was written: ${file} cannot be created (${code}).`);
  }
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
