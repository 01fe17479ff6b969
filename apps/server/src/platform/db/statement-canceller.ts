import pg from 'pg';

/** Cancels whatever a connection is doing; resolves when the server has passed it on, and never fails. */
export type Cancel = (client: pg.PoolClient) => Promise<void>;

export interface StatementCanceller {
  readonly cancel: Cancel;
  end(): Promise<void>;
}

/** Cancels statements by a connection of its own, that none of them can take; there is none while nothing is cancelled. */
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
      // A server that cannot be asked has ended the statement, or its own patience does.
      await pool.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined);
    },
    end: () => pool.end(),
  };
}
