import type { Migration } from './migration.ts';
import { enableRowLevelSecurity, run } from '../tenant-table.ts';

const errorFiles = [
  `create table bulk_upload_error_file (
    tenant_id text not null references tenant on delete cascade, id text not null, global_id text not null,
    bytes bytea not null, created_at timestamptz not null,
    primary key (tenant_id, id))`,
  `create index bulk_upload_error_file_age on bulk_upload_error_file (tenant_id, created_at)`,
];

export const bulkUpload: Migration = {
  name: '0004-bulk-upload',
  up: (trx) => run(trx, [...errorFiles, ...enableRowLevelSecurity('bulk_upload_error_file')]),
};
