import { sql } from 'kysely';
import type { Database } from '../platform/db/connect.ts';

/**
 * Adds lines to the audit log of tenant harbour, evenly over seven years, by a thousand people. They are not chained,
 * because linking them one by one would take most of an hour.
 */
export async function fillAudit(db: Database, lines: number): Promise<void> {
  if (lines === 0) return;
  await db.system(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into audit_entry (tenant_id, occurred_at, actor_id, action, user_id, application_id, part)
      select 'harbour', now() - make_interval(secs => (${lines}::int - i) * (2557.0 * 86400 / ${lines}::int)),
        'G-BENCH' || h % 1000, kinds[1 + h % 7], case when h % 7 = 6 then 'G-BENCH' || h / 7 % 10000 end,
        case when h % 7 < 3 then 1_000_000 + 1 + h % 100000 end, case when h % 7 = 3 then 'C30' end
      from (select i, (abs(hashint4(i)::bigint) % 10000000)::int as h, array['document-uploaded',
          'document-downloaded', 'tax-number-shown', 'call-refused', 'signed-in', 'signed-out', 'user-invited'] as kinds
        from generate_series(1, ${lines}::int) as i) as numbered`.execute(trx);
  });
}
