import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { copyOutOf } from './copy-out.ts';
import { databaseOf, enterTenant, type Database } from './database.ts';
import { connectTimeout, requestTimeouts, type DatabaseTimeouts } from '../../config/database-timeouts.ts';
import { setUnlessPooled, timeoutOverrides, timeoutStatements } from './transaction-timeouts.ts';
import { preparedPool, processIdOf, rollback, selectProcessId } from './prepared-pool.ts';
import { currentRequester } from '../requester.ts';
import { demoSealer } from './sealer.ts';
import type { Schema, Trx } from './schema.ts';
import { statementCanceller } from './statement-canceller.ts';

/** A PostgreSQL database. Tests and benchmarks store made-up data only, so they need no key. */
export function connectPostgres(
  databaseUrl: string,
  poolSize = 10,
  sealer = demoSealer,
  timeouts = requestTimeouts,
): Database {
  const types: pg.CustomTypesConfig = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === pg.types.builtins.INT8
        ? Number
        : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
  };
  let pooled = false;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout * 1000,
    types,
    // Not as startup parameters, which a pooler rejects.
    onConnect: async (client: pg.PoolClient) => {
      const { rowCount } = await client.query(setUnlessPooled(timeouts, processIdOf(client)));
      pooled = rowCount === 0;
    },
    // The types of the driver lack the hook.
  } as pg.PoolConfig);
  const canceller = statementCanceller(databaseUrl);
  // A lost connection, idle or active, must not end the process; the next query reconnects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: preparedPool(pool, canceller.cancel, () => !pooled) }),
  });
  const transaction = <T>(settings: readonly string[], work: (trx: Trx) => Promise<T>) =>
    transactionInOneMessage(db, settings, () => pooled && timeouts, work);
  const opened = databaseOf(
    'postgres',
    sealer,
    {
      system: (work) => transaction([], work),
      inTenant: (tenant, work) => transaction(enterStatements(tenant), work),
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
  return { ...opened, pool: figures, pooled: () => pooled };
}

/**
 * Enters the application's role in one tenant. Statements use generic plans: with some fifty indexes on applications,
 * planning takes longer than executing a page.
 */
const enterStatements = (tenant: string): readonly string[] => [
  `set_config('role', 'portal_app', true), set_config('portal.tenant', ${pg.escapeLiteral(tenant)}, true)`,
  `set_config('plan_cache_mode', 'force_generic_plan', true)`,
];

/** Begins the transaction with its settings, and the timeouts that its connection lacks, in one message. */
function transactionInOneMessage<T>(
  db: Kysely<Schema>,
  settings: readonly string[],
  lackingTimeouts: () => DatabaseTimeouts | false,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const trx = connection as Trx;
    const send = (text: string) => trx.executeQuery(CompiledQuery.raw(text));
    const pooled = lackingTimeouts();
    const timeouts = timeoutOverrides() ?? pooled;
    const first = [
      'begin',
      ...(timeouts ? [timeoutStatements(timeouts)] : []),
      ...(settings.length > 0 ? [`select ${settings.join(', ')}`] : []),
      // Only a request is cancelled; others may set the isolation level, before any query.
      ...(pooled && currentRequester()?.signal ? [selectProcessId] : []),
    ];
    try {
      await send(first.join('; '));
      const result = await work(trx);
      await send('commit');
      return result;
    } catch (error) {
      // A late cancellation can hit the first rollback.
      await send(rollback).catch(() => send(rollback).catch(() => undefined));
      throw error;
    }
  });
}
