import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../config/start-error.ts';

/** Path of a file as somebody gave it: a package manager moves to the folder of its project before it runs anything. */
export const givenPath = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

/**
 * Writes a file that is there whole, on the disk, or not at all. One that is there already is never written over.
 *
 * @param write Hands over what is to be written; the file is there once it has ended.
 */
export async function writeWhole<T>(
  file: string,
  write: (sink: (bytes: AsyncIterable<Uint8Array>) => Promise<void>) => Promise<T>,
): Promise<T> {
  if (existsSync(file)) throw new StartError(`Nothing was written: ${file} is there already.`);
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
    // Somebody else's.
    if (code !== 'EEXIST') await rm(partial, { force: true });
    if (code === undefined || syscall === undefined || syscall === 'connect') throw error;
    throw new StartError(`Nothing was written: ${file} cannot be (${code}).`);
  }
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
