import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { jobTimeouts, type DatabaseTimeouts } from '../../config/database-timeouts.ts';
import type { Trx } from './schema.ts';

const current = new AsyncLocalStorage<DatabaseTimeouts>();

/** Does work that nobody waits for: its transactions may take their time. */
export const withJobTimeouts = <T>(work: () => T): T => current.run(jobTimeouts, work);

/** What the transactions of this work have instead of the usual; undefined where they have it. */
export const timeoutOverrides = (): DatabaseTimeouts | undefined => current.getStore();

/** What sets it for a transaction. No query, so that the transaction can still be told how it is isolated. */
export const timeoutStatements = ({ statement, lock, idle }: DatabaseTimeouts): string =>
  `set local statement_timeout = '${statement}s'; set local lock_timeout = '${lock}s';
    set local idle_in_transaction_session_timeout = '${idle}s'`;

/** From here on the transaction has a patience of its own. */
export async function setTimeouts(trx: Trx, timeouts: DatabaseTimeouts): Promise<void> {
  await sql.raw(timeoutStatements(timeouts)).execute(trx);
}
