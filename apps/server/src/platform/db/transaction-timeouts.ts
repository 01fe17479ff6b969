import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { jobTimeouts, type DatabaseTimeouts } from '../../config/database-timeouts.ts';
import type { Trx } from './schema.ts';

const current = new AsyncLocalStorage<DatabaseTimeouts>();

/** Runs work with the longer timeouts of jobs. */
export const withJobTimeouts = <T>(work: () => T): T => current.run(jobTimeouts, work);

/** The timeouts of the current work if they differ from the default; otherwise undefined. */
export const timeoutOverrides = (): DatabaseTimeouts | undefined => current.getStore();

/**
 * Statements that set the timeouts of a transaction. They are not queries, so the isolation level can still be set
 * after them.
 */
export const timeoutStatements = ({ statement, lock, idle }: DatabaseTimeouts): string =>
  `set local statement_timeout = '${statement}s'; set local lock_timeout = '${lock}s';
    set local idle_in_transaction_session_timeout = '${idle}s'`;

/**
 * A query that sets the timeouts of a connection and returns a row, unless a pooler is in front of the server: other
 * clients would inherit them. A pooler reports an id of its own instead of the server process.
 */
export const setUnlessPooled = ({ statement, lock, idle }: DatabaseTimeouts, processId: number): string =>
  `select set_config('statement_timeout', '${statement}s', false), set_config('lock_timeout', '${lock}s', false),
    set_config('idle_in_transaction_session_timeout', '${idle}s', false) where pg_backend_pid() = ${processId}`;

/** Sets the timeouts of the transaction from here on. */
export async function setTimeouts(trx: Trx, timeouts: DatabaseTimeouts): Promise<void> {
  await sql.raw(timeoutStatements(timeouts)).execute(trx);
}
