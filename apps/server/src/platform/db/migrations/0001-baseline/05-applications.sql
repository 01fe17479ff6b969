create sequence application_id_seq as integer start 10000;

create table application (
  tenant_id text not null references tenant on delete cascade,
  id integer primary key default nextval('application_id_seq'),
  guid uuid not null unique default gen_random_uuid(),
  account_name text,
  primary_email text,
  client_name text,
  owner_global_id text not null,
  owner_name text not null,
  percentage_complete smallint not null default 0,
  sub_brand text,
  products text[] not null default '{}',
  external_id text,
  account_number text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  last_document_at timestamptz,
  user_upload_count integer not null default 0,
  document_count integer not null default 0,
  application_type text,
  short_application_type text,
  promo_code text,
  investment_amount numeric(14,2),
  language text,
  docs_required text,
  mode text not null,
  status text not null,
  last_status text,
  is_complete boolean not null default false,
  channel text,
  assignee_id text,
  assignee_name text,
  label text,
  system_label text,
  primary_applicant_name text,
  primary_applicant_phone text,
  instance_name text,
  location text not null,
  restriction_group text not null,
  cancel_refusal text,
  -- Each searched field has a line of its own, so that no match spans two of them.
  search_text text not null generated always as (lower(id::text
    || E'\n' || coalesce(account_name, '') || E'\n' || coalesce(client_name, '')
    || E'\n' || coalesce(primary_email, '') || E'\n' || coalesce(external_id, '')
    || E'\n' || coalesce(account_number, '') || E'\n' || coalesce(owner_name, '')
    || E'\n' || coalesce(promo_code, ''))) stored,
  -- The amount as the list sorts by it. Under row-level security an index is used only for comparisons that cannot leak
  -- values: those of bigint cannot, those of numeric can.
  amount_cents bigint generated always as ((investment_amount * 100)::bigint) stored,
  created_on_behalf boolean not null default false,
  confirm_edit boolean not null default false,
  -- A filtered column holds a value or null: '(None)' then is one condition with one index.
  constraint application_no_empty_facet check (status <> '' and label <> '' and system_label <> ''
    and assignee_id <> '' and sub_brand <> '')
);
alter sequence application_id_seq owned by application.id;
grant usage on sequence application_id_seq to portal_app;

create table application_approval (
  tenant_id text not null,
  application_id integer not null references application on delete cascade,
  position smallint not null,
  individual_id uuid not null,
  applicant_name text not null,
  status text not null,
  updated_at timestamptz,
  is_mfa_locked boolean not null default false,
  send_email boolean not null default false,
  email text,
  primary key (application_id, position)
);

create table application_requirement (
  tenant_id text not null,
  application_id integer not null references application on delete cascade,
  position smallint not null,
  entity_guid uuid not null,
  name text not null,
  result integer not null,
  result_text text,
  action_required text,
  eligible_for_reverification boolean not null default false,
  eligible_for_new_verification boolean not null default false,
  eligible_for_sanctions boolean not null default false,
  primary key (application_id, position)
);

create table application_outstanding_document (
  tenant_id text not null,
  application_id integer not null references application on delete cascade,
  position smallint not null,
  name text not null,
  action_required text,
  primary key (application_id, position)
);

create table application_violation (
  tenant_id text not null,
  application_id integer not null references application on delete cascade,
  position smallint not null,
  name text not null,
  occurred_at timestamptz,
  primary key (application_id, position)
);

create table application_tax (
  tenant_id text not null,
  application_id integer not null references application on delete cascade,
  position smallint not null,
  applicant_name text not null,
  tfn_sealed bytea,
  primary key (application_id, position)
);

-- Addresses that the people of an application came from.
create table application_ip (
  tenant_id text not null,
  application_id integer not null references application on delete cascade,
  position smallint not null,
  user_state text not null,
  applicant_name text not null,
  address inet not null,
  isp_name text,
  is_vpn boolean not null,
  seen_at timestamptz,
  primary key (application_id, position)
);

-- Lines are stored by kind and subject, because their text depends on who reads them.
create table application_activity (
  id bigint generated always as identity primary key,
  tenant_id text not null,
  application_id integer not null references application on delete cascade,
  subject text,
  occurred_at timestamptz not null,
  kind text not null,
  actor text
);
create index application_activity_newest on application_activity (application_id, occurred_at desc, id desc);

create table application_comment (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant on delete cascade,
  application_id integer not null references application on delete cascade,
  author_global_id text not null,
  author_name text not null,
  text text not null,
  written_at timestamptz not null
);
create index application_comment_newest on application_comment (application_id, written_at desc, id desc);

-- Checks of individuals, without names or documents. An individual has one check at a time.
create table identity_check (
  id uuid primary key,
  tenant_id text not null references tenant on delete cascade,
  application_id integer not null references application on delete cascade,
  entity_guid uuid not null,
  kind text not null check (kind in ('reverify', 'verify', 'screen')),
  outcome text check (outcome in ('passed', 'failed', 'unanswered')),
  asked_by text not null,
  asked_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index identity_check_running on identity_check (tenant_id, application_id, entity_guid)
  where outcome is null;
create index identity_check_application on identity_check (application_id);

-- Notices to other systems: one at a time for each application and system.
create table integration_delivery (
  tenant_id text not null references tenant on delete cascade,
  id uuid not null default gen_random_uuid(),
  application_id integer not null references application on delete cascade,
  name text not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  outcome text check (outcome in ('taken', 'refused', 'unanswered')),
  ended_at timestamptz,
  primary key (tenant_id, id)
);
create unique index integration_delivery_under_way on integration_delivery (tenant_id, application_id, name)
  where outcome is null;
