import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * A person's epoch counts up with every change of status and password, whoever makes it, and ends what the provider has
 * open for them in the same transaction. Tokens carry the epoch of their day.
 */
const epochs = [
  `alter table portal_user add column epoch integer not null default 0,
     add column status_since timestamptz not null default now(), add column device_known_until timestamptz`,
  `create function person_changed() returns trigger language plpgsql as $$
   begin
     if new.status <> old.status then new.status_since := clock_timestamp(); end if;
     if (new.status, new.password_hash) is distinct from (old.status, old.password_hash) then
       new.epoch := old.epoch + 1;
     end if;
     return new;
   end $$`,
  `create trigger person_changed before update on portal_user for each row execute function person_changed()`,
  // The application's role may not touch the provider's records; an issuer is an origin of one of the tenant's hosts.
  `create function end_what_is_open() returns trigger language plpgsql security definer as $$
   begin
     delete from oidc_record where account_id = new.global_id and issuer in (
       select issuer from identity_key join tenant_host on host = split_part(split_part(issuer, '/', 3), ':', 1)
       where tenant_id = new.tenant_id);
     return null;
   end $$`,
  `do $$ begin
     execute format('alter function end_what_is_open() set search_path = %I, pg_temp', current_schema());
   end $$`,
  `create trigger end_what_is_open after update on portal_user for each row when (new.epoch <> old.epoch)
     execute function end_what_is_open()`,
];

/** Wrong passwords and codes without a right one between them, beside the failures of the last while. */
const wrongInARow = [
  `alter table sign_in_attempt add column in_a_row integer not null default 0,
     add column row_began timestamptz not null default now()`,
];

/** Lines about people: whom besides who; nobody in particular is the system itself. */
const audit = [`alter table audit_entry alter column actor_id drop not null, add column user_id text`];

export const access: Migration = {
  name: '0019-access',
  up: (trx) => run(trx, [...epochs, ...wrongInARow, ...audit]),
};
