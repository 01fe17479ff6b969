import { enableRowLevelSecurity, run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * The bytes of documents, in chunks: a transaction holds one at a time, however large the file. What is not kept yet is an
 * upload under way, or what is left of one that was cut off. Bytes that are packed already are not packed again.
 */
export const documents: Migration = {
  name: '0014-documents',
  up: (trx) =>
    run(trx, [
      `create table stored_file (id uuid primary key, tenant_id text not null references tenant on delete cascade,
        application_id integer not null references application on delete cascade,
        size bigint not null default 0, sha256 text not null default '', kept boolean not null default false,
        created_at timestamptz not null default now())`,
      `create index stored_file_of on stored_file (application_id)`,
      `create index stored_file_left on stored_file (created_at) where not kept`,
      `create table stored_file_chunk (tenant_id text not null references tenant on delete cascade,
        file_id uuid not null references stored_file on delete cascade, position integer not null,
        bytes bytea not null, primary key (file_id, position))`,
      `alter table stored_file_chunk alter column bytes set storage external`,
      ...enableRowLevelSecurity('stored_file'),
      ...enableRowLevelSecurity('stored_file_chunk'),
      `alter table application_document add column file_id uuid references stored_file on delete cascade`,
      `create index application_document_file on application_document (file_id)`,
    ]),
};
