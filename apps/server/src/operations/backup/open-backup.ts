import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { StartError } from '../../config/start-error.ts';
import { manifestName, manifestSchema, manifestSealName, tableName, type Manifest } from './manifest.ts';

export interface OpenBackup {
  readonly manifest: Manifest;
  /** SHA-256 of the manifest as it is in the file. */
  readonly manifestHash: string;
  /** The same hash, encrypted by the server that wrote the backup; undefined if it was removed. */
  readonly sealedHash: Uint8Array | undefined;
  /** The content of a table, from the beginning. */
  table(name: string): AsyncIterable<Uint8Array>;
  close(): void;
}

const damaged = (file: string) =>
  new StartError(`Nothing was restored: ${file} is not a whole backup; take another copy of it.`);
export async function openBackup(file: string): Promise<OpenBackup> {
  const zip = await opened(file);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const textOf = (name: string) => unpacked(zip, entries.get(name));
    return {
      ...(await readManifest(textOf(manifestName), entries.get(manifestName))),
      sealedHash: entries.has(manifestSealName) ? await buffer(textOf(manifestSealName)) : undefined,
      table: (name) => textOf(tableName(name)),
      close: () => zip.close(),
    };
  } catch {
    zip.close();
    throw damaged(file);
  }
}

async function opened(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { autoClose: false });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined
      ? damaged(file)
      : new StartError(`Nothing was restored: ${file} cannot be read (${code}).`);
  }
}

async function* unpacked(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Uint8Array> {
  if (!entry) throw new Error('A part is missing.');
  yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
}

async function readManifest(text: AsyncIterable<Uint8Array>, entry: Entry | undefined) {
  const bytes = await buffer(text);
  // The manifest contains the hashes of the tables.
  if (crc32(bytes) !== entry?.crc32) throw new Error('The manifest was changed.');
  const manifest = v.parse(manifestSchema, JSON.parse(bytes.toString()));
  return { manifest, manifestHash: createHash('sha256').update(bytes).digest('hex') };
}

/** Reads the whole backup before anything is written, and rejects a truncated or changed copy. */
export async function requireWhole({ manifest, table }: OpenBackup, file: string): Promise<void> {
  for (const [name, { sha256 }] of Object.entries(manifest.tables)) {
    const hash = createHash('sha256');
    try {
      for await (const bytes of table(name)) hash.update(bytes);
    } catch {
      throw damaged(file);
    }
    if (hash.digest('hex') !== sha256) throw damaged(file);
  }
}
