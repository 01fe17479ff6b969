import pg from 'pg';

/** Cancels the current statement of a connection. Resolves when the server has received it, and never fails. */
export type Cancel = (client: pg.PoolClient) => Promise<void>;

export interface StatementCanceller {
  readonly cancel: Cancel;
  end(): Promise<void>;
}

/** Cancels statements through a separate connection, which is opened only when needed. */
export function statementCanceller(connectionString: string): StatementCanceller {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 10_000,
  });
  pool.on('error', () => undefined);
  return {
    cancel: async (client) => {
      const { processID } = client as pg.PoolClient & { readonly processID: number };
      // An unreachable server has ended the statement already, or its timeout will.
      await pool.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined);
    },
    end: () => pool.end(),
  };
}
