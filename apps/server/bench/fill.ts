import { Permission } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../src/platform/db/connect.ts';

/** The first number of the added rows, above all demo rows. */
export const firstId = 1_000_000;
const rowsAtOnce = 50_000;

/**
 * Adds applications to tenant harbour, as varied as the demo data and the same in every run. Fiona Full owns a tenth
 * of them and two hundred advisers the rest. One label in a thousand is rare, and only complete applications have a
 * completion date. Indexes are created afterwards, as for any large import.
 */
export async function fill(db: Database, rows: number): Promise<void> {
  const indexes = await db.system(dropIndexes);
  for (let from = 1; from <= rows; from += rowsAtOnce)
    await db.inTenant('harbour', (trx) => add(trx, from, Math.min(rows, from + rowsAtOnce - 1), rows));
  await db.system(async (trx) => {
    for (const index of indexes) await sql.raw(index).execute(trx);
  });
}

/** Adds users to tenant harbour, up to a tenant's maximum: the same in every run, every tenth of them locked. */
export async function fillPeople(db: Database, people = 10_000): Promise<void> {
  await db.inTenant('harbour', (trx) =>
    sql`insert into portal_user (tenant_id, global_id, public_id, email, first_name, last_name, display_name, role_name,
        status, permissions, last_activity_at)
      select 'harbour', 'G-BENCH' || i, md5(i::text), 'person' || i || '@harbour.example', 'First' || i % 97,
        'Last' || i % 883, 'First' || i % 97 || ' Last' || i % 883,
        (array['Adviser', 'Operations', 'Admin Staff (Read Only)'])[1 + i % 3],
        case when i % 10 = 0 then 'LockInactivity' else 'Active' end, ${[Permission.myApps, Permission.create]}::text[],
        now() - make_interval(mins => i)
      from generate_series(1, ${people}::int) as i`.execute(trx),
  );
}

async function dropIndexes(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('application', 'application_search')
      and indexname not in (select conname from pg_constraint)`.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(trx);
  return rows.map(({ definition }) => definition);
}

const add = (trx: Trx, from: number, to: number, rows: number) =>
  sql`
    insert into application (
      tenant_id, id, account_name, primary_email, client_name, owner_global_id, owner_name, percentage_complete,
      sub_brand, products, external_id, account_number, created_at, completed_at, last_document_at,
      user_upload_count, document_count, application_type, short_application_type, investment_amount, language,
      docs_required, mode, status, is_complete, channel, assignee_id, assignee_name, label, system_label,
      location, restriction_group)
    select 'harbour', ${firstId}::int + i, 'Account ' || h, 'person' || i || '@post.example', 'Client ' || i,
      case when h % 10 = 0 then 'G-FULL' else 'G-BENCH' || h / 10 % 200 end,
      case when h % 10 = 0 then 'Fiona Full' else 'Adviser ' || h / 10 % 200 end, h % 101,
      (array['Harbour Direct', 'Harbour Advice', 'Harbour Private'])[1 + h % 3],
      (array['Cash', 'Shares', 'Bonds', 'Property', 'Gold', 'Infrastructure'])[1:h % 7], 'EXT-' || h,
      'HT-' || (1000000 + i), now() - make_interval(secs => (${rows}::int - i) * 60 + h % 5000),
      case when h % 4 = 0 then now() - make_interval(mins => h % 100000) end,
      case when h % 3 > 0 then now() - make_interval(mins => h % 900000) end, h % 4, h % 7, 'Individual', 'IND',
      case when h % 10 > 0 then h % 2000000 end, 'English', case when h % 4 = 1 then 'Required' end,
      case when h % 6 = 0 then 'Print & Sign' else 'Online' end,
      case when h % 4 = 0 then 'Complete' else (array['Primary edit', 'Adviser edit', 'Primary submit',
        'Documents pending', 'Locked', 'Cancelled'])[1 + (h / 7) % 6] end,
      h % 4 = 0, 'Adviser', case when h % 2 = 0 then 'G-BENCH' || h / 2 % 20 end,
      case when h % 2 = 0 then 'Adviser ' || h / 2 % 20 end,
      case when h % 1000 = 7 then 'Rare' else (array['VIP', 'Hot', 'Cold', null, null, null])[1 + h % 6] end,
      (array['Priority', null, null, null])[1 + h % 4],
      case when h % 5 < 3 then 'Sydney' else 'Melbourne' end, case when h % 2 = 0 then 'North' else 'South' end
    from (select i, (abs(hashint4(i)::bigint) % 10000000)::int as h
      from generate_series(${from}::int, ${to}::int) as i) numbered`.execute(trx);
