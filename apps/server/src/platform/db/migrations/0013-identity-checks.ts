import type { Migration } from './migration.ts';
import { enableRowLevelSecurity, run } from '../tenant-table.ts';

/** Which checks of whom were asked for, by whom and with what result. No name and no document is kept. */
export const identityChecks: Migration = {
  name: '0013-identity-checks',
  up: (trx) =>
    run(trx, [
      `create table identity_check (
        id uuid primary key, tenant_id text not null references tenant on delete cascade,
        application_id integer not null references application on delete cascade, entity_guid uuid not null,
        kind text not null check (kind in ('reverify', 'verify', 'screen')),
        outcome text check (outcome in ('passed', 'failed', 'unanswered')),
        asked_by text not null, asked_at timestamptz not null default now(), ended_at timestamptz)`,
      // One check of an individual at a time.
      `create unique index identity_check_running on identity_check (tenant_id, application_id, entity_guid)
        where outcome is null`,
      `create index identity_check_application on identity_check (application_id)`,
      ...enableRowLevelSecurity('identity_check'),
    ]),
};
