import { enableRowLevelSecurity, run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * The sessions of people at the provider. One that has ended stays for a while, so that nothing that is under way meanwhile
 * brings it back; with it goes, in the same transaction, what the provider holds for it. An epoch that grows ends them all.
 */
export const sessions: Migration = {
  name: '0023-sessions',
  up: (trx) =>
    run(trx, [
      `create table portal_session (
        tenant_id text not null references tenant on delete cascade, id text not null, global_id text not null,
        device text not null, started_at timestamptz not null, last_used_at timestamptz not null,
        ends_at timestamptz not null, ended_at timestamptz, primary key (tenant_id, id))`,
      `create index portal_session_person on portal_session (tenant_id, global_id)`,
      ...enableRowLevelSecurity('portal_session'),
      // As in 0019: the application's role may not touch the provider's records.
      `create function end_session_at_provider() returns trigger language plpgsql security definer as $$
       declare issuers text[] := array(
         select issuer from identity_key join tenant_host on host = split_part(split_part(issuer, '/', 3), ':', 1)
         where tenant_id = new.tenant_id);
       begin
         delete from oidc_record where account_id = new.global_id and issuer = any (issuers) and (
           uid = new.id or payload ->> 'sessionUid' = new.id or grant_id in (
             select grant_id from oidc_record where account_id = new.global_id and issuer = any (issuers)
               and payload ->> 'sessionUid' = new.id));
         return null;
       end $$`,
      `do $$ begin
         execute format('alter function end_session_at_provider() set search_path = %I, pg_temp', current_schema());
       end $$`,
      `create trigger end_session_at_provider after update on portal_session for each row
         when (old.ended_at is null and new.ended_at is not null) execute function end_session_at_provider()`,
      `create function end_sessions_of_person() returns trigger language plpgsql as $$
       begin
         update portal_session set ended_at = clock_timestamp()
           where tenant_id = new.tenant_id and global_id = new.global_id and ended_at is null;
         return null;
       end $$`,
      `create trigger end_sessions_of_person after update on portal_user for each row when (new.epoch <> old.epoch)
         execute function end_sessions_of_person()`,
    ]),
};
