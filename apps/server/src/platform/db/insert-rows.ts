import { sql } from 'kysely';
import type { Trx } from './connect.ts';
import type { Schema } from './schema.ts';

/** Inserts many rows with one statement; every row has the fields of the first. */
export async function insertRows(
  trx: Trx,
  table: keyof Schema,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const target = sql.table(table);
  await sql`insert into ${target} (${columns})
    select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  );
}
