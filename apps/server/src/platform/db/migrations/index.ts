import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Trx } from '../schema.ts';
import { run, runFile } from '../run.ts';
import { makeIndexes } from '../make-indexes.ts';
import { assumeRare, indexesOf, makeListFunctions } from './facet-migration.ts';
import { backfillFoldedText } from './folded-text.ts';
import type { Migration } from './migration.ts';

const here = import.meta.dirname;

/** The columns that bound and filter lists in the first release. */
const narrowing =
  'status label system_label assignee_id sub_brand owner_global_id location restriction_group'.split(' ');

async function runFolder(trx: Trx, name: string): Promise<void> {
  for (const file of readdirSync(join(here, name)).toSorted()) await runFile(trx, join(here, name, file));
}

async function baseline(trx: Trx): Promise<void> {
  await runFolder(trx, '0001-baseline');
  await run(trx, narrowing.map(assumeRare));
  await makeIndexes(trx, 'pglite', narrowing.flatMap(indexesOf));
  await makeListFunctions(trx);
}

const byHand: readonly Migration[] = [
  { name: '0001-baseline', up: baseline },
  { name: '0002-search-applications', up: makeListFunctions },
  {
    name: '0006-external-ids',
    indexes: [{ name: 'application_by_external_id', on: 'application (tenant_id, external_id)' }],
  },
  {
    name: '0007-folded-search',
    up: async (trx) => {
      await runFolder(trx, '0007-folded-search');
      await makeListFunctions(trx);
    },
  },
  { name: '0007-folded-search-backfill', backfill: backfillFoldedText },
  {
    name: '0007-names-in-order',
    indexes: [
      {
        name: 'portal_user_by_displayed_name',
        on: `portal_user (tenant_id,
          (coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) collate "und-x-icu"), global_id desc)`,
      },
    ],
  },
];

/** Every other folder of SQL files is one migration. */
const ofFolders: readonly Migration[] = readdirSync(here)
  .filter((name) => /^\d{4}-[^.]+$/.test(name) && !byHand.some((one) => one.name === name))
  .map((name) => ({ name, up: (trx) => runFolder(trx, name) }));

/** Every migration, oldest first; a released one is never edited. */
export const migrations: readonly Migration[] = [...byHand, ...ofFolders].toSorted((one, other) =>
  one.name < other.name ? -1 : 1,
);

/** Whether a database or backup was made by the migrations that the baseline replaced. */
export const isBeforeBaseline = (names: readonly string[]): boolean => names.includes('0001-foundation');
