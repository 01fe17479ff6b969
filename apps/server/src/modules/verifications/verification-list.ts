import type {
  CompanyVerification,
  IndividualVerification,
  VerificationListQuery,
} from '@portal/api/contract';
import { verificationsPerPage, verificationTypeNames } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { readCountedPage, readPage, type PlainList } from '../../platform/listing/plain-list.ts';
import { searchedText } from '../../platform/listing/conditions.ts';
import { linkOf } from './report-link.ts';

export type Service = 'company' | 'individual';

/** A moment as the verification calls have it (OP-243). */
export const isoMoment = (column: string): RawBuilder<string | null> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const shared = sql`'V' || number as id, ${isoMoment('requested_at')} as date, requester_name, status,
  ${linkOf(sql.ref('report_key'))} as report_link, reference as ref_code`;

const typeName: RawBuilder<string> = sql`case type ${sql.join(
  Object.entries(verificationTypeNames).map(([type, name]) => sql`when ${type} then ${name}`),
  sql` `,
)} else type end`;

const list = <Row>(fields: RawBuilder<unknown>, searched: readonly RawBuilder<unknown>[]) =>
  ({
    from: sql`verification`,
    fields: sql<Row>`${shared}, ${fields}`,
    searched: [
      sql`'V' || number`,
      sql`subject_name`,
      sql`requester_name`,
      sql`status`,
      sql`reference`,
      ...searched,
    ],
    sorts: { Newest: sql`number` },
    key: sql`number`,
  }) satisfies PlainList<Row, 'Newest'>;

const lists = {
  company: list<CompanyVerification>(
    sql`json_build_object('name', subject_name, 'companyNumber', company_number) as company`,
    // A number is found as it is written and as it is stored.
    [
      sql`company_number`,
      sql`concat_ws(' ', left(company_number, 3), substr(company_number, 4, 3), substr(company_number, 7))`,
    ],
  ),
  individual: list<IndividualVerification>(sql`subject_name as full_name, ${typeName} as type`, [typeName]),
};

interface VerificationPage<Row> {
  responses: Row[];
  totalCount: number;
}

/** A page of a service's verifications. Without a search it is read from its index, and the total from where it is kept. */
async function readVerifications<Row>(
  trx: Trx,
  service: Service,
  rows: PlainList<Row, 'Newest'>,
  { Page, search }: VerificationListQuery,
): Promise<VerificationPage<Row>> {
  const question = {
    q: search,
    filters: [sql<boolean>`service = ${service}`],
    sortBy: 'Newest',
    sortType: 'desc',
  } as const;
  const page = { pageNo: Page, rowsPerPage: verificationsPerPage };
  const total = sql<number>`select ${sql.ref(service)} from verification_total`;
  const read = searchedText(search)
    ? await readPage(trx, rows, question, page)
    : await readCountedPage(trx, rows, question, page, total);
  return { responses: [...read.rows], totalCount: read.total };
}

export const readCompanies = (trx: Trx, query: VerificationListQuery) =>
  readVerifications(trx, 'company', lists.company, query);
export const readIndividuals = (trx: Trx, query: VerificationListQuery) =>
  readVerifications(trx, 'individual', lists.individual, query);
