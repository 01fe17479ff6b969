import { sql } from 'kysely';
import { tenantRoles } from '../tenant-roles.ts';
import { enableRowLevelSecurity, run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Roles that people are invited into; tenants that are there already get those that a new one starts with. A link says
 * what it is for, and an email may be about no application and lead to a link that is made when it leaves.
 */
export const invitations: Migration = {
  name: '0018-invitations',
  up: async (trx) => {
    await run(trx, [
      `create table tenant_role (
        tenant_id text not null references tenant on delete cascade, id text not null, position integer not null,
        name text not null, permissions text[] not null, primary key (tenant_id, id), unique (tenant_id, name))`,
    ]);
    for (const { id, position, name, permissions } of tenantRoles)
      await sql`insert into tenant_role (tenant_id, id, position, name, permissions)
        select distinct tenant_id, ${id}, ${position}::integer, ${name}, ${[...permissions]}::text[]
        from tenant_host`.execute(trx);
    await run(trx, [
      ...enableRowLevelSecurity('tenant_role'),
      `alter table one_time_link add column purpose text not null default 'invitation'`,
      `alter table one_time_link alter column purpose drop default`,
      `alter table mail_message alter column application_id drop not null, add column link_purpose text,
        add column link_for text`,
    ]);
  },
};
