-- The identity providers of a firm at which its staff sign in.
create table identity_provider (
  tenant_id text not null references tenant on delete cascade,
  id text not null check (id ~ '^[a-z0-9-]{1,40}$'),
  settings jsonb not null check (octet_length(settings::text) <= 16384),
  secret_sealed bytea not null,
  primary key (tenant_id, id)
);

-- The user of an account at a provider.
create table identity_link (
  tenant_id text not null,
  issuer text not null,
  subject text not null,
  global_id text not null,
  linked_at timestamptz not null,
  primary key (tenant_id, issuer, subject),
  unique (tenant_id, issuer, global_id),
  foreign key (tenant_id, global_id) references portal_user on delete cascade
);

-- A sign-in at a provider: it may return to any server, and stays until the end of the session to which it leads.
create table identity_sign_in (
  tenant_id text not null references tenant on delete cascade,
  state_hash text not null,
  provider_id text not null,
  expires_at timestamptz not null,
  -- Until the return.
  nonce text,
  verifier text,
  -- After the return, or from the beginning of a test: the user, and where the provider's log-out finds the session.
  global_id text,
  issuer text,
  subject text,
  sid text,
  session_id text,
  sign_out_sealed bytea,
  primary key (tenant_id, state_hash),
  foreign key (tenant_id, global_id) references portal_user on delete cascade
);
create index identity_sign_in_person on identity_sign_in (tenant_id, global_id);
create index identity_sign_in_subject on identity_sign_in (tenant_id, issuer, subject);
