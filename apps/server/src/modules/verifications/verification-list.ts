import {
  baseNeeds,
  can,
  companyVerificationType,
  foundMaximum,
  verificationNumber,
  verificationServices,
  verificationsPerPage,
  verificationTypeNames,
  type CompanyVerification,
  type FoundVerification,
  type IndividualVerification,
  type VerificationListQuery,
} from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { searchedText } from '../../platform/listing/conditions.ts';
import { readCountedPage, readFirst, readPage, type TableQuery } from '../../platform/listing/table-query.ts';
import { reportPath } from './verification-report.ts';
import { serviceNames, type Service } from './verification.store.ts';

/** A timestamp in the format of the verification calls (OP-243). */
export const isoMoment = (column: string): RawBuilder<string | null> =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export const reportLinkOf = sql`${reportPath}::text || report_key`;

export const typeName = sql`coalesce(${JSON.stringify(verificationTypeNames)}::jsonb ->> type, type)`;

const shared = sql`'V' || number as id, ${isoMoment('requested_at')} as date, requester_name, status,
  ${reportLinkOf} as report_link, reference as ref_code`;

const listOf = <Row>(
  fields: RawBuilder<unknown>,
  ...searched: readonly RawBuilder<unknown>[]
): TableQuery<Row, 'Newest'> => ({
  from: sql`verification`,
  fields: sql<Row>`${shared}, ${fields}`,
  searched: [sql`folded_text`, ...searched],
  sorts: { Newest: sql`number` },
  key: sql`number`,
});

/** The names of types are plain, so they need no folding. */
const searchedType = sql`lower(${typeName})`;

interface Rows {
  readonly company: CompanyVerification;
  readonly individual: IndividualVerification;
}

const lists: { readonly [S in Service]: TableQuery<Rows[S], 'Newest'> } = {
  company: listOf(sql`json_build_object('name', subject_name, 'companyNumber', company_number) as company`),
  individual: listOf(sql`subject_name as full_name, ${typeName} as type`, searchedType),
};

const newestFirst = { sortBy: 'Newest', sortType: 'desc' } as const;

/** A page of a service's verifications. Without a search it is read from its index, with the stored total. */
export async function readVerifications<S extends Service>(
  trx: Trx,
  service: S,
  { Page, search }: VerificationListQuery,
): Promise<{ responses: Rows[S][]; totalCount: number }> {
  const list = lists[service];
  const criteria = { q: search, filters: [sql<boolean>`service = ${service}`], ...newestFirst };
  const page = { pageNo: Page, rowsPerPage: verificationsPerPage };
  const kept = sql<number>`select ${sql.ref(service)} from verification_total`;
  const { rows, total } = searchedText(search)
    ? await readPage(trx, list, criteria, page)
    : await readCountedPage(trx, list, criteria, page, kept);
  return { responses: [...rows], totalCount: total };
}

const either: TableQuery<FoundVerification, 'Newest'> = {
  ...listOf(sql``, searchedType),
  fields: sql`'V' || number as "Id", subject_name as "Name", coalesce(${typeName}, ${companyVerificationType}) as "Type",
    status as "Status"`,
};

/** The services whose verifications a person can see. */
export function visibleServices({ claims }: Person): readonly Service[] {
  if (!can(claims, baseNeeds.verification ?? [])) return [];
  const services = Object.keys(serviceNames) as Service[];
  return services.filter((service) => can(claims, verificationServices[serviceNames[service]].needs));
}

/** The verification with exactly this id, or else the newest that match the search. */
export async function findVerifications(
  trx: Trx,
  services: readonly Service[],
  text: string,
): Promise<readonly FoundVerification[]> {
  const ofServices = sql<boolean>`service = any(${services}::text[])`;
  const number = verificationNumber(text.toUpperCase());
  if (number !== undefined) {
    const filters = [ofServices, sql<boolean>`number = ${Number(number)}`];
    const exact = await readFirst(trx, either, { filters, ...newestFirst }, 1);
    if (exact.length > 0) return exact;
  }
  return readFirst(trx, either, { q: text, filters: [ofServices], ...newestFirst }, foundMaximum);
}
