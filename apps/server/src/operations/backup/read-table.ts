import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { StoredTable } from './catalog.ts';
import { inBatches } from './in-batches.ts';

/** The rows of a table as JSON lines, in batches. PostgreSQL writes the JSON, so numbers keep every digit. */
export async function* readTable(
  trx: Trx,
  { name, columns, perTenant }: StoredTable,
  tenants: readonly string[],
): AsyncGenerator<readonly string[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const query = sql`select row_to_json(backup_row)::text as line from (select ${names} from ${sql.table(name)}) as backup_row`;
  for (const tenant of perTenant ? tenants : ['']) {
    if (perTenant) await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    yield* inBatches<{ readonly line: string }>(trx, query, ({ line }) => `${line}\n`);
  }
}
