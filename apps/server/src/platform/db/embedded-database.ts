import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { RequestAborted, currentRequester } from '../requester.ts';
import { StartError } from '../../config/start-error.ts';
import { copyOutOfEmbedded } from './copy-out.ts';
import { databaseOf, enterTenant, type Database, type Entries, type Run } from './database.ts';
import { restrictPermissions, prepareDataFolder } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { sealerFor, type KeyOptions } from './data-key.ts';
import { hasFreeSpace, requireFreeSpace } from './free-space.ts';
import { demoSealer } from './sealer.ts';
import type { Schema, Trx } from './schema.ts';

/** Wraps an embedded database that is already open, for tests. */
export function databaseOnPglite(
  pglite: PGlite,
  closed: () => void = () => undefined,
  sealer = demoSealer,
  beforeEach: () => void = () => undefined,
): Database {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  let last: Promise<unknown> = Promise.resolve();
  const oneAfterAnother = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(() => {
      // A started transaction runs to its end, because nothing else can run meanwhile.
      if (currentRequester()?.signal?.aborted) throw new RequestAborted();
      beforeEach();
      return work();
    });
    last = next.catch(() => undefined);
    return next;
  };
  const system: Run = (work) => oneAfterAnother(() => db.transaction().execute(work));
  const entries: Entries = {
    system,
    inTenant: (tenant, work) =>
      system(async (trx) => {
        await enterTenant(trx, tenant);
        return work(trx);
      }),
    session: (work) => oneAfterAnother(() => db.connection().execute((session) => work(session as Trx))),
    statement: (text, values) => oneAfterAnother(() => statementOn(pglite, text, values)),
  };
  return databaseOf('pglite', sealer, entries, copyOutOfEmbedded, async () => {
    await last;
    await pglite.close();
    closed();
  });
}

/** Several statements that fail inside their own transaction would leave it open. */
async function statementOn(pglite: PGlite, text: string, values: readonly unknown[] = []) {
  try {
    if (values.length > 0) return await pglite.query(text, [...values]);
    return { rows: (await pglite.exec(text)).flatMap(({ rows }) => rows) };
  } catch (error) {
    await pglite.exec('rollback');
    throw error;
  }
}

/** Opens the database in the configured folder and locks it for this process. */
export async function openFolder(options: KeyOptions): Promise<Database> {
  const folder = options.dataDir;
  using onFailure = new DisposableStack();
  const unlock = onFailure.adopt(lockFolder(folder), (end) => end());
  const files = join(folder, 'database');
  if (!hasFreeSpace(folder))
    throw new StartError(
      `The disk of the data folder ${folder} is full: the database needs 128 MB to work in.`,
    );
  const sealer = sealerFor(options);
  try {
    mkdirSync(files, { recursive: true, mode: 0o700 });
    if (readdirSync(files).length > 0 && !existsSync(join(files, 'PG_VERSION')))
      throw new Error('not a database folder');
    const pglite = await PGlite.create(files);
    await pglite.query('select 1');
    restrictPermissions(files);
    onFailure.move();
    return databaseOnPglite(pglite, unlock, sealer, () => requireFreeSpace(files));
  } catch {
    throw new StartError(
      `The data folder ${folder} is damaged and cannot be opened; restore a copy of it, or move it away to start afresh.`,
    );
  }
}

/** Prepares and locks the folder; returns the function that unlocks it. */
function lockFolder(folder: string): () => void {
  try {
    prepareDataFolder(folder);
    return lockDataFolder(folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${folder} cannot be used (${code}); set PORTAL_DATA_DIR to one that this user can write to.`,
    );
  }
}
