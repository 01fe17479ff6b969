import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Totals are counted as verifications are deleted; numbers are never given out twice. */
export const verificationRetention: Migration = {
  name: '0041-verification-retention',
  up: (trx) =>
    run(trx, [
      `create function verifications_deleted() returns trigger language plpgsql as $$
       begin
         update verification_total as kept set company = kept.company - gone.company,
           individual = kept.individual - gone.individual
         from (select tenant_id, count(*) filter (where service = 'company') as company,
             count(*) filter (where service = 'individual') as individual from deleted group by tenant_id) as gone
         where kept.tenant_id = gone.tenant_id;
         return null;
       end $$`,
      `do $$ begin
         execute format('alter function verifications_deleted() set search_path = %I, pg_temp', current_schema());
       end $$`,
      `create trigger verifications_deleted after delete on verification referencing old table as deleted
       for each statement execute function verifications_deleted()`,
    ]),
};
