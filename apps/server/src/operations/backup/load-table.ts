import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { run } from '../../platform/db/run.ts';
import type { StoredTable } from './catalog.ts';

/** Approximate size of a statement, whose values are in memory on both sides. */
const charactersAtOnce = 2 ** 21;
const rowsAtOnce = 2000;

/**
 * Restores the rows of a table unchanged. Triggers and row-level security are disabled, because the backup contains
 * the counts and the rows belong to all tenants.
 *
 * @param columns Columns of the lines.
 */
export async function loadTable(
  trx: Trx,
  { name, forced }: StoredTable,
  columns: readonly string[],
  text: AsyncIterable<Uint8Array>,
): Promise<void> {
  const quoted = `"${name}"`;
  await run(trx, [
    `alter table ${quoted} disable trigger user`,
    ...(forced ? [`alter table ${quoted} no force row level security`] : []),
  ]);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for await (const rows of batchesOf(text))
    await sql`insert into ${sql.table(name)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::json)`.execute(
      trx,
    );
  await run(trx, [
    ...(forced ? [`alter table ${quoted} force row level security`] : []),
    `alter table ${quoted} enable trigger user`,
  ]);
}

/** The lines of a text that arrives in parts, in batches. */
export async function* batchesOf(text: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let batch: string[] = [];
  let characters = 0;
  let partialLine = '';
  for await (const part of text) {
    const lines = `${partialLine}${decoder.decode(part, { stream: true })}`.split('\n');
    partialLine = lines.pop() ?? '';
    for (const line of lines) {
      batch.push(line);
      characters += line.length;
      if (characters < charactersAtOnce && batch.length < rowsAtOnce) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
  }
  if (partialLine !== '' || decoder.decode() !== '') throw new Error('The last line has no end.');
  if (batch.length > 0) yield batch;
}
