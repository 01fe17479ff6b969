-- Lines hold ids only, so that they may outlive the people whom they are about. A line without an actor is the system's.
create table audit_entry (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant on delete cascade,
  occurred_at timestamptz not null default clock_timestamp(),
  actor_id text,
  action text not null,
  application_id integer,
  part text,
  user_id text,
  details jsonb
);

-- The list of millions of lines. The lines of some days are counted by the narrow index, which the planner prefers to the
-- table. The second one has all that the list filters by, so that it is counted and paged without the table.
create index audit_entry_newest on audit_entry (tenant_id, occurred_at desc, id desc);
create index audit_entry_in_order on audit_entry (tenant_id, occurred_at desc nulls last, id desc)
  include (action, application_id, actor_id, user_id);
create index audit_entry_of_application on audit_entry
  (tenant_id, application_id, occurred_at desc nulls last, id desc) where application_id is not null;
create index audit_entry_by_person on audit_entry (tenant_id, actor_id, occurred_at desc nulls last, id desc);
create index audit_entry_on_person on audit_entry (tenant_id, user_id, occurred_at desc nulls last, id desc)
  where user_id is not null;

-- Each line is linked to the one before it. The head is one row per tenant, so lines of all processes form one chain.
create table audit_head (
  tenant_id text primary key references tenant on delete cascade,
  seq bigint not null,
  hash bytea not null
);

create table audit_link (
  tenant_id text not null references tenant on delete cascade,
  seq bigint not null,
  entry_id bigint not null unique,
  hash bytea not null,
  primary key (tenant_id, seq)
);

-- Sealed states of the chain, numbered without a gap.
create table audit_anchor (
  tenant_id text not null references tenant on delete cascade,
  number bigint not null,
  sealed bytea not null,
  primary key (tenant_id, number)
);

-- What of a line is hashed. `chain-text.ts` writes the same text to verify it.
create function audit_text(entry audit_entry) returns text language sql stable as $$
  select json_build_array(entry.id, entry.tenant_id,
    to_char(entry.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.actor_id, entry.action,
    entry.user_id, entry.application_id, entry.part, entry.details::text)::text $$;

create function link_audit(entry audit_entry) returns void language plpgsql security definer as $$
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
end $$;

create function link_new_audit() returns trigger language plpgsql security definer as $$
begin
  perform set_config('portal.tenant', new.tenant_id, true);
  perform link_audit(new);
  return null;
end $$;

-- Deferred to the commit, so that nothing else is waited for while the head is locked.
create constraint trigger link_new_audit after insert on audit_entry deferrable initially deferred
  for each row execute function link_new_audit();

-- Retention in days, 0 for ever. The owner replaces the function when the setting changes. Servers cannot.
create function audit_days() returns integer language sql immutable as 'select 2557';

-- A line may be deleted with its tenant, or once it is older than the retention, and its link once the line is deleted.
create function audit_is_kept() returns trigger language plpgsql security definer as $$
declare
  was text := coalesce(current_setting('portal.tenant', true), '');
  goes boolean := false;
begin
  if tg_op = 'DELETE' then
    perform set_config('portal.tenant', old.tenant_id, true);
    goes := not exists (select from tenant where id = old.tenant_id);
    if not goes and tg_table_name = 'audit_entry' and audit_days() > 0 then
      goes := old.occurred_at < now() - make_interval(hours => 24 * audit_days());
    elsif not goes and tg_table_name = 'audit_link' then
      goes := not exists (select from audit_entry where id = old.entry_id);
    end if;
    perform set_config('portal.tenant', was, true);
    if goes then return old; end if;
  elsif tg_table_name = 'audit_anchor' then
    -- A new data key seals the same content again.
    if (new.tenant_id, new.number) = (old.tenant_id, old.number) then return new; end if;
  end if;
  raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_is_kept before update or delete on audit_entry for each row execute function audit_is_kept();
create trigger audit_is_kept before update or delete on audit_link for each row execute function audit_is_kept();
create trigger audit_is_kept before update or delete on audit_anchor for each row execute function audit_is_kept();

-- The only way in which a serving user removes lines. The trigger checks the age of each.
create function prune_audit(of_tenant text, last bigint) returns bigint language plpgsql security definer as $$
declare
  was text := coalesce(current_setting('portal.tenant', true), '');
  lines bigint;
begin
  perform set_config('portal.tenant', of_tenant, true);
  delete from audit_entry where id in (
    select entry_id from audit_link where tenant_id = of_tenant and seq <= last);
  get diagnostics lines = row_count;
  delete from audit_link where tenant_id = of_tenant and seq <= last;
  perform set_config('portal.tenant', was, true);
  return lines;
end $$;

revoke execute on function link_audit(audit_entry), link_new_audit(), audit_is_kept(), prune_audit(text, bigint)
  from public;
