import type { Transaction } from 'kysely';
import type { DB } from './generated/tables.ts';

/** Every table, as `pnpm --filter @portal/server tables` has read it from the migrations. What a column means stands there. */
export type Schema = DB;

/** A transaction, in which statements are sent. */
export type Trx = Transaction<Schema>;
