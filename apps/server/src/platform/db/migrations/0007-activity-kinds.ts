import type { Migration } from './migration.ts';
import { run } from '../tenant-table.ts';

/**
 * Lines of the activity feed are stored by kind and subject: what they say depends on who reads them. Of the lines that
 * are there already, those about documents become lines of their kind; the others name nothing that a claim opens.
 */
export const activityKinds: Migration = {
  name: '0007-activity-kinds',
  up: (trx) =>
    run(trx, [
      `alter table application_activity no force row level security`,
      `alter table application_activity rename column text to subject`,
      `alter table application_activity alter column subject drop not null`,
      `alter table application_activity add column kind text not null default 'plain', add column actor text`,
      `alter table application_activity alter column kind drop default`,
      `update application_activity set kind = 'document-uploaded', subject = left(subject, -length(' uploaded'))
       where subject like '% uploaded'`,
      `alter table application_activity force row level security`,
    ]),
};
