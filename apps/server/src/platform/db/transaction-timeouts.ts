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

/** Sets the timeouts of the transaction from here on. */
export async function setTimeouts(trx: Trx, timeouts: DatabaseTimeouts): Promise<void> {
  await sql.raw(timeoutStatements(timeouts)).execute(trx);
}
