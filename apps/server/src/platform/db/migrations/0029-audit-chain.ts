import { holdToTenant, run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

const tables = [
  `alter table audit_entry add column details jsonb`,
  `grant select on audit_entry to portal_app`,
  `create table audit_head (tenant_id text primary key references tenant on delete cascade,
    seq bigint not null, hash bytea not null)`,
  `create table audit_link (tenant_id text not null references tenant on delete cascade, seq bigint not null,
    entry_id bigint not null unique, hash bytea not null, primary key (tenant_id, seq))`,
  `create table audit_anchor (tenant_id text not null references tenant on delete cascade, seq bigint not null,
    hash bytea not null, sealed bytea not null, made_at timestamptz not null default clock_timestamp(),
    primary key (tenant_id, seq))`,
];

/** What of a line is hashed; whoever verifies the chain writes the same text (`chain-text.ts`). */
const text = `create function audit_text(entry audit_entry) returns text language sql stable as $$
  select json_build_array(entry.id, entry.tenant_id,
    to_char(entry.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.actor_id, entry.action,
    entry.user_id, entry.application_id, entry.part, entry.details::text)::text $$`;

/**
 * The head is one row of a tenant, so that lines of all processes are linked one after another. It is taken as the
 * transaction is committed and not before: nothing else is waited for while it is held.
 */
const chain = [
  `create function link_audit(entry audit_entry) returns void language plpgsql security definer as $$
   declare
     line bytea := convert_to(audit_text(entry), 'UTF8');
   begin
     with head as (
       insert into audit_head (tenant_id, seq, hash)
       values (entry.tenant_id, 1, sha256(sha256(convert_to(entry.tenant_id, 'UTF8')) || line))
       on conflict (tenant_id) do update set seq = audit_head.seq + 1, hash = sha256(audit_head.hash || line)
       returning seq, hash)
     insert into audit_link (tenant_id, seq, entry_id, hash)
       select entry.tenant_id, head.seq, entry.id, head.hash from head;
   end $$`,
  `create function link_new_audit() returns trigger language plpgsql security definer as $$
   begin
     perform set_config('portal.tenant', new.tenant_id, true);
     perform link_audit(new);
     return null;
   end $$`,
];

/** Lines go with their tenant, and once an anchor stands behind them; nothing else touches them, whoever asks. */
const kept = `create function audit_is_kept() returns trigger language plpgsql security definer as $$
  declare
    was text := coalesce(current_setting('portal.tenant', true), '');
    last bigint;
    goes boolean := false;
  begin
    if tg_op = 'DELETE' then
      perform set_config('portal.tenant', old.tenant_id, true);
      if tg_table_name = 'audit_link' then last := old.seq;
      else select seq into last from audit_link where entry_id = old.id; end if;
      goes := exists (select from audit_anchor where tenant_id = old.tenant_id and seq >= last)
        or not exists (select from tenant where id = old.tenant_id);
      perform set_config('portal.tenant', was, true);
      if goes then return old; end if;
    end if;
    raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
  end $$`;

/** Whoever calls them, they look for tables where these were made. */
const placed = [
  'link_audit(audit_entry)',
  'link_new_audit()',
  'audit_is_kept()',
  'audit_text(audit_entry)',
].map(
  (name) => `do $$ begin
     execute format('alter function ${name} set search_path = %I, pg_temp', current_schema());
   end $$`,
);

const earlierLines = [
  `alter table audit_entry no force row level security`,
  `do $$ declare line audit_entry; begin
     for line in select * from audit_entry order by id loop perform link_audit(line); end loop;
   end $$`,
  `alter table audit_entry force row level security`,
];

const triggers = [
  `create constraint trigger link_new_audit after insert on audit_entry deferrable initially deferred
   for each row execute function link_new_audit()`,
  ...['audit_entry', 'audit_link'].map(
    (table) => `create trigger audit_is_kept before update or delete on ${table}
     for each row execute function audit_is_kept()`,
  ),
];

/** Each line is linked to the one before it, and can be read by whoever administers the tenant. */
export const auditChain: Migration = {
  name: '0029-audit-chain',
  up: (trx) =>
    run(trx, [
      ...tables,
      text,
      ...chain,
      kept,
      ...placed,
      ...earlierLines,
      ...['audit_head', 'audit_link', 'audit_anchor'].flatMap((table) => holdToTenant(table)),
      `revoke execute on function link_audit(audit_entry), link_new_audit(), audit_is_kept() from public`,
      ...triggers,
    ]),
};
