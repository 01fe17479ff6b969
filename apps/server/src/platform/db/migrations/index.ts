import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Trx } from '../schema.ts';
import { run, runFile } from '../run.ts';
import { makeIndexes } from '../make-indexes.ts';
import { assumeRare, indexesOf, makeListFunctions } from './facet-migration.ts';
import type { Migration } from './migration.ts';

const folder = join(import.meta.dirname, '0001-baseline');
/** What lists are bounded and filtered by in the first release. */
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

async function baseline(trx: Trx): Promise<void> {
  for (const file of readdirSync(folder).toSorted()) await runFile(trx, join(folder, file));
  await run(trx, narrowing.map(assumeRare));
  await makeIndexes(trx, 'pglite', narrowing.flatMap(indexesOf));
  await makeListFunctions(trx);
}

/** Every migration, oldest first; a released one is never edited. */
export const migrations: readonly Migration[] = [
  { name: '0001-baseline', up: baseline },
  { name: '0002-search-applications', up: makeListFunctions },
];

/** Whether a database or backup was made by the migrations that the baseline replaced. */
export const isBeforeBaseline = (names: readonly string[]): boolean => names.includes('0001-foundation');
