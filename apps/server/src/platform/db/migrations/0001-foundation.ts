import type { Migration } from './migration.ts';
import { enableRowLevelSecurity, run } from '../tenant-table.ts';

const role = [
  // Roles belong to the whole server: another database of it may be making the same one at this moment.
  `do $$ begin
     if not exists (select from pg_roles where rolname = 'portal_app') then create role portal_app nologin; end if;
   exception when duplicate_object or unique_violation then null;
   end $$`,
  // Making a role is not yet being allowed to take it on: from PostgreSQL 16 on these are two grants.
  `do $$ begin
     perform set_config('role', 'portal_app', true);
     perform set_config('role', 'none', true);
   exception when insufficient_privilege then execute format('grant portal_app to %I', session_user);
   end $$`,
  `do $$ begin execute format('grant usage on schema %I to portal_app', current_schema()); end $$`,
];

const tenants = [
  `create table tenant (
    id text primary key, display_name text not null, time_zone text not null default 'Australia/Sydney',
    theme jsonb not null default '{}', support_email text, support_phone text, help_url text,
    settings jsonb not null, created_at timestamptz not null default now())`,
  `create table tenant_host (host text primary key, tenant_id text not null references tenant on delete cascade)`,
];

const people = [
  `create table portal_user (
    tenant_id text not null references tenant on delete cascade, global_id text not null, public_id text not null,
    email text not null, first_name text not null, last_name text not null, display_name text not null,
    role_name text not null,
    status text not null check (status in ('Invited', 'Active', 'Normal', 'LockedPasswordAttempts',
      'LockedMFAAttempts', 'LockInactivity', 'Deactivated')),
    permissions text[] not null default '{}', location text, restriction_group text, password_hash text, mobile text,
    created_at timestamptz not null default now(), last_activity_at timestamptz,
    has_application_access boolean not null default false, federated_only boolean not null default false,
    can_own boolean not null default false, assignable boolean,
    primary key (tenant_id, global_id), unique (tenant_id, public_id), unique (tenant_id, email))`,
];

const listed = `where status <> 'Cancelled'`;
const sortedBothWays = (column: string) => [
  `create index application_${column}_down on application (tenant_id, ${column} desc nulls last, id desc) ${listed}`,
  `create index application_${column}_up on application (tenant_id, ${column} asc nulls last, id desc) ${listed}`,
];

/** The searched fields, each on a line of its own so that no match runs over two of them. */
const searchText = `lower(id::text || ${[
  'account_name',
  'client_name',
  'primary_email',
  'external_id',
  'account_number',
  'owner_name',
  'promo_code',
]
  .map((field) => `E'\\n' || coalesce(${field}, '')`)
  .join(' || ')})`;

const applications = [
  `create sequence application_id_seq as integer start 10000`,
  `create table application (
    tenant_id text not null references tenant on delete cascade,
    id integer primary key default nextval('application_id_seq'),
    guid uuid not null unique default gen_random_uuid(),
    account_name text, primary_email text, client_name text, owner_global_id text not null, owner_name text not null,
    percentage_complete smallint not null default 0, sub_brand text, products text[] not null default '{}',
    external_id text, account_number text, created_at timestamptz not null default now(), completed_at timestamptz,
    last_document_at timestamptz, user_upload_count integer not null default 0, document_count integer not null default 0,
    application_type text, short_application_type text, promo_code text, investment_amount numeric(14,2),
    language text, docs_required text, mode text not null, status text not null, last_status text,
    is_complete boolean not null default false, channel text, assignee_id text, assignee_name text, label text,
    system_label text, primary_applicant_name text, primary_applicant_phone text, instance_name text,
    location text not null, restriction_group text not null, cancel_refusal text,
    search_text text not null generated always as (${searchText}) stored)`,
  `alter sequence application_id_seq owned by application.id`,
  `grant usage on sequence application_id_seq to portal_app`,
  `create index application_id_down on application (tenant_id, id desc) ${listed}`,
  `create index application_owner on application (tenant_id, owner_global_id, id desc) ${listed}`,
  `create index application_location on application (tenant_id, location, id desc) ${listed}`,
  `create index application_group on application (tenant_id, restriction_group, id desc) ${listed}`,
  `create index application_status on application (tenant_id, status, id desc)`,
  ...['created_at', 'completed_at', 'last_document_at', 'investment_amount'].flatMap(sortedBothWays),
];

/**
 * How many applications each owner has in each place and group, kept by the database: the total of an unfiltered
 * list is a sum over a few rows, whatever the size of the tenant. Rows are always touched in the same order.
 */
const counted = (rows: string, sign: string) =>
  `select tenant_id, owner_global_id, location, restriction_group, ${sign}1 as change from ${rows} ${listed}`;
const keepTotals = (name: string, source: string, moment: string, tables: string) => [
  `create function ${name}() returns trigger language plpgsql as $$ begin
     insert into application_total (tenant_id, owner_global_id, location, restriction_group, total)
     select tenant_id, owner_global_id, location, restriction_group, sum(change)::integer from (${source}) as changed
     group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
     on conflict (tenant_id, owner_global_id, location, restriction_group)
       do update set total = application_total.total + excluded.total;
     return null;
   end $$`,
  `create trigger ${name} after ${moment} on application referencing ${tables}
   for each statement execute function ${name}()`,
];
const totals = [
  `create table application_total (tenant_id text not null references tenant on delete cascade,
    owner_global_id text not null, location text not null, restriction_group text not null, total integer not null,
    primary key (tenant_id, owner_global_id, location, restriction_group))`,
  ...keepTotals('count_added', counted('added', ''), 'insert', 'new table as added'),
  ...keepTotals('count_gone', counted('gone', '-'), 'delete', 'old table as gone'),
  ...keepTotals(
    'count_changed',
    `${counted('added', '')} union all ${counted('gone', '-')}`,
    'update',
    'new table as added old table as gone',
  ),
];

const partKey = `tenant_id text not null, application_id integer not null references application on delete cascade,
  position smallint not null, primary key (application_id, position)`;
const parts = [
  `create table application_approval (${partKey}, individual_id uuid not null, applicant_name text not null,
    status text not null, updated_at timestamptz, is_mfa_locked boolean not null default false,
    send_email boolean not null default false)`,
  `create table application_requirement (${partKey}, entity_guid uuid not null, name text not null,
    result integer not null, result_text text, action_required text,
    eligible_for_reverification boolean not null default false,
    eligible_for_new_verification boolean not null default false, eligible_for_sanctions boolean not null default false)`,
  `create table application_outstanding_document (${partKey}, name text not null, action_required text)`,
  `create table application_document (${partKey}, artifact_id text not null, friendly_name text not null,
    file_name text not null, uploaded_at timestamptz not null, lab_docs_id text not null)`,
  `create table application_violation (${partKey}, name text not null, occurred_at timestamptz)`,
  `create table application_tax (${partKey}, applicant_name text not null, tfn text)`,
  `create table application_activity (id bigint generated always as identity primary key, tenant_id text not null,
    application_id integer not null references application on delete cascade, text text not null,
    occurred_at timestamptz not null)`,
  `create index application_activity_newest on application_activity (application_id, occurred_at desc, id desc)`,
];

const settings = [
  `create table list_option (tenant_id text not null references tenant on delete cascade,
    kind text not null check (kind in ('label', 'tag', 'sub-brand', 'product')), position smallint not null,
    name text not null, value text not null, primary key (tenant_id, kind, value))`,
  `create table application_item (tenant_id text not null references tenant on delete cascade,
    kind text not null check (kind in ('report', 'integration')), position smallint not null, name text not null,
    display_name text not null, for_complete boolean not null, primary key (tenant_id, kind, name))`,
  `create table view_setting (tenant_id text not null references tenant on delete cascade,
    kind text not null check (kind in ('column', 'row')), position smallint not null, name text not null,
    description text not null, viewable boolean not null, primary key (tenant_id, kind, name))`,
  `create table idempotency_key (tenant_id text not null references tenant on delete cascade, global_id text not null,
    key text not null, fingerprint text not null, answer text not null, created_at timestamptz not null,
    primary key (tenant_id, global_id, key))`,
];

/** Every table whose rows belong to one tenant. */
export const tenantTables = [
  'portal_user',
  'application',
  'application_total',
  'application_approval',
  'application_requirement',
  'application_outstanding_document',
  'application_document',
  'application_violation',
  'application_tax',
  'application_activity',
  'list_option',
  'application_item',
  'view_setting',
  'idempotency_key',
] as const;

export const foundation: Migration = {
  name: '0001-foundation',
  up: (trx) =>
    run(trx, [
      ...role,
      ...tenants,
      ...people,
      ...applications,
      ...totals,
      ...parts,
      ...settings,
      ...tenantTables.flatMap((table) => enableRowLevelSecurity(table)),
      ...enableRowLevelSecurity('tenant', 'id'),
    ]),
};
