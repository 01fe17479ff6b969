import { enableRowLevelSecurity, run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What people write about an application. */
export const comments: Migration = {
  name: '0011-comments',
  up: (trx) =>
    run(trx, [
      `create table application_comment (id bigint generated always as identity primary key,
        tenant_id text not null references tenant on delete cascade,
        application_id integer not null references application on delete cascade,
        author_global_id text not null, author_name text not null, text text not null,
        written_at timestamptz not null)`,
      `create index application_comment_newest on application_comment (application_id, written_at desc, id desc)`,
      ...enableRowLevelSecurity('application_comment'),
    ]),
};
