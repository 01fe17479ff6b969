import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { StoredTable } from './catalog.ts';
import { inBatches } from './in-batches.ts';
import { lineOf, type Cell } from './table-text.ts';

/** The rows of a table as lines, some at a time. */
export async function* readTable(
  trx: Trx,
  table: StoredTable,
  tenants: readonly string[],
): AsyncGenerator<readonly string[]> {
  if (!table.perTenant) return yield* rowsSeen(trx, table);
  for (const tenant of tenants) {
    await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    yield* rowsSeen(trx, table);
  }
}

function rowsSeen(trx: Trx, { name, columns }: StoredTable): AsyncGenerator<readonly string[]> {
  const cells = columns.map((column, at) => sql`${sql.ref(column.name)}::text as ${sql.ref(`c${at}`)}`);
  return inBatches<Readonly<Record<string, Cell>>>(
    trx,
    sql`select ${sql.join(cells)} from ${sql.table(name)}`,
    (row) => lineOf(columns.map((_column, at) => row[`c${at}`] ?? null)),
  );
}
