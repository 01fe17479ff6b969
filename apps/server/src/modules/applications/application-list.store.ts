import type { ListQuery } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import { filtersOf, orderOf } from './application.filters.ts';
import { listedFor, type ListScope } from './application.scope.ts';

/** Fields of a row, by the names of the wire. */
const row = sql.raw(`
  id as "ApplicationID", guid as "ApplicationGuid", account_name as "AccountName", primary_email as "PrimaryEmail",
  percentage_complete as "PercentageComplete", sub_brand as "SubBrandName", products as "ProductDisplayNameList",
  (select coalesce(json_agg(json_build_object('Name', name, 'Value', name)), '[]') from unnest(products) as name)
    as "ProductDictionary",
  external_id as "ExternalID", account_number as "AccountNumber",
  extract(epoch from created_at)::bigint as "DateCreatedTimestamp",
  extract(epoch from completed_at)::bigint as "DateCompletedTimestamp",
  extract(epoch from last_document_at)::bigint as "LastDocumentUploadTimestamp",
  user_upload_count as "UserUploadCount", document_count as "DocumentCount", application_type as "ApplicationType",
  short_application_type as "ShortApplicationType", promo_code as "PromoCode",
  investment_amount as "InvestmentAmount", language as "Language", owner_name as "AdviserName",
  client_name as "ClientName", docs_required as "LowDocStatus", mode as "ApplicationModeCode", status as "Status",
  assignee_id as "AssigneeUserId", assignee_name as "AssigneeDisplayName", label as "Label",
  system_label as "SystemLabel"`);

/** The whole answer as JSON text, written by the database in one statement; Cancelled is never listed (OP-088). */
export async function listJson(trx: Trx, person: Person, list: ListScope, query: ListQuery): Promise<string> {
  const where = sql.join(
    [sql`status <> 'Cancelled'`, listedFor(person, list), ...filtersOf(query)],
    sql` and `,
  );
  const size = query.rowsPerPage;
  const skipped = (query.pageNo - 1) * size;
  const { rows } = await sql<{ body: string }>`
    with counted as (select count(*)::int as total from application where ${where}),
    page as (
      select ${row} from application where ${where}
      order by ${orderOf(query)} limit ${size}::int offset ${skipped}::bigint)
    select json_build_object(
      'Applications', (select coalesce(json_agg(page), '[]') from page),
      'MaxPage', (total + ${size}::int - 1) / ${size}::int,
      'TotalRows', total)::text as body
    from counted`.execute(trx);
  return rows[0]?.body ?? '';
}
