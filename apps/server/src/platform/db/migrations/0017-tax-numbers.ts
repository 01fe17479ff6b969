import { sql } from 'kysely';
import { taxPlace } from '../sealer.ts';
import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Who looked at what, for good: the application's role can add lines, and neither read, change nor remove any. A line
 * holds ids only, so that it may outlive the people that it is about.
 */
const audit = [
  `create table audit_entry (id bigint generated always as identity primary key,
    tenant_id text not null references tenant on delete cascade, occurred_at timestamptz not null default clock_timestamp(),
    actor_id text not null, action text not null, application_id integer, part text)`,
  `create index audit_entry_newest on audit_entry (tenant_id, occurred_at desc, id desc)`,
  `alter table audit_entry enable row level security`,
  `alter table audit_entry force row level security`,
  `create policy one_tenant on audit_entry using (tenant_id = current_setting('portal.tenant', true))
    with check (tenant_id = current_setting('portal.tenant', true))`,
  `grant insert on audit_entry to portal_app`,
];

interface Plain {
  readonly tenant_id: string;
  readonly application_id: number;
  readonly position: number;
  readonly tfn: string;
}

/** Tax numbers are kept sealed; those that are there already are sealed here. */
export const taxNumbers: Migration = {
  name: '0017-tax-numbers',
  up: async (trx, sealer) => {
    await run(trx, [
      ...audit,
      `alter table application_tax add column tfn_sealed bytea`,
      `alter table application_tax no force row level security`,
    ]);
    const { rows } = await sql<Plain>`select tenant_id, application_id, position, tfn from application_tax
      where coalesce(tfn, '') <> ''`.execute(trx);
    for (const { tenant_id, application_id, position, tfn } of rows)
      await sql`update application_tax
        set tfn_sealed = ${sealer.seal(tfn, taxPlace(tenant_id, application_id, position))}
        where application_id = ${application_id} and position = ${position}`.execute(trx);
    await run(trx, [
      `alter table application_tax force row level security`,
      `alter table application_tax drop column tfn`,
    ]);
  },
};
