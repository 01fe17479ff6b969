import { sql } from 'kysely';
import type { Trx } from './connect.ts';
import { selectValue } from './select-value.ts';

const lockOf = (name: string) =>
  sql`hashtextextended(concat_ws(E'\\n', ${name}::text, current_setting('portal.tenant', true)), 0)`;

/** Waits until no other transaction of the tenant, in any process, holds the name; held until this one ends. */
export async function lockName(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(name)})`.execute(trx);
}

/** The same without waiting; false if another transaction holds the name. */
export const tryLockName = (trx: Trx, name: string): Promise<boolean> =>
  selectValue(trx, sql<boolean>`pg_try_advisory_xact_lock(${lockOf(name)})`);
