import type { Migration } from './migration.ts';
import { run } from '../tenant-table.ts';

const narrowing = [
  'status',
  'label',
  'system_label',
  'assignee_id',
  'sub_brand',
  'owner_global_id',
  'location',
  'restriction_group',
];

/**
 * Lists are planned before their values are known. Taking every value for a rare one, the planner begins in the
 * value's own index, and never walks an index of the whole list past what a rare value leaves out.
 */
export const listPlans: Migration = {
  name: '0005-list-plans',
  up: (trx) =>
    run(trx, [
      ...narrowing.map((column) => `alter table application alter column ${column} set (n_distinct = 1000)`),
      `analyze application`,
    ]),
};
