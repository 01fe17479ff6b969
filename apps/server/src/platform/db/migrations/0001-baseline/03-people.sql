create table portal_user (
  tenant_id text not null references tenant on delete cascade,
  global_id text not null,
  public_id text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  display_name text not null,
  role_name text not null,
  status text not null check (status in ('Invited', 'Active', 'Normal', 'LockedPasswordAttempts', 'LockedMFAAttempts',
    'LockInactivity', 'Deactivated')),
  permissions text[] not null default '{}',
  location text,
  restriction_group text,
  password_hash text,
  mobile text,
  created_at timestamptz not null default now(),
  last_activity_at timestamptz,
  has_application_access boolean not null default false,
  federated_only boolean not null default false,
  can_own boolean not null default false,
  assignable boolean,
  seeded boolean not null default false,
  -- Counts changes of status and password. Tokens carry the epoch of their issue.
  epoch integer not null default 0,
  status_since timestamptz not null default now(),
  device_known_until timestamptz,
  must_choose_password boolean not null default false,
  -- Whether another system may sign the person in. Null is the rule of the tenant.
  federated_sign_in boolean,
  primary key (tenant_id, global_id),
  unique (tenant_id, public_id),
  unique (tenant_id, email)
);

-- A transaction that hashes the same password at a higher cost says so, and ends nothing.
create function person_changed() returns trigger language plpgsql as $$
begin
  if new.status <> old.status then new.status_since := clock_timestamp(); end if;
  if new.status <> old.status or (new.password_hash is distinct from old.password_hash
      and coalesce(current_setting('portal.same_password', true), '') <> 'on') then
    new.epoch := old.epoch + 1;
  end if;
  return new;
end $$;

create trigger person_changed before update on portal_user
  for each row execute function person_changed();

-- The list of people by name.
create index portal_user_by_name on portal_user (tenant_id,
  lower(coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)), global_id desc);
