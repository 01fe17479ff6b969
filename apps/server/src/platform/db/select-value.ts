import type { RawBuilder } from 'kysely';
import type { Trx } from './schema.ts';

/** The value of one expression, as the database computes it. */
export async function selectValue<T>(trx: Trx, expression: RawBuilder<T>): Promise<T> {
  const { value } = await trx.selectNoFrom(expression.as('value')).executeTakeFirstOrThrow();
  return value as T;
}
