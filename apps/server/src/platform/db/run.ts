import { sql } from 'kysely';
import type { Trx } from './connect.ts';

/** Statements go one by one: the extended protocol takes no more at a time. */
export async function run(trx: Trx, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(trx);
}
