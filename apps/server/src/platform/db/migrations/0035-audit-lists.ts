import type { IndexMigration } from './migration.ts';

const order = 'occurred_at desc nulls last, id desc';

/**
 * The audit has millions of lines after some years. The first index holds whatever its list is asked by, so that it is counted and
 * paged without the table; those about one application or by one person are found among them.
 */
export const auditLists: IndexMigration = {
  name: '0035-audit-lists',
  indexes: [
    {
      name: 'audit_entry_in_order',
      on: `audit_entry (tenant_id, ${order}) include (action, application_id, actor_id, user_id)`,
    },
    {
      name: 'audit_entry_of_application',
      on: `audit_entry (tenant_id, application_id, ${order}) where application_id is not null`,
    },
    { name: 'audit_entry_by_person', on: `audit_entry (tenant_id, actor_id, ${order})` },
    {
      name: 'audit_entry_on_person',
      on: `audit_entry (tenant_id, user_id, ${order}) where user_id is not null`,
    },
  ],
};
