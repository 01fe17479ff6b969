-- The saved views of the list of applications.
create table saved_view (
  tenant_id text not null references tenant on delete cascade,
  id text not null check (id ~ '^[0-9a-hjkmnp-tv-z]{12}$'),
  owner_global_id text not null,
  name text not null check (length(name) between 1 and 60),
  scope text not null check (scope in ('my', 'all')),
  shared boolean not null default false,
  definition jsonb not null check (octet_length(definition::text) <= 16384),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  deleted_at timestamptz,
  deleted_by text,
  primary key (tenant_id, id)
);
comment on column saved_view.owner_global_id is 'The author, the only reader of a view that is not shared.';
comment on column saved_view.changed_by is '`global_id`.';
comment on column saved_view.deleted_at is 'Null unless it was deleted. It can be restored for an hour.';
create unique index saved_view_own_name on saved_view (tenant_id, owner_global_id, lower(name))
  where not shared and deleted_at is null;
create unique index saved_view_shared_name on saved_view (tenant_id, lower(name))
  where shared and deleted_at is null;

-- The view that opens with each of the two lists.
create table view_default (
  tenant_id text not null references tenant on delete cascade,
  global_id text not null default '',
  scope text not null check (scope in ('my', 'all')),
  view_id text not null,
  primary key (tenant_id, global_id, scope),
  foreign key (tenant_id, view_id) references saved_view (tenant_id, id) on delete cascade
);
comment on column view_default.global_id is 'Empty for everybody of the tenant.';
create index view_default_of_view on view_default (tenant_id, view_id);
