import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Trx } from './schema.ts';

/**
 * How long the database goes along with one transaction, in seconds; 0 is for ever. The embedded database runs in this
 * process and cannot interrupt itself: it knows none of it.
 */
export interface Patience {
  /** With a statement. */
  readonly statement: number;
  /** With one that waits for a lock. */
  readonly lock: number;
  /** With a transaction in which nothing happens. */
  readonly idle: number;
}

/** With calls, where nothing else is set. */
export const callPatience: Patience = { statement: 30, lock: 10, idle: 60 };
/** With what nobody waits for: jobs and commands. */
const jobPatience: Patience = { statement: 900, lock: 60, idle: 900 };
/** With a file that somebody receives as fast as they can; one who does not is cut off elsewhere. */
export const filePatience: Patience = { statement: 3600, lock: 10, idle: 3600 };

const current = new AsyncLocalStorage<Patience>();

/** Does work that nobody waits for: its transactions may take their time. */
export const patiently = <T>(work: () => T): T => current.run(jobPatience, work);

/** What the transactions of this work have instead of the usual; undefined where they have it. */
export const ownPatience = (): Patience | undefined => current.getStore();

/** What sets it for a transaction. No query, so that the transaction can still be told how it is isolated. */
export const patienceText = ({ statement, lock, idle }: Patience): string =>
  `set local statement_timeout = '${statement}s'; set local lock_timeout = '${lock}s';
    set local idle_in_transaction_session_timeout = '${idle}s'`;

/** From here on the transaction has a patience of its own. */
export async function setPatience(trx: Trx, patience: Patience): Promise<void> {
  await sql.raw(patienceText(patience)).execute(trx);
}
