import { sql } from 'kysely';
import type { CopyOut } from './copy-out.ts';
import type { Sealer } from './sealer.ts';
import type { Trx } from './schema.ts';

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

export type Run = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;

export type Entries = Pick<Database, 'inTenant' | 'system' | 'session' | 'statement'>;

export const databaseOf = (
  kind: Database['kind'],
  sealer: Sealer,
  entries: Entries,
  copyOut: (inTenant: Database['inTenant']) => CopyOut,
  close: () => Promise<void>,
): Database => ({ kind, sealer, ...entries, copyOut: copyOut(entries.inTenant), close });

/** From here on the transaction is the application's role in one tenant. */
export const enterTenant = (trx: Trx, tenant: string) =>
  sql`select set_config('role', 'portal_app', true), set_config('portal.tenant', ${tenant}, true)`.execute(
    trx,
  );
