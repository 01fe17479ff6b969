import type { ListQuery } from '@portal/api/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import { filtersOf, orderOf } from './application.filters.ts';
import { listedFor, type Condition, type ListScope } from './application.scope.ts';

/** Fields of a row, by the names of the wire. */
const row = sql.raw(`
  id as "ApplicationID", guid as "ApplicationGuid", account_name as "AccountName", primary_email as "PrimaryEmail",
  percentage_complete as "PercentageComplete", sub_brand as "SubBrandName", products as "ProductDisplayNameList",
  (select coalesce(json_agg(json_build_object('Name', name, 'Value', name)), '[]') from unnest(products) as name)
    as "ProductDictionary",
  external_id as "ExternalID", account_number as "AccountNumber",
  date_part('epoch', created_at)::bigint as "DateCreatedTimestamp",
  date_part('epoch', completed_at)::bigint as "DateCompletedTimestamp",
  date_part('epoch', last_document_at)::bigint as "LastDocumentUploadTimestamp",
  user_upload_count as "UserUploadCount", document_count as "DocumentCount", application_type as "ApplicationType",
  short_application_type as "ShortApplicationType", promo_code as "PromoCode",
  investment_amount as "InvestmentAmount", language as "Language", owner_name as "AdviserName",
  client_name as "ClientName", docs_required as "LowDocStatus", mode as "ApplicationModeCode", status as "Status",
  assignee_id as "AssigneeUserId", assignee_name as "AssigneeDisplayName", label as "Label",
  system_label as "SystemLabel"`);

/** Cancelled is never listed (OP-088). */
const listed: Condition = sql`status <> 'Cancelled'`;

const and = (conditions: readonly Condition[]) => sql.join([...conditions], sql` and `);

/** Unfiltered, the database has kept the total; the scope is a condition on its columns as well. */
function totalOf(scope: Condition, filters: readonly Condition[]): RawBuilder<number> {
  if (filters.length === 0)
    return sql`select coalesce(sum(total), 0)::int as total from application_total where ${scope}`;
  return sql`select count(*)::int as total from application where ${and([listed, scope, ...filters])}`;
}

/** The whole answer as JSON text, written by the database in one statement. */
export async function listJson(trx: Trx, person: Person, list: ListScope, query: ListQuery): Promise<string> {
  const scope = listedFor(person, list);
  const filters = filtersOf(query);
  const size = query.rowsPerPage;
  const skipped = (query.pageNo - 1) * size;
  const { rows } = await sql<{ body: string }>`
    with counted as (${totalOf(scope, filters)}),
    page as (
      select ${row} from application where ${and([listed, scope, ...filters])}
      order by ${orderOf(query)} limit ${size}::int offset ${skipped}::bigint)
    select json_build_object(
      'Applications', (select coalesce(json_agg(page), '[]') from page),
      'MaxPage', (total + ${size}::int - 1) / ${size}::int,
      'TotalRows', total)::text as body
    from counted`.execute(trx);
  return rows[0]?.body ?? '';
}
