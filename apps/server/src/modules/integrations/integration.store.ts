import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import type { NoticeOutcome } from '../../platform/outbound/webhook.ts';

/** The display name of an integration; undefined if the tenant does not have it. */
export async function integrationName(trx: Trx, name: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('application_item')
    .select('display_name')
    .where('kind', '=', 'integration')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.display_name;
}

/** Seconds after which an unfinished notice counts as lost. */
const lostAfter = 60;

/** Records the start of a notice; undefined while another one of this application to this system is in progress. */
export async function beginDelivery(
  trx: Trx,
  person: Person,
  applicationId: number,
  name: string,
): Promise<string | undefined> {
  await trx
    .updateTable('integration_delivery')
    .set({ outcome: 'unanswered', ended_at: sql`now()` })
    .where('application_id', '=', applicationId)
    .where('name', '=', name)
    .where('outcome', 'is', null)
    .where('asked_at', '<', sql<Date>`now() - make_interval(secs => ${lostAfter})`)
    .execute();
  const row = await trx
    .insertInto('integration_delivery')
    .values({ tenant_id: person.tenant, application_id: applicationId, name, asked_by: person.globalId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function endDelivery(trx: Trx, id: string, outcome: NoticeOutcome): Promise<void> {
  await trx
    .updateTable('integration_delivery')
    .set({ outcome, ended_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
