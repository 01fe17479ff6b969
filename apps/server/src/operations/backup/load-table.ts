import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { run } from '../../platform/db/run.ts';
import type { Column, StoredTable } from './catalog.ts';
import { cellsOf, linesOf, type Cell } from './table-text.ts';

/** What is sent at a time: a statement's values are in memory on both sides. */
const signsAtOnce = 2 ** 21;
const rowsAtOnce = 2000;

/**
 * Stores the rows of a table as they were. What the database keeps count of by itself, and who may see what, is set aside
 * meanwhile: counts come from the backup, and the rows are of all tenants.
 *
 * @param names Of the columns, as the lines have them.
 */
export async function loadTable(
  trx: Trx,
  table: StoredTable,
  names: readonly string[],
  text: AsyncIterable<Uint8Array>,
): Promise<void> {
  const quoted = `"${table.name}"`;
  await run(trx, [
    `alter table ${quoted} disable trigger user`,
    ...(table.forced ? [`alter table ${quoted} no force row level security`] : []),
  ]);
  const columns = names.map((name) => columnOf(table, name));
  for await (const lines of batches(linesOf(text))) await store(trx, table.name, columns, lines.map(cellsOf));
  await run(trx, [
    ...(table.forced ? [`alter table ${quoted} force row level security`] : []),
    `alter table ${quoted} enable trigger user`,
  ]);
}

function columnOf(table: StoredTable, name: string): Column {
  const found = table.columns.find((column) => column.name === name);
  if (!found) throw new Error(`The table ${table.name} has no column ${name}.`);
  return found;
}

async function store(
  trx: Trx,
  table: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(columns.map((_column, at) => sql`${rows.map((row) => row[at] ?? null)}::text[]`));
  const cells = sql.join(columns.map(({ type }, at) => sql`${sql.ref(`c${at}`)}::${sql.raw(type)}`));
  const aliases = sql.join(columns.map((_column, at) => sql.ref(`c${at}`)));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${cells} from unnest(${values}) as given(${aliases})`.execute(trx);
}

async function* batches(parts: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  let signs = 0;
  for await (const lines of parts)
    for (const line of lines) {
      batch.push(line);
      signs += line.length;
      if (signs < signsAtOnce && batch.length < rowsAtOnce) continue;
      yield batch;
      batch = [];
      signs = 0;
    }
  if (batch.length > 0) yield batch;
}
