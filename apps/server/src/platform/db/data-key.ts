import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataKeyRequired } from '../../config/config.ts';
import { StartError } from '../../config/start-error.ts';
import { keyBytes, demoSealer, sealerOf, type Sealer } from './sealer.ts';

export interface KeyOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Keys of the settings; the first one seals. Undefined if none is set. */
  readonly dataKeys?: readonly Uint8Array[] | undefined;
  readonly demo?: boolean;
}

/**
 * The keys of the settings, or else a key file next to the embedded database. A PostgreSQL database has no folder
 * that all processes share, so it needs a configured key, unless it holds demo data only.
 */
export function sealerFor({ databaseUrl, dataDir, dataKeys = [], demo = false }: KeyOptions): Sealer {
  const [first, ...earlier] = dataKeys;
  if (first) return sealerOf(first, ...earlier);
  if (databaseUrl === undefined) return sealerOf(...keysOfFolder(dataDir));
  if (demo) return demoSealer;
  throw new StartError(dataKeyRequired);
}

type Keys = [Uint8Array, ...Uint8Array[]];

const fileOf = (folder: string): string => join(folder, 'data.key');

/** The keys in the private folder; the first start creates one. There are several only during a key rotation. */
function keysOfFolder(folder: string): Keys {
  const file = fileOf(folder);
  if (!existsSync(file)) writeKeys(file, [randomBytes(keyBytes)]);
  const bytes = readFileSync(file);
  if (bytes.length === 0 || bytes.length % keyBytes !== 0)
    throw new StartError(
      `The key ${file} is damaged; put back a copy of it: what it sealed opens with no other.`,
    );
  return Array.from({ length: bytes.length / keyBytes }, (_, index) =>
    bytes.subarray(index * keyBytes, (index + 1) * keyBytes),
  ) as unknown as Keys;
}

/** Puts a new key before the current one, or continues an interrupted rotation. */
export function beginNewKey(folder: string): void {
  const keys = keysOfFolder(folder);
  if (keys.length === 1) writeKeys(fileOf(folder), [randomBytes(keyBytes), ...keys]);
}

/** Removes the earlier keys once nothing is sealed under them. */
export function dropEarlierKeys(folder: string): void {
  writeKeys(fileOf(folder), keysOfFolder(folder).slice(0, 1));
}

/** Atomic: without its key, sealed data are lost. */
function writeKeys(file: string, keys: readonly Uint8Array[]): void {
  const temporary = `${file}.new`;
  writeFileSync(temporary, Buffer.concat(keys), { mode: 0o600, flush: true });
  renameSync(temporary, file);
  const folder = openSync(join(file, '..'), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
