import type { ApplicantFacts } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';

export interface Applicant {
  readonly name: string | null;
  readonly address: string | null;
  readonly facts: ApplicantFacts;
}

/** The recipient of an email about the whole application. */
export const primaryRecipient = (trx: Trx, id: number) =>
  trx
    .selectFrom('application')
    .select(['primary_applicant_name as name', 'primary_email as address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The application of an applicant. */
export async function applicationOfIndividual(trx: Trx, individualId: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('application_approval')
    .select('application_id')
    .where('individual_id', '=', individualId)
    .executeTakeFirst();
  return row?.application_id;
}

/** Requires a join with the application: a link to a cancelled one leads nowhere. */
export const mayBeEmailed = sql<boolean>`(send_email and application.status <> 'Cancelled')`;

export async function findApplicant(
  trx: Trx,
  applicationId: number,
  individualId: string,
): Promise<Applicant | undefined> {
  const row = await trx
    .selectFrom('application_approval')
    .innerJoin('application', 'application.id', 'application_approval.application_id')
    .select([
      'applicant_name',
      'email',
      'primary_email',
      'application_approval.status',
      'is_mfa_locked',
      mayBeEmailed.as('may_be_emailed'),
    ])
    .where('application_id', '=', applicationId)
    .where('individual_id', '=', individualId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    name: row.applicant_name,
    address: row.email ?? row.primary_email,
    facts: { Status: row.status, IsMFALocked: row.is_mfa_locked, SendEmail: row.may_be_emailed },
  };
}
