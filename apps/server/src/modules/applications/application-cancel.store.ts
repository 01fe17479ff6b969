import { sql } from 'kysely';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import { visibleTo } from './application.scope.ts';

export interface Cancellable {
  readonly id: number;
  readonly guid: string;
  readonly status: string;
  readonly is_complete: boolean;
  readonly mode: string;
  readonly cancel_refusal: string | null;
}

/**
 * The applications in sight among the guids, locked against other writers until the transaction ends; always
 * taken in the order of their numbers, so that two calls never wait for each other.
 */
export async function lockVisible(
  trx: Trx,
  person: Person,
  guids: readonly string[],
): Promise<readonly Cancellable[]> {
  const { rows } = await sql<Cancellable>`
    select id, guid, status, is_complete, mode, cancel_refusal from application
    where guid = any(${[...guids]}::uuid[]) and ${visibleTo(person)}
    order by id for update`.execute(trx);
  return rows;
}

/** Marks the applications cancelled. */
export async function storeCancelled(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`update application set last_status = status, status = 'Cancelled'
    where id = any(${[...ids]}::int[])`.execute(trx);
}
