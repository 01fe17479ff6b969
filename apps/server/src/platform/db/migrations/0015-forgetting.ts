import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Answers that are kept for a key name the application that they are about: they are forgotten with its people. */
export const forgetting: Migration = {
  name: '0015-forgetting',
  up: (trx) =>
    run(trx, [
      `alter table idempotency_key add column application_id integer, alter column answer drop not null`,
      `create index idempotency_key_application on idempotency_key (tenant_id, application_id)
        where application_id is not null`,
    ]),
};
