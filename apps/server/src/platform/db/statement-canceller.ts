import pg from 'pg';
import { connectTimeout } from '../../config/database-timeouts.ts';

/** Cancels the current statement of a server process, by its id. Resolves when the server has received it, and never fails. */
export type Cancel = (processId: number) => Promise<void>;

/** Cancels statements through a separate connection, which is opened only when needed. */
export function statementCanceller(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: connectTimeout * 1000,
    idleTimeoutMillis: 10_000,
  });
  pool.on('error', () => undefined);
  const cancel: Cancel = async (processId) => {
    // An unreachable server has ended the statement already, or its timeout will.
    await pool.query('select pg_cancel_backend($1)', [processId]).catch(() => undefined);
  };
  return { cancel, end: () => pool.end() };
}
