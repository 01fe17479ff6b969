-- Every version of the two tables of `view_setting`. `view_setting` holds what is shown now.
create table view_setting_version (
  tenant_id text not null references tenant on delete cascade,
  kind text not null check (kind in ('column', 'row')),
  number integer not null check (number > 0),
  saved_at timestamptz not null default now(),
  saved_by text,
  origin text not null check (origin in ('setup', 'saved', 'restored')),
  restored_from integer,
  -- The names of all entries that the table had, and of those that were shown, in the tenant's order.
  known text[] not null,
  shown text[] not null,
  primary key (tenant_id, kind, number)
);

alter table view_setting_version enable row level security;
alter table view_setting_version force row level security;
create policy one_tenant on view_setting_version using (tenant_id = current_setting('portal.tenant', true))
  with check (tenant_id = current_setting('portal.tenant', true));
grant select, insert, update, delete on view_setting_version to portal_app;

-- Version 1 of each tenant. Row-level security also applies to an owner who is no superuser, so each tenant is read as
-- itself.
do $$ declare
  one text;
begin
  for one in select distinct tenant_id from tenant_host loop
    perform set_config('portal.tenant', one, true);
    insert into view_setting_version (tenant_id, kind, number, origin, known, shown)
      select tenant_id, kind, 1, 'setup', array_agg(name order by position),
        coalesce(array_agg(name order by position) filter (where viewable), '{}')
      from view_setting where tenant_id = one group by tenant_id, kind;
  end loop;
  perform set_config('portal.tenant', '', true);
end $$;
