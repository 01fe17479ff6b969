import type { ReportFacts } from '../../platform/db/column-types.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { VerificationStatus, VerificationType } from '@portal/api/contract';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import type { Service } from './verification-list.ts';

export type Verification = Selectable<Schema['verification']>;

export interface NewVerification {
  readonly service: Service;
  /** Null for a company. */
  readonly type: VerificationType | null;
  readonly subjectName: string;
  readonly companyNumber?: string;
  readonly mobile?: string;
  readonly reference?: string | null;
  /** What there is already of an answer; default none, and the status Pending. */
  readonly answer?: VerificationAnswer;
}

export interface VerificationAnswer {
  readonly status: VerificationStatus;
  readonly result: string;
  readonly verifiedName?: string;
  readonly provider?: string;
  readonly providerReference?: string;
  readonly sanctionsResult?: string;
  /** Default no report. */
  readonly report?: { readonly name: string; readonly facts: ReportFacts };
}

export interface StoredVerification {
  readonly number: number;
  /** Null without a report. */
  readonly reportKey: string | null;
}

/** The tenant's next number. Whoever takes one at the same time waits for this transaction: none is given twice. */
async function nextNumber(trx: Trx, { tenant }: Person, service: Service): Promise<number> {
  const counted = sql.ref(service);
  const { rows } = await sql<{ last_number: number }>`
    insert into verification_total as kept (tenant_id, last_number, ${counted}) values (${tenant}, 1, 1)
    on conflict (tenant_id) do update set last_number = kept.last_number + 1, ${counted} = kept.${counted} + 1
    returning last_number`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The number was not stored.');
  return row.last_number;
}

const answerFields = ({ report, ...answer }: VerificationAnswer) => ({
  status: answer.status,
  answered_at: sql<Date>`now()`,
  result: answer.result,
  verified_name: answer.verifiedName ?? null,
  provider: answer.provider ?? null,
  provider_reference: answer.providerReference ?? null,
  sanctions_result: answer.sanctionsResult ?? null,
  ...(report && {
    report_key: sql<string>`gen_random_uuid()`,
    report_name: report.name,
    report: JSON.stringify(report.facts),
  }),
});

/** Stores a verification under the tenant's next number. */
export async function storeVerification(
  trx: Trx,
  person: Person,
  { service, type, subjectName, companyNumber, mobile, reference, answer }: NewVerification,
): Promise<StoredVerification> {
  const number = await nextNumber(trx, person, service);
  const stored = await trx
    .insertInto('verification')
    .values({
      tenant_id: person.tenant,
      number,
      service,
      type,
      subject_name: subjectName,
      company_number: companyNumber ?? null,
      mobile: mobile ?? null,
      requester_id: person.globalId,
      requester_name: person.displayName,
      reference: reference || null,
      ...(answer ? answerFields(answer) : { status: 'Pending' as const }),
    })
    .returning('report_key as reportKey')
    .executeTakeFirstOrThrow();
  return { number, reportKey: stored.reportKey };
}

/** Stores the answer to a verification that waits for one. False where it has been answered, or never was. */
export async function storeAnswer(trx: Trx, number: number, answer: VerificationAnswer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('verification')
    .set(answerFields(answer))
    .where('number', '=', number)
    .where('status', '=', 'Pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const findVerification = (
  trx: Trx,
  service: Service,
  number: number,
): Promise<Verification | undefined> =>
  trx
    .selectFrom('verification')
    .selectAll()
    .where('service', '=', service)
    .where('number', '=', number)
    .executeTakeFirst();

export const findReported = (trx: Trx, reportKey: string): Promise<Verification | undefined> =>
  trx.selectFrom('verification').selectAll().where('report_key', '=', reportKey).executeTakeFirst();

/** Says what the reference is; an empty one clears it. False for a number that this service does not have. */
export async function storeReference(
  trx: Trx,
  service: Service,
  number: number,
  reference: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('verification')
    .set({ reference: reference || null })
    .where('service', '=', service)
    .where('number', '=', number)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
