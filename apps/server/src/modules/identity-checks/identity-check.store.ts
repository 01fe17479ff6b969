import type { Schema } from '../../platform/db/schema.ts';
import type { RequirementActionId } from '@portal/api/contract';
import { sql, type Updateable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';

/** An individual of an application, found by its identification requirement. */
export interface Individual {
  readonly applicationId: number;
  readonly entityGuid: string;
}

const ofIndividual = ({ applicationId, entityGuid }: Individual) =>
  sql<boolean>`application_id = ${applicationId} and entity_guid = ${entityGuid}::uuid`;

/** The requirement of an individual, with its facts for actions; undefined if the application has no such individual. */
export const findRequirement = (trx: Trx, individual: Individual) =>
  trx
    .selectFrom('application_requirement')
    .select([
      'name',
      'eligible_for_reverification as IsEligibleForReverification',
      'eligible_for_new_verification as IsEligibleForNewVerification',
      'eligible_for_sanctions as IsEligibleForSanctionsVerification',
    ])
    .where(ofIndividual(individual))
    .forUpdate()
    .executeTakeFirst();

/** Seconds after which an unfinished check counts as lost. */
const lostAfter = 60;

/** Records the start of a check; undefined while another check of the individual is running. */
export async function beginCheck(
  trx: Trx,
  person: Person,
  individual: Individual,
  kind: RequirementActionId,
): Promise<string | undefined> {
  await trx
    .updateTable('identity_check')
    .set({ outcome: 'unanswered', ended_at: sql`now()` })
    .where(ofIndividual(individual))
    .where('outcome', 'is', null)
    .where('asked_at', '<', sql<Date>`now() - make_interval(secs => ${lostAfter})`)
    .execute();
  const { rows } = await sql<{ id: string }>`
    insert into identity_check (id, tenant_id, application_id, entity_guid, kind, asked_by)
    values (gen_random_uuid(), ${person.tenant}, ${individual.applicationId}, ${individual.entityGuid}::uuid, ${kind},
      ${person.globalId})
    on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id;
}

export async function endCheck(
  trx: Trx,
  id: string,
  outcome: 'passed' | 'failed' | 'unanswered',
): Promise<void> {
  await trx
    .updateTable('identity_check')
    .set({ outcome, ended_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export type RequirementChanges = Updateable<Schema['application_requirement']>;

export async function storeRequirement(
  trx: Trx,
  individual: Individual,
  changes: RequirementChanges,
): Promise<void> {
  await trx.updateTable('application_requirement').set(changes).where(ofIndividual(individual)).execute();
}
