import { sql } from 'kysely';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';

/**
 * Writes what a person did to applications, at this moment: not at the transaction's first, which may lie before
 * that of a deed it waited for.
 */
export async function noteActivity(
  trx: Trx,
  person: Person,
  ids: readonly number[],
  deed: string,
): Promise<void> {
  await sql`insert into application_activity (tenant_id, application_id, text, occurred_at)
    select ${person.tenant}, id, ${`${deed} by ${person.displayName}`}, clock_timestamp()
    from unnest(${[...ids]}::int[]) as id`.execute(trx);
}
