import { enableRowLevelSecurity, run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What people prove who they are with besides a password; and who has to choose another one before anything else. */
export const factors: Migration = {
  name: '0026-factors',
  up: (trx) =>
    run(trx, [
      `create table authenticator (
        tenant_id text not null references tenant on delete cascade, global_id text not null,
        secret_sealed bytea not null, confirmed_at timestamptz, last_step bigint not null default 0,
        primary key (tenant_id, global_id))`,
      `create table recovery_code (
        tenant_id text not null references tenant on delete cascade, global_id text not null, code_hash text not null,
        primary key (tenant_id, global_id, code_hash))`,
      `create table passkey (
        tenant_id text not null references tenant on delete cascade, id text not null, global_id text not null,
        host text not null, public_key bytea not null, counter bigint not null, transports text[] not null,
        name text not null, added_at timestamptz not null, last_used_at timestamptz,
        primary key (tenant_id, id))`,
      `create index passkey_person on passkey (tenant_id, global_id)`,
      ...['authenticator', 'recovery_code', 'passkey'].flatMap((table) => enableRowLevelSecurity(table)),
      `alter table portal_user add column must_choose_password boolean not null default false`,
    ]),
};
