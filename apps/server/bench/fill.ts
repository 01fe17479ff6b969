import { sql } from 'kysely';
import type { Database } from '../src/db/connect.ts';

/** First number of the added rows, beyond every demo one. */
const firstId = 1_000_000;

/** Adds applications to tenant harbour: as varied as the demo ones, in one statement, the same at every run. */
export async function fill(db: Database, rows: number): Promise<void> {
  await db.system(async (trx) => {
    await sql`select set_config('portal.tenant', 'harbour', true)`.execute(trx);
    await sql`
      insert into application (
        tenant_id, id, account_name, primary_email, client_name, owner_global_id, owner_name, percentage_complete,
        sub_brand, products, external_id, account_number, created_at, completed_at, last_document_at,
        user_upload_count, document_count, application_type, short_application_type, investment_amount, language,
        docs_required, mode, status, is_complete, channel, assignee_id, assignee_name, label, system_label,
        location, restriction_group)
      select 'harbour', ${firstId} + i, 'Account ' || h, 'person' || i || '@post.example', 'Client ' || i,
        (array['G-FULL', 'G-ADV1', 'G-ADV2', 'G-ADV3', 'G-ADV4'])[1 + h % 5],
        (array['Fiona Full', 'Priya Raman', 'Tom Gallagher', 'Helen Zhao', 'Marcus Oyelaran'])[1 + h % 5], h % 101,
        (array['Harbour Direct', 'Harbour Advice', 'Harbour Private'])[1 + h % 3],
        (array['Cash', 'Shares', 'Bonds', 'Property', 'Gold', 'Infrastructure'])[1:h % 7], 'EXT-' || h,
        'HT-' || (1000000 + i), now() - make_interval(mins => h % 1500000),
        case when h % 4 = 0 then now() - make_interval(mins => h % 100000) end,
        case when h % 3 > 0 then now() - make_interval(mins => h % 900000) end, h % 4, h % 7, 'Individual', 'IND',
        case when h % 10 > 0 then h % 2000000 end, 'English', case when h % 4 = 1 then 'Required' end,
        case when h % 6 = 0 then 'Print & Sign' else 'Online' end,
        (array['Primary edit', 'Complete', 'Adviser edit', 'Primary submit', 'Documents pending', 'Locked', 'Cancelled'])[1 + (h / 7) % 7],
        h % 4 = 0, 'Adviser', case when h % 2 = 0 then 'G-ABLE' end, case when h % 2 = 0 then 'Ann Able' end,
        (array['VIP', 'Hot', 'Cold', null, null, null])[1 + h % 6], (array['Priority', null, null, null])[1 + h % 4],
        case when h % 5 < 3 then 'Sydney' else 'Melbourne' end, case when h % 2 = 0 then 'North' else 'South' end
      from (select i, (abs(hashint4(i)::bigint) % 10000000)::int as h from generate_series(1, ${rows}::int) as i) numbered`.execute(
      trx,
    );
  });
}
