import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** Documents are stored sealed. Those that are there stay as they are until `pnpm keys:rotate` seals them. */
export const sealedDocuments: Migration = {
  name: '0030-sealed-documents',
  up: (trx) => run(trx, [`alter table stored_file_chunk add column sealed boolean not null default false`]),
};
