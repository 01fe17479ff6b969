import type { Migration } from './migration.ts';
import { enableRowLevelSecurity, run } from '../tenant-table.ts';

/** One notice to another system; at most one at a time for an application and a system. */
const deliveries = [
  `create table integration_delivery (
    tenant_id text not null references tenant on delete cascade, id uuid not null default gen_random_uuid(),
    application_id integer not null references application on delete cascade, name text not null,
    asked_by text not null, asked_at timestamptz not null default now(),
    outcome text check (outcome in ('taken', 'refused', 'unanswered')), ended_at timestamptz,
    primary key (tenant_id, id))`,
  `create unique index integration_delivery_under_way on integration_delivery (tenant_id, application_id, name)
    where outcome is null`,
];

export const integrations: Migration = {
  name: '0016-integrations',
  up: (trx) => run(trx, [...deliveries, ...enableRowLevelSecurity('integration_delivery')]),
};
