import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { Abandoned, whoAsks } from '../asking.ts';
import { StartError } from '../start-error.ts';
import { copyOutOf, copyOutOfEmbedded, type CopyOut } from './copy-out.ts';
import { closeToOthers, prepareDataFolder } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { hasRoom, requireRoom } from './free-space.ts';
import { sealerFor, type KeyOptions } from './data-key.ts';
import { callPatience, ownPatience, patienceText, type Patience } from './patience.ts';
import { preparedPool, rollback } from './prepared-pool.ts';
import { publishedSealer, type Sealer } from './sealer.ts';
import type { Schema, Trx } from './schema.ts';
import { statementCanceller } from './statement-canceller.ts';

export type { Trx } from './schema.ts';

/** The one way to the data; both kinds behave alike. Calls do not nest: hand the transaction on instead. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Seals what nobody may read in a copy of the data. */
  readonly sealer: Sealer;
  /** A transaction of the application's role that sees and writes the rows of one tenant only. */
  inTenant<T>(tenant: string, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** A transaction of the owner: tenants and hosts, migrations, the identity provider's records. */
  system<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Lines of CSV, without headings, of what a query finds in one tenant, and of the moment that the query was made
   * in. Each of its columns has a name of its own.
   */
  readonly copyOut: CopyOut;
  /**
   * Text of a library that brings its own, as the owner and in no transaction. Without values it may hold several
   * statements; their rows come one after another.
   */
  statement(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * One connection of the owner, in no transaction: for what cannot be run in one, and for a lock that outlasts one. What
   * is set there is set back.
   */
  session<T>(work: (session: Trx) => Promise<T>): Promise<T>;
  /** The connections to a server; absent on the embedded database, which has one. */
  readonly pool?: () => PoolFigures;
  close(): Promise<void>;
}

export interface PoolFigures {
  readonly open: number;
  /** Of those that are open. */
  readonly idle: number;
  readonly maximum: number;
  /** Calls that wait for one. */
  readonly waiting: number;
}

/** The address of a server, or the folder of the embedded database, which is used while there is no address. */
export interface ConnectOptions extends KeyOptions {
  /** With calls. Default `callPatience`. */
  readonly patience?: Patience;
}

/** More than one tenant can take. */
const connectionsMaximum = 20;

export async function connect(options: ConnectOptions): Promise<Database> {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl, connectionsMaximum, sealerFor(options), options.patience)
    : openFolder(options);
}

/** An embedded database that is already open, as tests hand it over. */
export function databaseOnPglite(
  pglite: PGlite,
  closed: () => void = () => undefined,
  sealer = publishedSealer,
  beforeEach: () => void = () => undefined,
): Database {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  let last: Promise<unknown> = Promise.resolve();
  const oneAfterAnother = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(() => {
      // What has begun runs to its end: nothing else of the process runs meanwhile.
      if (whoAsks()?.gone?.aborted) throw new Abandoned();
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

/** A server's database. What tests and measurements store is made up: they need no key. */
export function connectPostgres(
  databaseUrl: string,
  poolSize = 10,
  sealer = publishedSealer,
  patience = callPatience,
): Database {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8
        ? Number
        : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
  };
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    types,
    statement_timeout: patience.statement * 1000,
    lock_timeout: patience.lock * 1000,
    idle_in_transaction_session_timeout: patience.idle * 1000,
  });
  const canceller = statementCanceller(databaseUrl);
  // A connection that the server drops, idle or at work, must not take the process down; the next query reconnects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: preparedPool(pool, canceller.cancel) }),
  });
  const opened = databaseOf(
    'postgres',
    sealer,
    {
      system: (work) => transactionAtOnce(db, [], work),
      inTenant: (tenant, work) => transactionAtOnce(db, entering(tenant), work),
      session: (work) => db.connection().execute((session) => work(session as Trx)),
      statement: async (text, values) => {
        const results = await pool.query(text, values && [...values]);
        return { rows: [results].flat().flatMap(({ rows }) => rows as unknown[]) };
      },
    },
    () => copyOutOf(pool, canceller.cancel, enterTenant),
    async () => {
      await db.destroy();
      await canceller.end();
    },
  );
  const figures = () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    maximum: poolSize,
    waiting: pool.waitingCount,
  });
  return { ...opened, pool: figures };
}

type Run = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;

type Entries = Pick<Database, 'inTenant' | 'system' | 'session' | 'statement'>;

const databaseOf = (
  kind: Database['kind'],
  sealer: Sealer,
  entries: Entries,
  copyOut: (inTenant: Database['inTenant']) => CopyOut,
  close: () => Promise<void>,
): Database => ({ kind, sealer, ...entries, copyOut: copyOut(entries.inTenant), close });

/** Several statements at once that fail inside their own transaction would leave it open. */
async function statementOn(pglite: PGlite, text: string, values: readonly unknown[] = []) {
  try {
    if (values.length > 0) return await pglite.query(text, [...values]);
    return { rows: (await pglite.exec(text)).flatMap(({ rows }) => rows) };
  } catch (error) {
    await pglite.exec('rollback');
    throw error;
  }
}

/**
 * The application's role in one tenant. Statements are planned once for all values: with some fifty indexes on
 * applications, planning takes longer than a page.
 */
const entering = (tenant: string): readonly string[] => [
  `set_config('role', 'portal_app', true), set_config('portal.tenant', ${pg.escapeLiteral(tenant)}, true)`,
  `set_config('plan_cache_mode', 'force_generic_plan', true)`,
];

/** Begins the transaction with its settings in one message: each message to the server is a wait. */
function transactionAtOnce<T>(
  db: Kysely<Schema>,
  settings: readonly string[],
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const trx = connection as Trx;
    const say = (text: string) => trx.executeQuery(CompiledQuery.raw(text));
    const patience = ownPatience();
    const first = [
      'begin',
      ...(patience ? [patienceText(patience)] : []),
      ...(settings.length > 0 ? [`select ${settings.join(', ')}`] : []),
    ];
    try {
      await say(first.join('; '));
      const result = await work(trx);
      await say('commit');
      return result;
    } catch (error) {
      // The first of them may be what a cancellation meets that came late.
      await say(rollback).catch(() => say(rollback).catch(() => undefined));
      throw error;
    }
  });
}

/** From here on the transaction is the application's role in one tenant. */
const enterTenant = (trx: Trx, tenant: string) =>
  sql`select set_config('role', 'portal_app', true), set_config('portal.tenant', ${tenant}, true)`.execute(
    trx,
  );

async function openFolder(options: ConnectOptions): Promise<Database> {
  const folder = options.dataDir;
  const unlock = takeFolder(folder);
  const files = join(folder, 'database');
  const sealer = keepingLock(unlock, () => {
    if (!hasRoom(folder))
      throw new StartError(
        `The disk of the data folder ${folder} is full: the database needs 128 MB to work in.`,
      );
    return sealerFor(options);
  });
  try {
    mkdirSync(files, { recursive: true, mode: 0o700 });
    if (readdirSync(files).length > 0 && !existsSync(join(files, 'PG_VERSION')))
      throw new Error('not a database folder');
    const pglite = await PGlite.create(files);
    await pglite.query('select 1');
    closeToOthers(files);
    return databaseOnPglite(pglite, unlock, sealer, () => requireRoom(files));
  } catch {
    unlock();
    throw new StartError(
      `The data folder ${folder} is damaged and cannot be opened; restore a copy of it, or move it away to start afresh.`,
    );
  }
}

/** What fails gives the folder back. */
function keepingLock<T>(unlock: () => void, work: () => T): T {
  try {
    return work();
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Readies the folder and locks it; answers what unlocks it. */
function takeFolder(folder: string): () => void {
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
