import type { Migration } from './migration.ts';
import { enableRowLevelSecurity, run } from '../tenant-table.ts';

const provider = [
  `create table identity_key (
    issuer text primary key, signing_key text not null, cookie_secret text not null,
    created_at timestamptz not null default now())`,
  `create table oidc_record (
    issuer text not null, model text not null, id text not null, payload jsonb not null,
    grant_id text, uid text, account_id text, expires_at timestamptz, consumed_at timestamptz,
    primary key (issuer, model, id))`,
  `create index oidc_record_grant on oidc_record (issuer, grant_id) where grant_id is not null`,
  `create index oidc_record_uid on oidc_record (issuer, model, uid) where uid is not null`,
  `create index oidc_record_account on oidc_record (issuer, account_id) where account_id is not null`,
  `create index oidc_record_expiry on oidc_record (expires_at)`,
];

const signIn = [
  `create table sign_in_attempt (
    tenant_id text not null references tenant on delete cascade, key text not null,
    failures integer not null, failed_at timestamptz not null, blocked_until timestamptz not null,
    primary key (tenant_id, key))`,
  `create table one_time_link (
    tenant_id text not null references tenant on delete cascade, token_hash text not null,
    global_id text not null, expires_at timestamptz not null,
    primary key (tenant_id, token_hash))`,
];

export const identity: Migration = {
  name: '0002-identity',
  up: (trx) =>
    run(trx, [
      ...provider,
      ...signIn,
      ...enableRowLevelSecurity('sign_in_attempt'),
      ...enableRowLevelSecurity('one_time_link'),
    ]),
};
