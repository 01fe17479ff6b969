import { join } from 'node:path';
import { sql } from 'kysely';
import type { Run } from '../database.ts';
import { run, runFile } from '../run.ts';
import type { Trx } from '../schema.ts';
import type { Migration, NewIndex } from './migration.ts';

const orders = ['created_at', 'completed_at', 'last_document_at', 'amount_cents'];
/** Rows that one transaction copies into the search. */
const batchSize = 2000;

/**
 * Lists are planned before their values are known. If every value is assumed rare, the planner starts in the value's
 * own index and never walks the index of the whole list past the rows that a rare value excludes.
 */
export const assumeRare = (column: string) =>
  `alter table application alter column ${column} set (n_distinct = 1000)`;

/** An index for each order of a list with one value of the column. */
export const indexesOf = (column: string): readonly NewIndex[] =>
  [['', 'id desc'], ...orders.map((order) => [`_${order}`, `${order} desc nulls last, id desc`])].map(
    ([suffix, order]) => ({
      name: `application_by_${column}${suffix}`,
      on: `application (tenant_id, ${column}, ${order}) where status <> 'Cancelled'`,
    }),
  );

/** Recreates the functions and triggers of the list for the facets in `application_search`. */
export const makeListFunctions = (trx: Trx): Promise<void> =>
  runFile(trx, join(import.meta.dirname, 'list-functions.sql'));

/**
 * Makes a column of `application` a facet of its list without blocking writers. The column is added if it is missing.
 * The previous release must not write empty texts there.
 *
 * @param number Of the migration, as in `0003`.
 */
export const facetMigration = (number: string, column: string): readonly Migration[] => [
  {
    name: `${number}-${column}`,
    up: async (trx) => {
      await run(trx, [
        // Its lock waits for writers that use the previous triggers.
        `alter table application add column if not exists ${column} text`,
        assumeRare(column),
        `alter table application_search add column ${column} text`,
      ]);
      await makeListFunctions(trx);
    },
  },
  { name: `${number}-${column}-backfill`, backfill: (inTransaction) => backfill(inTransaction, column) },
  { name: `${number}-${column}-indexes`, indexes: indexesOf(column) },
];

async function backfill(inTransaction: Run, column: string): Promise<void> {
  const tenants = await inTransaction((trx) =>
    trx.selectFrom('tenant_host').select('tenant_id').distinct().execute(),
  );
  for (const { tenant_id: tenant } of tenants) {
    await inTransaction((trx) => sql`select count_facet(${tenant}, ${column})`.execute(trx));
    for (let last: number | null = 0; last !== null;) last = await copyBatch(inTransaction, tenant, last);
  }
  const constraint = `application_no_empty_${column}`;
  const table = 'alter table application';
  await inTransaction((trx) =>
    run(trx, [
      `${table} drop constraint if exists ${constraint}`,
      `${table} add constraint ${constraint} check (${column} <> '') not valid`,
    ]),
  );
  await inTransaction((trx) =>
    run(trx, [`${table} validate constraint ${constraint}`, `analyze application (${column})`]),
  );
}

/** Returns the last copied number, null at the end. */
const copyBatch = (inTransaction: Run, tenant: string, after: number): Promise<number | null> =>
  inTransaction(async (trx) => {
    const { rows } = await sql<{ last: number | null }>`
      select copy_to_search(${tenant}, ${after}, ${batchSize}) as last`.execute(trx);
    return rows[0]?.last ?? null;
  });
