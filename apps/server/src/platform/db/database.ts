import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { CopyOut } from './copy-out.ts';
import type { Sealer } from './sealer.ts';
import type { Trx } from './schema.ts';

/** The only access to the data; both kinds behave the same. A call inside a transaction fails. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Encrypts values that must be unreadable in a copy of the database. */
  readonly sealer: Sealer;
  /** A transaction of the application's role, which sees and writes the rows of one tenant only. */
  inTenant<T>(tenant: string, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** A transaction of the owner: tenants and hosts, migrations, the identity provider's records. */
  system<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * The result of a query in one tenant as CSV lines without headings, in one snapshot. Each column needs a unique
   * name.
   */
  readonly copyOut: CopyOut;
  /**
   * Runs SQL text of a library as the owner, outside a transaction. Without values it may hold several statements;
   * their rows are concatenated.
   */
  statement(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * One connection of the owner outside a transaction: for statements that cannot run in one, and for locks that
   * outlast one. The work has to restore session settings.
   */
  session<T>(work: (session: Trx) => Promise<T>): Promise<T>;
  /** Figures of the connection pool; absent on the embedded database, which has one connection. */
  readonly pool?: () => PoolFigures;
  /** Whether a pooler such as PgBouncer is in front of the server; known after the first call. Default no. */
  readonly pooled?: () => boolean;
  close(): Promise<void>;
}

export interface PoolFigures {
  readonly open: number;
  /** Included in `open`. */
  readonly idle: number;
  readonly maximum: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

export type Run = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;

export type Entries = Pick<Database, 'inTenant' | 'system' | 'session' | 'statement'>;

export function databaseOf(
  kind: Database['kind'],
  sealer: Sealer,
  entries: Entries,
  copyOut: (inTenant: Database['inTenant']) => CopyOut,
  close: () => Promise<void>,
): Database {
  const outer = new AsyncLocalStorage<{ open: boolean }>();
  const refuseInside = () => {
    if (outer.getStore()?.open)
      throw new Error(
        'A transaction inside another waits for ever on one connection: pass the first one on.',
      );
  };
  const transaction = async <T>(call: () => Promise<T>): Promise<T> => {
    refuseInside();
    const state = { open: true };
    return outer.run(state, call).finally(() => (state.open = false));
  };
  const separate: Entries = {
    inTenant: (tenant, work) => transaction(() => entries.inTenant(tenant, work)),
    system: (work) => transaction(() => entries.system(work)),
    session: async (work) => {
      refuseInside();
      return entries.session(work);
    },
    statement: async (text, values) => {
      refuseInside();
      return entries.statement(text, values);
    },
  };
  return { kind, sealer, ...separate, copyOut: copyOut(separate.inTenant), close };
}

/** Switches the transaction to the application's role in one tenant; returns its server process. */
export async function enterTenant(trx: Trx, tenant: string): Promise<number> {
  const { rows } = await sql<{ process_id: number }>`select pg_backend_pid() as process_id,
    set_config('role', 'portal_app', true), set_config('portal.tenant', ${tenant}, true)`.execute(trx);
  return rows[0]?.process_id ?? 0;
}
