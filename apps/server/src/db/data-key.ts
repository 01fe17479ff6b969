import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { keyBytes, publishedSealer, sealerOf, type Sealer } from './sealer.ts';

export interface KeyOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Key of the settings; undefined where none is set. */
  readonly dataKey?: Uint8Array | undefined;
  readonly demo?: boolean;
}

/** Nothing is sealed or opened without a key; everything else goes on. */
const without = (): never => {
  throw new StartError(
    'PORTAL_DATA_KEY must be set, for tax file numbers and the secrets of authenticator apps are stored under it; make one with: openssl rand -base64 32',
  );
};

/**
 * The key of the settings; without one a file beside the embedded database. A server of its own has no such place that
 * all processes share: unless all that it holds is made up, it has no key until it is given one.
 */
export function sealerFor({ databaseUrl, dataDir, dataKey, demo = false }: KeyOptions): Sealer {
  if (dataKey) return sealerOf(dataKey);
  if (databaseUrl === undefined) return sealerOf(keyOfFolder(dataDir));
  return demo ? publishedSealer : { seal: without, open: without };
}

/** The key in the folder, which is closed to others; made by the first start. */
function keyOfFolder(folder: string): Buffer {
  const file = join(folder, 'data.key');
  if (!existsSync(file)) writeKey(file);
  const key = readFileSync(file);
  if (key.length !== keyBytes)
    throw new StartError(
      `The key ${file} is damaged; put back a copy of it: what it sealed opens with no other.`,
    );
  return key;
}

function writeKey(file: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, randomBytes(keyBytes));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
