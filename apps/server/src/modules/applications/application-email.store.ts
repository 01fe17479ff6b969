import type { ApplicantFacts } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';

/** A possible recipient of an email about an application. */
export interface Recipient {
  readonly name: string | null;
  readonly address: string | null;
}

export interface Applicant extends Recipient {
  readonly individualId: string;
  readonly facts: ApplicantFacts;
}

/** The recipient of an email about the whole application. */
export async function primaryRecipient(trx: Trx, id: number): Promise<Recipient> {
  const row = await trx
    .selectFrom('application')
    .select(['primary_email', 'primary_applicant_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { name: row.primary_applicant_name, address: row.primary_email };
}

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
    individualId,
    name: row.applicant_name,
    address: row.email ?? row.primary_email,
    facts: { Status: row.status, IsMFALocked: row.is_mfa_locked, SendEmail: row.may_be_emailed },
  };
}
