-- Every version of the settings of a firm's identity provider, without its secret. `identity_provider` holds what counts now.
create table identity_provider_version (
  tenant_id text not null references tenant on delete cascade,
  provider_id text not null,
  number integer not null check (number > 0),
  saved_at timestamptz not null default now(),
  saved_by text,
  settings jsonb not null check (octet_length(settings::text) <= 16384),
  primary key (tenant_id, provider_id, number)
);
comment on column identity_provider_version.saved_by is '`global_id`. Null for an operator.';

alter table identity_provider_version enable row level security;
alter table identity_provider_version force row level security;
create policy one_tenant on identity_provider_version using (tenant_id = current_setting('portal.tenant', true))
  with check (tenant_id = current_setting('portal.tenant', true));
grant select, insert, update, delete on identity_provider_version to portal_app;

-- Version 1 of each provider. Row-level security also applies to an owner who is no superuser, so each tenant is read as
-- itself.
do $$ declare
  one text;
begin
  for one in select distinct tenant_id from tenant_host loop
    perform set_config('portal.tenant', one, true);
    insert into identity_provider_version (tenant_id, provider_id, number, settings)
      select tenant_id, id, 1, settings from identity_provider where tenant_id = one;
  end loop;
  perform set_config('portal.tenant', '', true);
end $$;
