import { enableRowLevelSecurity, run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Which checks of individuals are asked for, so that none is made twice, and the text messages of the demo. */
export const verificationChecks: Migration = {
  name: '0021-verification-checks',
  up: (trx) =>
    run(trx, [
      `create table verification_check (
        tenant_id text not null references tenant on delete cascade, id uuid not null,
        asked_by text not null, asked_at timestamptz not null default now(),
        state text not null check (state in ('asking', 'unanswered', 'invited', 'concluded')),
        number integer, ended_at timestamptz,
        primary key (tenant_id, id),
        foreign key (tenant_id, number) references verification on delete cascade)`,
      `create index verification_check_number on verification_check (tenant_id, number)`,
      `create table sms_message (
        tenant_id text not null references tenant on delete cascade, id uuid not null,
        mobile text not null, text text not null, sent_at timestamptz not null default now(),
        primary key (tenant_id, id))`,
      ...enableRowLevelSecurity('verification_check'),
      ...enableRowLevelSecurity('sms_message'),
    ]),
};
