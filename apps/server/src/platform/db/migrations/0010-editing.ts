import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What an edit goes by. Of those that are there already an adviser's are known by their status. */
export const editing: Migration = {
  name: '0010-editing',
  up: (trx) =>
    run(trx, [
      `alter table application add column created_on_behalf boolean not null default false,
        add column confirm_edit boolean not null default false`,
      `alter table application no force row level security`,
      `update application set created_on_behalf = true where status in ('Adviser edit', 'Adviser submit')`,
      `alter table application force row level security`,
    ]),
};
