import { basename, resolve } from 'node:path';
import { sql } from 'kysely';
import { readConfig, type Config } from '../config/config.ts';
import { bringUpToDate, withConnectionErrors } from '../platform/db/bring-up-to-date.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import { selectValue } from '../platform/db/select-value.ts';
import { withJobTimeouts } from '../platform/db/transaction-timeouts.ts';

export const commandConfig = (): Config =>
  readConfig(process.env, resolve(import.meta.dirname, '../../../..'));

/** Runs a command on the configured database after migrating it. */
export const withDatabase = (config: Config, work: (db: Database) => Promise<void>): Promise<void> =>
  withDatabaseAsItIs(config, async (db) => {
    await bringUpToDate(db, config);
    await work(db);
  });

/** Runs a command as the owner of the configured database, whatever its version. */
export function asOwner(work: (db: Database) => Promise<void>): Promise<void> {
  return withDatabaseAsItIs(ofOwner(commandConfig()), work);
}

/** The settings with the address of the database's owner. */
export const ofOwner = (config: Config): Config => ({
  ...config,
  databaseUrl: config.migrationUrl ?? config.databaseUrl,
});

/** The same, with the settings as well. */
export function onDatabase(
  work: (found: { readonly db: Database; readonly config: Config }) => Promise<void>,
): Promise<void> {
  const config = commandConfig();
  return withDatabase(config, (db) => work({ db, config }));
}

async function withDatabaseAsItIs(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const db = await connect(config);
  try {
    await withConnectionErrors(db, () => withJobTimeouts(() => work(db)));
  } finally {
    await db.close();
  }
}

/** The name of the database for operators: its name on the server, or the name of its folder. */
export async function nameOf(db: Database, config: Config): Promise<string> {
  if (db.kind === 'pglite') return basename(config.dataDir);
  return db.system((trx) => selectValue(trx, sql<string>`current_database()`));
}

/** The user in the database's URL. */
export const userOf = (db: Database): Promise<string> =>
  db.system((trx) => selectValue(trx, sql<string>`current_user`));
