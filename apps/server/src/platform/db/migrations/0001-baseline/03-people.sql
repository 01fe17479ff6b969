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

-- The tenant's version of its list of people, so that a cached list is known to be current. Writers lock the tenant's row, so
-- versions become visible in order.
create function people_added() returns trigger language plpgsql as $$
begin
  update tenant set people_stamp = people_stamp + 1 where id in (select tenant_id from rows);
  return null;
end $$;

create trigger people_added after insert on portal_user referencing new table as rows
  for each statement execute function people_added();

create function people_gone() returns trigger language plpgsql as $$
begin
  update tenant set people_stamp = people_stamp + 1 where id in (select tenant_id from rows);
  return null;
end $$;

create trigger people_gone after delete on portal_user referencing old table as rows
  for each statement execute function people_gone();

create function people_renamed() returns trigger language plpgsql as $$
begin
  update tenant set people_stamp = people_stamp + 1 where id in (select new.tenant_id);
  return null;
end $$;

create trigger people_renamed after update on portal_user for each row
  when ((old.first_name, old.last_name, old.email, old.role_name)
    is distinct from (new.first_name, new.last_name, new.email, new.role_name))
  execute function people_renamed();
