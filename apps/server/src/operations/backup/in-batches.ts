import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { withLiterals } from '../../platform/db/literals.ts';

/** Approximate characters per batch, and maximum rows. */
const signsAtOnce = 2 ** 21;
const rowsAtOnce = 2000;

/**
 * The texts that a query returns, in batches limited by rows and size. The transaction cannot be used for anything
 * else meanwhile.
 */
export async function* inBatches<T>(
  trx: Trx,
  query: RawBuilder<unknown>,
  textOf: (row: T) => string,
): AsyncGenerator<readonly string[]> {
  await sql.raw(`declare batch no scroll cursor for ${withLiterals(query)}`).execute(trx);
  let count = 1;
  for (;;) {
    const { rows } = await sql.raw<T>(`fetch ${count} from batch`).execute(trx);
    const texts = rows.map(textOf);
    if (texts.length > 0) yield texts;
    if (texts.length < count) break;
    count = nextCount(texts);
  }
  await sql`close batch`.execute(trx);
}

/**
 * A row may have one byte or a megabyte: the size of the last batch determines the next one, which has at most twice
 * as many rows.
 */
function nextCount(texts: readonly string[]): number {
  const signs = texts.reduce((sum, text) => sum + text.length, 1);
  const fitting = Math.floor((signsAtOnce * texts.length) / signs);
  return Math.max(1, Math.min(fitting, 2 * texts.length, rowsAtOnce));
}
