import type { Migration } from './migration.ts';
import { enableRowLevelSecurity, run } from '../tenant-table.ts';

const messages = [
  `create table mail_message (
    tenant_id text not null references tenant on delete cascade, id uuid not null,
    application_id integer not null references application on delete cascade, individual_id uuid,
    kind text not null, address text not null, recipient text, subject text not null, text text not null,
    html text not null, state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'doubtful')),
    queued_at timestamptz not null, changed_at timestamptz not null,
    primary key (tenant_id, id))`,
  `create index mail_message_address on mail_message (tenant_id, lower(address), queued_at)`,
  `create index mail_message_application on mail_message (tenant_id, application_id)`,
];

/**
 * Work that a transaction leaves behind. Whoever works in a tenant may add to it and see none of it: it is the owner,
 * over all tenants, who hands it to the queue.
 */
const tasks = [
  `create table queued_task (
    id uuid primary key, tenant text not null references tenant on delete cascade, kind text not null,
    queued_at timestamptz not null default clock_timestamp())`,
  `create index queued_task_order on queued_task (queued_at)`,
  `alter table queued_task enable row level security`,
  `create policy own_tenant on queued_task for insert to portal_app
    with check (tenant = current_setting('portal.tenant', true))`,
  `grant insert on queued_task to portal_app`,
];

export const mail: Migration = {
  name: '0012-mail',
  up: (trx) =>
    run(trx, [
      ...messages,
      ...enableRowLevelSecurity('mail_message'),
      ...tasks,
      `alter table application_approval add column email text`,
    ]),
};
