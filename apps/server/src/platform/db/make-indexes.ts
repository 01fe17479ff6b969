import { sql } from 'kysely';
import type { Database, Trx } from './connect.ts';
import type { NewIndex } from './migrations/migration.ts';

/**
 * Creates missing indexes, outside a transaction. An invalid index of an interrupted attempt is dropped first: no
 * query uses it, but every write maintains it.
 */
export async function makeIndexes(
  session: Trx,
  kind: Database['kind'],
  indexes: readonly NewIndex[],
): Promise<void> {
  // Nobody else writes to the embedded database meanwhile.
  const how = kind === 'postgres' ? 'concurrently' : '';
  for (const { name, on, unique = false } of indexes) {
    const state = await stateOf(session, name);
    if (state === 'whole') continue;
    if (state === 'broken') await sql.raw(`drop index ${how} ${name}`).execute(session);
    await sql.raw(`create ${unique ? 'unique' : ''} index ${how} ${name} on ${on}`).execute(session);
  }
}

async function stateOf(session: Trx, name: string): Promise<'whole' | 'broken' | 'missing'> {
  const { rows } = await sql<{ whole: boolean }>`select indisvalid as whole from pg_index
    where indexrelid = to_regclass(${name})`.execute(session);
  const [index] = rows;
  if (!index) return 'missing';
  return index.whole ? 'whole' : 'broken';
}
