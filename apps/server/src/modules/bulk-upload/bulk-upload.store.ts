import { SigningMode } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { lockName } from '../../platform/db/lock-name.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import type { Person } from '../../platform/http/person.ts';
import type { ActivityKind } from '../../platform/history/activity-kinds.ts';
import type { Owner, Permitted, UploadRow } from './upload-rows.ts';

/** The values that a person's sheet may contain. */
export async function permittedFor(trx: Trx, person: Person): Promise<Permitted> {
  const options = await trx
    .selectFrom('list_option')
    .select(['kind', 'name'])
    .where('kind', 'in', ['sub-brand', 'product'])
    .orderBy('position')
    .execute();
  const owners: readonly Owner[] = await trx
    .selectFrom('portal_user')
    .select([
      'global_id as globalId',
      'display_name as displayName',
      'email',
      'location',
      'restriction_group as group',
    ])
    .where((where) => where.or([where('can_own', '=', true), where('global_id', '=', person.globalId)]))
    .execute();
  const uploader = owners.find((owner) => owner.globalId === person.globalId);
  if (!uploader) throw forbidden();
  const named = (kind: string) => options.filter((each) => each.kind === kind).map(({ name }) => name);
  return { subBrands: named('sub-brand'), products: named('product'), owners, uploader };
}

/**
 * Those of the ids that applications of the tenant have. Until the transaction ends, no other upload of the tenant gets
 * an answer to this.
 */
export async function knownExternalIds(trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  await lockName(trx, 'uploads');
  const { rows } = await sql<{ id: string }>`select distinct external_id as id from application
    where external_id = any(${ids}::text[])`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Separates the products of a row on their way into the database; no name contains it. */
const separator = '\u001f';

/**
 * Stores every row with its activity line in one statement. The application's role cannot COPY into a table with
 * row-level security; arrays of columns cost about the same.
 */
export async function storeRows(trx: Trx, person: Person, rows: readonly UploadRow[]): Promise<void> {
  const column = (read: (row: UploadRow) => string | null) => sql`${rows.map(read)}::text[]`;
  await sql`with added as (
      insert into application (tenant_id, owner_global_id, owner_name, location, restriction_group, status, mode,
        account_name, application_type, short_application_type, primary_email, client_name, primary_applicant_name,
        primary_applicant_phone, sub_brand, products, promo_code, external_id, investment_amount)
      select ${person.tenant}, owner, owner_name, place, team,
        case when owner = ${person.globalId} then 'Primary edit' else 'Adviser edit' end, ${SigningMode.online},
        account, type, short, email, client, client,
        phone, brand, string_to_array(products, ${separator}), promo, external, amount::numeric
      from unnest(${column((row) => row.owner.globalId)}, ${column((row) => row.owner.displayName)},
        ${column((row) => row.owner.location ?? '')},
        ${column((row) => row.owner.group ?? '')}, ${column((row) => row.accountName)},
        ${column((row) => row.type)}, ${column((row) => row.shortType)}, ${column((row) => row.email)},
        ${column((row) => row.clientName)}, ${column((row) => row.mobile)}, ${column((row) => row.subBrand)},
        ${column((row) => row.products.join(separator))}, ${column((row) => row.promoCode)},
        ${column((row) => row.externalId)}, ${column((row) => row.amount)})
        as sheet (owner, owner_name, place, team, account, type, short, email, client, phone, brand, products,
          promo, external, amount)
      returning id)
    insert into application_activity (tenant_id, application_id, kind, actor, occurred_at)
    select ${person.tenant}, id, ${'created' satisfies ActivityKind}, ${person.displayName}, now() from added`.execute(
    trx,
  );
}
