-- How a page of a million applications is read: docs/applications-list-performance.md. Decision 0076 has what each index is for.
-- Indexes for each facet and bound are made by `facet-migration.ts`, functions and triggers by `list-functions.sql`.

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
