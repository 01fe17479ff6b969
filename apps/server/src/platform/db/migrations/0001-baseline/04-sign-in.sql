-- The identity provider: its issuers, their keys and its records. Changes of an issuer's keys lock its row.
create table identity_issuer (
  issuer text primary key,
  created_at timestamptz not null default now()
);

-- A signing key and the cookie secret that signs from the same moment. The key is removed months before the secret.
create table identity_signing_key (
  issuer text not null,
  kid text not null,
  key_sealed bytea,
  signs_from timestamptz not null,
  cookie_sealed bytea not null,
  primary key (issuer, kid)
);

create table oidc_record (
  issuer text not null,
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account_id text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (issuer, model, id)
);
create index oidc_record_grant on oidc_record (issuer, grant_id) where grant_id is not null;
create index oidc_record_uid on oidc_record (issuer, model, uid) where uid is not null;
create index oidc_record_account on oidc_record (issuer, account_id) where account_id is not null;
create index oidc_record_expiry on oidc_record (expires_at);

-- Proofs of the last minutes, none of which is accepted twice. A crash empties an unlogged table.
create unlogged table seen_proof (
  name text primary key,
  seen_at timestamptz not null
);
create index seen_proof_age on seen_proof (seen_at);

-- Sign-in: failed attempts, links and second factors.
create table sign_in_attempt (
  tenant_id text not null references tenant on delete cascade,
  key text not null,
  failures integer not null,
  failed_at timestamptz not null,
  blocked_until timestamptz not null,
  in_a_row integer not null default 0,
  row_began timestamptz not null default now(),
  primary key (tenant_id, key)
);
create index sign_in_attempt_age on sign_in_attempt (tenant_id, failed_at);

create table one_time_link (
  tenant_id text not null references tenant on delete cascade,
  token_hash text not null,
  global_id text not null,
  expires_at timestamptz not null,
  purpose text not null,
  primary key (tenant_id, token_hash)
);

create table authenticator (
  tenant_id text not null references tenant on delete cascade,
  global_id text not null,
  secret_sealed bytea not null,
  confirmed_at timestamptz not null default now(),
  last_step bigint not null default 0,
  primary key (tenant_id, global_id)
);

create table recovery_code (
  tenant_id text not null references tenant on delete cascade,
  global_id text not null,
  code_hash text not null,
  primary key (tenant_id, global_id, code_hash)
);

create table passkey (
  tenant_id text not null references tenant on delete cascade,
  id text not null,
  global_id text not null,
  host text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, id)
);
create index passkey_person on passkey (tenant_id, global_id);

-- An ended session stays for a while, so that a request under way does not revive it.
create table portal_session (
  tenant_id text not null references tenant on delete cascade,
  id text not null,
  global_id text not null,
  device text not null,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id)
);
create index portal_session_person on portal_session (tenant_id, global_id);

-- A new epoch ends the provider's records of the person. They run as the owner, because portal_app may not touch these
-- records. An issuer is the origin of one of the tenant's hosts.
create function end_what_is_open() returns trigger language plpgsql security definer as $$
begin
  delete from oidc_record where account_id = new.global_id and issuer in (
    select issuer from identity_issuer join tenant_host on host = split_part(split_part(issuer, '/', 3), ':', 1)
    where tenant_id = new.tenant_id);
  return null;
end $$;

create trigger end_what_is_open after update on portal_user
  for each row when (new.epoch <> old.epoch) execute function end_what_is_open();

create function end_sessions_of_person() returns trigger language plpgsql as $$
begin
  update portal_session set ended_at = clock_timestamp()
    where tenant_id = new.tenant_id and global_id = new.global_id and ended_at is null;
  return null;
end $$;

create trigger end_sessions_of_person after update on portal_user
  for each row when (new.epoch <> old.epoch) execute function end_sessions_of_person();

-- An ended session ends at the provider in the same transaction.
create function end_session_at_provider() returns trigger language plpgsql security definer as $$
declare
  issuers text[] := array(
    select issuer from identity_issuer join tenant_host on host = split_part(split_part(issuer, '/', 3), ':', 1)
    where tenant_id = new.tenant_id);
begin
  delete from oidc_record where account_id = new.global_id and issuer = any (issuers) and (
    uid = new.id or payload ->> 'sessionUid' = new.id or grant_id in (
      select grant_id from oidc_record where account_id = new.global_id and issuer = any (issuers)
        and payload ->> 'sessionUid' = new.id));
  return null;
end $$;

create trigger end_session_at_provider after update on portal_session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function end_session_at_provider();

-- Changed credentials end the links, sign-in steps and unsent reset emails that they were not used for. Links of the purposes
-- in `spared` stay, and 'federated request', because a signed request is answered only once.
create function end_pending_steps(tenant text, person text, spared text[]) returns void language plpgsql as $$
begin
  delete from one_time_link where tenant_id = tenant and global_id = person
    and purpose <> 'federated request' and purpose <> all (spared);
  delete from oidc_record where account_id = person and model in ('Interaction', 'AuthorizationCode') and issuer in (
    select issuer from identity_issuer join tenant_host on host = split_part(split_part(issuer, '/', 3), ':', 1)
    where tenant_id = tenant);
  update mail_message set state = 'failed', changed_at = now() where tenant_id = tenant and state = 'queued'
    and kind = 'password-reset' and lower(address) = (
      select email from portal_user where tenant_id = tenant and global_id = person);
end $$;

create function end_pending_of_epoch() returns trigger language plpgsql security definer as $$
begin
  perform end_pending_steps(new.tenant_id, new.global_id, '{}');
  return null;
end $$;

create trigger end_pending_of_epoch after update on portal_user
  for each row when (new.epoch <> old.epoch) execute function end_pending_of_epoch();

-- The visit that changes one factor may change the next one.
create function end_pending_of_factor() returns trigger language plpgsql security definer as $$
declare
  changed record := coalesce(new, old);
begin
  perform end_pending_steps(changed.tenant_id, changed.global_id, '{methods}');
  return null;
end $$;

create trigger end_pending_of_app after insert or delete on authenticator
  for each row execute function end_pending_of_factor();
create trigger end_pending_of_passkey after insert or delete on passkey
  for each row execute function end_pending_of_factor();
