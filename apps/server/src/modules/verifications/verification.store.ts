import type { verificationServices } from '@portal/api/contract';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { ReportFacts } from '../../platform/db/column-types.ts';
import type { Trx } from '../../platform/db/connect.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Person } from '../../platform/http/person.ts';

type Table = Schema['verification'];
export type Verification = Selectable<Table>;
export type Service = Verification['service'];

/** What the contract calls the services. */
export const serviceNames = { company: 'Company', individual: 'Individual' } as const satisfies Record<
  Service,
  keyof typeof verificationServices
>;

type Columns = Omit<Insertable<Table>, 'tenant_id' | 'number' | 'requester_id' | 'report'>;

/** The type of a company is null. An empty reference is stored as null. */
type NewVerification = Omit<Columns, 'status'>;
type VerificationAnswer = Omit<Columns, 'service' | 'type'> & {
  readonly report?: { readonly name: string; readonly facts: ReportFacts };
};

/** The tenant's next number. A concurrent request waits for this transaction, so that no number is used twice. */
async function nextNumber(trx: Trx, { tenant }: Person, service: Service): Promise<number> {
  const counted = sql.ref(service);
  const { rows } = await sql<{ last_number: number }>`
    insert into verification_total as kept (tenant_id, last_number, ${counted}) values (${tenant}, 1, 1)
    on conflict (tenant_id) do update set last_number = kept.last_number + 1, ${counted} = kept.${counted} + 1
    returning last_number`.execute(trx);
  if (!rows[0]) throw new Error('The number was not stored.');
  return rows[0].last_number;
}

const answerColumns = ({ report, ...answer }: VerificationAnswer) => ({
  ...answer,
  answered_at: sql<Date>`now()`,
  ...(report && {
    report_key: sql<string>`gen_random_uuid()`,
    report_name: report.name,
    report: JSON.stringify(report.facts),
  }),
});

/** Stores a verification under the tenant's next number; without a result it is pending. */
export async function storeVerification(
  trx: Trx,
  person: Person,
  verification: NewVerification,
  answer?: VerificationAnswer,
): Promise<Pick<Verification, 'number' | 'report_key'>> {
  const number = await nextNumber(trx, person, verification.service);
  return trx
    .insertInto('verification')
    .values({
      ...verification,
      reference: verification.reference || null,
      tenant_id: person.tenant,
      number,
      requester_id: person.globalId,
      requester_name: person.displayName,
      ...(answer ? answerColumns(answer) : { status: 'Pending' as const }),
    })
    .returning(['number', 'report_key'])
    .executeTakeFirstOrThrow();
}

/** Stores the result of a pending verification. */
export async function storeAnswer(trx: Trx, number: number, answer: VerificationAnswer): Promise<void> {
  await trx
    .updateTable('verification')
    .set(answerColumns(answer))
    .where('number', '=', number)
    .where('status', '=', 'Pending')
    .execute();
}

type Unique = Pick<Verification, 'service' | 'number'> | { readonly report_key: string };
export const findVerification = (trx: Trx, by: Unique): Promise<Verification | undefined> =>
  trx
    .selectFrom('verification')
    .selectAll()
    .where((query) => query.and(by))
    .executeTakeFirst();
