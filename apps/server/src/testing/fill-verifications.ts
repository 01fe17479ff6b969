import { sql } from 'kysely';
import type { Database } from '../platform/db/connect.ts';

/** Adds verifications to tenant harbour: two in three are companies, and every tenth individual is pending. */
export const fillVerifications = (db: Database, rows: number): Promise<void> =>
  db.inTenant('harbour', async (trx) => {
    await sql`
      insert into verification (tenant_id, number, service, type, subject_name, company_number, requester_id,
        requester_name, requested_at, status, answered_at, result, reference, report_key, report_name, report)
      select 'harbour', number, case when individual then 'individual' else 'company' end,
        case when individual then 'IndividualScreening' end, 'Subject ' || number || ' of ' || md5(number::text),
        case when not individual then lpad((number * 7919 % 1000000000)::text, 9, '0') end, 'G-FULL', 'Fiona Full',
        now() - make_interval(secs => (${rows}::int - i) * 60),
        case when not individual then 'Complete' when waits then 'Pending' else 'Passed' end,
        case when not waits then now() end, case when not waits then 'Passed' end,
        case when i % 2 = 0 then 'REF-' || i end,
        case when not waits then gen_random_uuid() end, case when not waits then 'Report.pdf' end,
        case when not waits then '[["Result", "Passed"]]'::jsonb end
      from (select i, i + last_number as number, i % 3 = 0 as individual, i % 30 = 0 as waits
        from generate_series(1, ${rows}::int) as i, verification_total) as numbered`.execute(trx);
    await sql`update verification_total set last_number = last_number + ${rows}::int,
      individual = individual + ${rows}::int / 3, company = company + ${rows}::int - ${rows}::int / 3`.execute(
      trx,
    );
  });
