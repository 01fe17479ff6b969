import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import { sql } from 'kysely';

/**
 * Writes what a person did to an application, at this moment: not at the transaction's first, which may lie before
 * that of a deed it waited for.
 */
export async function noteActivity(trx: Trx, person: Person, id: number, deed: string): Promise<void> {
  await trx
    .insertInto('application_activity')
    .values({
      tenant_id: person.tenant,
      application_id: id,
      text: `${deed} by ${person.displayName}`,
      occurred_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
}
