import type { Schema } from '../../platform/db/schema.ts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';

type Kind = Schema['view_setting']['kind'];

/** Every entry of a table, shown or hidden, in the tenant's order. */
export async function allSettings(trx: Trx, kind: Kind) {
  return settingsOf(trx, kind).execute();
}

/** The same, locked against other writers until the transaction ends. */
export async function lockSettings(trx: Trx, kind: Kind) {
  return settingsOf(trx, kind).forUpdate().execute();
}

const settingsOf = (trx: Trx, kind: Kind) =>
  trx
    .selectFrom('view_setting')
    .select(['name', 'description', 'viewable'])
    .where('kind', '=', kind)
    .orderBy('position');

/** Shows exactly the named entries and hides all others. */
export async function storeShown(trx: Trx, kind: Kind, shown: readonly string[]): Promise<void> {
  await sql`update view_setting set viewable = name = any(${[...shown]}::text[])
    where kind = ${kind} and viewable <> (name = any(${[...shown]}::text[]))`.execute(trx);
}
