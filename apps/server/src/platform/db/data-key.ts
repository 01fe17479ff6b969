import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { dataKeyRequired } from '../../config/config.ts';
import { StartError } from '../../config/start-error.ts';
import { keyBytes, demoSealer, sealerOf, type Sealer } from './sealer.ts';

export interface KeyOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Keys of the settings, the one that seals first; undefined where none is set. */
  readonly dataKeys?: readonly Uint8Array[] | undefined;
  readonly demo?: boolean;
}

/**
 * The keys of the settings; without them a file beside the embedded database. A server of its own has no such place that
 * all processes share: unless all that it holds is made up, it is given one.
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

/** The keys in the folder, which is closed to others; one is made by the first start. There are several only while keys change. */
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

/** Puts a new key before the one of the folder; goes on with a change that was broken off. */
export function beginNewKey(folder: string): void {
  const keys = keysOfFolder(folder);
  if (keys.length === 1) writeKeys(fileOf(folder), [randomBytes(keyBytes), ...keys]);
}

/** Nothing is under the earlier keys any more. */
export function dropEarlierKeys(folder: string): void {
  writeKeys(fileOf(folder), keysOfFolder(folder).slice(0, 1));
}

/** Whole or not at all: a key that is lost opens nothing. */
function writeKeys(file: string, keys: readonly Uint8Array[]): void {
  const beside = `${file}.new`;
  const handle = openSync(beside, 'w', 0o600);
  try {
    writeSync(handle, Buffer.concat(keys));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(beside, file);
  const folder = openSync(join(file, '..'), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
