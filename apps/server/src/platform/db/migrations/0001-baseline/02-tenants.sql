create table tenant (
  id text primary key,
  display_name text not null,
  time_zone text not null default 'Australia/Sydney',
  theme jsonb not null default '{}',
  support_email text,
  support_phone text,
  help_url text,
  settings jsonb not null,
  created_at timestamptz not null default now(),
  seeded boolean not null default false,
  disabled_at timestamptz,
  -- SVG texts by name.
  drawings jsonb not null default '{}'
);

create table tenant_host (
  host text primary key,
  tenant_id text not null references tenant on delete cascade
);

-- Roles that people are invited into.
create table tenant_role (
  tenant_id text not null references tenant on delete cascade,
  id text not null,
  position integer not null,
  name text not null,
  permissions text[] not null,
  primary key (tenant_id, id),
  unique (tenant_id, name)
);

create table list_option (
  tenant_id text not null references tenant on delete cascade,
  kind text not null check (kind in ('label', 'tag', 'sub-brand', 'product')),
  position smallint not null,
  name text not null,
  value text not null,
  primary key (tenant_id, kind, value)
);

create table application_item (
  tenant_id text not null references tenant on delete cascade,
  kind text not null check (kind in ('report', 'integration')),
  position smallint not null,
  name text not null,
  display_name text not null,
  for_complete boolean not null,
  primary key (tenant_id, kind, name)
);

create table view_setting (
  tenant_id text not null references tenant on delete cascade,
  kind text not null check (kind in ('column', 'row')),
  position smallint not null,
  name text not null,
  description text not null,
  viewable boolean not null,
  primary key (tenant_id, kind, name)
);

-- Reads many tenants in one statement, each as itself, so row-level security holds as it does for calls.
create function tenants_of(ids text[]) returns setof tenant language plpgsql as $$
declare
  one text;
begin
  foreach one in array ids loop
    perform set_config('portal.tenant', one, true);
    return query select * from tenant where id = one;
  end loop;
  perform set_config('portal.tenant', '', true);
end $$;
