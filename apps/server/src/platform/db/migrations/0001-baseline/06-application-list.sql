-- How a page of a million applications is read: docs/application-list.md. Decision 0076 has what each index is for.

-- Lists are planned before their values are known. If every value is assumed rare, the planner starts in the value's own
-- index and never walks the index of the whole list past the rows that a rare value leaves out.
do $$ declare
  narrowing text;
  sort_key text;
  listed constant text := 'where status <> ''Cancelled''';
begin
  foreach narrowing in array array['status', 'label', 'system_label', 'assignee_id', 'sub_brand',
    'owner_global_id', 'location', 'restriction_group']
  loop
    execute format('alter table application alter column %I set (n_distinct = 1000)', narrowing);
    execute format('create index application_by_%1$s on application (tenant_id, %1$I, id desc) %2$s', narrowing, listed);
    foreach sort_key in array array['created_at', 'completed_at', 'last_document_at', 'amount_cents'] loop
      execute format('create index application_by_%1$s_%2$s on application
        (tenant_id, %1$I, %2$I desc nulls last, id desc) %3$s', narrowing, sort_key, listed);
    end loop;
  end loop;
end $$;

create index application_id_down on application (tenant_id, id desc) where status <> 'Cancelled';
create index application_completed_at_down on application (tenant_id, completed_at desc nulls last, id desc)
  where status <> 'Cancelled';
create index application_last_document_at_down on application (tenant_id, last_document_at desc nulls last, id desc)
  where status <> 'Cancelled';
-- Many applications share the moment of an upload, or a round amount. Read against such an index they would be sorted, so
-- these two orders have an index for each direction.
create index application_created_at_down on application (tenant_id, created_at desc nulls last, id desc)
  where status <> 'Cancelled';
create index application_created_at_up on application (tenant_id, created_at asc nulls last, id desc)
  where status <> 'Cancelled';
create index application_amount_cents_down on application (tenant_id, amount_cents desc nulls last, id desc)
  where status <> 'Cancelled';
create index application_amount_cents_up on application (tenant_id, amount_cents asc nulls last, id desc)
  where status <> 'Cancelled';

-- Stored totals: how many applications are listed, for each bound alone and with each value of one facet. Each statement adds
-- rows of its own, so writers never wait for each other. The sum of `stamp` grows with every change of an application.
create table application_total (
  tenant_id text not null,
  bound text not null,
  bound_value text not null,
  facet text not null,
  facet_value text not null,
  total integer not null,
  stamp bigint not null
);
create index application_total_key on application_total (tenant_id, bound, bound_value, facet, facet_value)
  include (total, stamp);

-- What a search reads. Under row-level security the index for parts of a text is used only if the policy itself has the
-- pattern, so a transaction first sets what it looks for, and one that sets nothing sees nothing.
create table application_search (
  tenant_id text not null,
  id integer primary key,
  owner_global_id text not null,
  location text not null,
  restriction_group text not null,
  status text,
  label text,
  system_label text,
  assignee_id text,
  sub_brand text,
  products text[] not null,
  created_at timestamptz not null,
  completed_at timestamptz,
  last_document_at timestamptz,
  amount_cents bigint,
  search_text text not null
);

-- Without the extension a search reads the table.
do $$ begin
  create extension if not exists pg_trgm;
  create index application_search_parts on application_search using gin (search_text gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then null;
end $$;

alter table application_search enable row level security;
alter table application_search force row level security;
create policy one_tenant on application_search
  using (tenant_id = current_setting('portal.tenant', true) and search_text like current_setting('portal.search', true))
  with check (tenant_id = current_setting('portal.tenant', true));
grant select, insert, update, delete on application_search to portal_app;

-- The index is searched by the part of the pattern that narrows most. What it finds matches the whole pattern.
create function found_applications(narrowing text, pattern text, at_most integer)
returns table (
  tenant_id text, id integer, owner_global_id text, location text, restriction_group text,
  status text, label text, system_label text, assignee_id text, sub_brand text, products text[],
  created_at timestamptz, completed_at timestamptz, last_document_at timestamptz, amount_cents bigint)
language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform set_config('portal.search', lower(narrowing), true);
  return query select tenant_id, id, owner_global_id, location, restriction_group, status, label, system_label,
      assignee_id, sub_brand, products, created_at, completed_at, last_document_at, amount_cents
    from application_search where search_text like lower(pattern) limit at_most;
end $$;

-- The triggers that keep totals and search share one template: which rows count how much, and what the search does.
do $trigger$ declare
  template constant text := $body$
declare
  folding boolean;
begin
  perform set_config('portal.search', '%%', true);
  -- Now and then a statement adds up the rows of its keys, unless another one is doing so.
  folding := random() < 0.1 and pg_try_advisory_xact_lock(4000112234);
  with alike as (
    select tenant_id, owner_global_id, location, restriction_group, status, label, system_label, assignee_id, sub_brand,
      sum(case when status = 'Cancelled' then 0 else weight end)::integer as change
    from (%1$s) as weighed
    group by tenant_id, owner_global_id, location, restriction_group, status, label, system_label, assignee_id,
      sub_brand),
  change as (
    select tenant_id, bound, bound_value, facet, facet_value, sum(change)::integer as total,
      case when bound = '' and facet = '' then 1 + floor(random() * 1e9)::bigint else 0 end as stamp
    from alike
      cross join lateral (values ('', ''), ('owner_global_id', coalesce(owner_global_id, '')),
        ('location', coalesce(location, '')),
        ('restriction_group', coalesce(restriction_group, ''))) as by_bound (bound, bound_value)
      cross join lateral (values ('', ''), ('status', coalesce(status, '')), ('label', coalesce(label, '')),
        ('system_label', coalesce(system_label, '')), ('assignee_id', coalesce(assignee_id, '')),
        ('sub_brand', coalesce(sub_brand, ''))) as by_facet (facet, facet_value)
    group by 1, 2, 3, 4, 5
    having sum(change) <> 0 or (bound = '' and facet = '')),
  folded as (
    delete from application_total as kept using change
    where folding and kept.tenant_id = change.tenant_id and kept.bound = change.bound
      and kept.bound_value = change.bound_value and kept.facet = change.facet
      and kept.facet_value = change.facet_value
    returning kept.*)
  insert into application_total
    select tenant_id, bound, bound_value, facet, facet_value, sum(total)::integer, sum(stamp)::bigint
    from (select * from change union all select * from folded) as parts
    group by 1, 2, 3, 4, 5 having sum(total) <> 0 or sum(stamp) <> 0;
  %2$s
  perform set_config('portal.search', '', true);
  return null;
end $body$;
begin
  execute format('create function list_added() returns trigger language plpgsql as %L', format(template,
    'select *, 1 as weight from added', $$
  insert into application_search (tenant_id, id, owner_global_id, location, restriction_group, status, label,
      system_label, assignee_id, sub_brand, products, created_at, completed_at, last_document_at, amount_cents,
      search_text)
    select tenant_id, id, owner_global_id, location, restriction_group, status, label, system_label, assignee_id,
      sub_brand, products, created_at, completed_at, last_document_at, amount_cents, search_text from added;$$));
  execute format('create function list_gone() returns trigger language plpgsql as %L', format(template,
    'select *, -1 as weight from gone', $$
  delete from application_search as kept using gone where kept.id = gone.id;$$));
  execute format('create function list_changed() returns trigger language plpgsql as %L', format(template,
    'select *, 1 as weight from added union all select *, -1 as weight from gone', $$
  update application_search as kept set (tenant_id, owner_global_id, location, restriction_group, status, label,
      system_label, assignee_id, sub_brand, products, created_at, completed_at, last_document_at, amount_cents,
      search_text) = row (added.tenant_id, added.owner_global_id, added.location, added.restriction_group,
      added.status, added.label, added.system_label, added.assignee_id, added.sub_brand, added.products,
      added.created_at, added.completed_at, added.last_document_at, added.amount_cents, added.search_text)
    from added where kept.id = added.id
      and (kept.tenant_id, kept.owner_global_id, kept.location, kept.restriction_group, kept.status, kept.label,
        kept.system_label, kept.assignee_id, kept.sub_brand, kept.products, kept.created_at, kept.completed_at,
        kept.last_document_at, kept.amount_cents, kept.search_text)
      is distinct from (added.tenant_id, added.owner_global_id, added.location, added.restriction_group,
        added.status, added.label, added.system_label, added.assignee_id, added.sub_brand, added.products,
        added.created_at, added.completed_at, added.last_document_at, added.amount_cents, added.search_text);$$));
end $trigger$;

create function list_emptied() returns trigger language plpgsql as $$
begin
  perform set_config('portal.search', '%', true);
  delete from application_total;
  delete from application_search;
  perform set_config('portal.search', '', true);
  return null;
end $$;

create trigger list_added after insert on application referencing new table as added
  for each statement execute function list_added();
create trigger list_gone after delete on application referencing old table as gone
  for each statement execute function list_gone();
create trigger list_changed after update on application referencing new table as added old table as gone
  for each statement execute function list_changed();
create trigger list_emptied after truncate on application
  for each statement execute function list_emptied();
