import type { Transaction } from 'kysely';
import type { DB } from './generated/tables.ts';

/**
 * Every table, as `pnpm --filter @portal/server tables` has read it from the migrations, with the meaning of each
 * column.
 */
export type Schema = DB;

export type Trx = Transaction<Schema>;
