import type { RawBuilder } from 'kysely';
import type { Trx } from './connect.ts';

/** The row of a statement that always gives one. */
export async function onlyRow<Row>(trx: Trx, statement: RawBuilder<Row>): Promise<Row> {
  const [row] = (await statement.execute(trx)).rows;
  if (!row) throw new Error('A statement that always gives one row gave none.');
  return row;
}
