import type { VerificationCheckState } from '../../../platform/db/column-types.ts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/connect.ts';
import type { Person } from '../../../platform/http/person.ts';

/** Seconds after which a check without an end is one that nobody waits for any more. */
const lostAfter = 60;

/**
 * Notes that a check begins. False while it is under way, or where it has been made. One that was lost begins again; an
 * invite keeps the verification that was stored for it.
 */
export async function beginCheck(trx: Trx, { tenant, globalId }: Person, id: string): Promise<boolean> {
  const { rows } = await sql`
    insert into verification_check as kept (tenant_id, id, asked_by, state)
    values (${tenant}, ${id}::uuid, ${globalId}, 'asking')
    on conflict (tenant_id, id) do update set asked_at = now(),
      state = case when kept.number is null then 'asking' else 'invited' end
    where kept.state = 'unanswered' or (
      kept.state in ('asking', 'invited') and kept.asked_at < now() - make_interval(secs => ${lostAfter}))
    returning id`.execute(trx);
  return rows.length > 0;
}

/** Nothing came of it: the same request may ask again. */
export async function abandonCheck(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('verification_check')
    .set({ state: 'unanswered', ended_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'asking')
    .execute();
}

export async function endCheck(
  trx: Trx,
  id: string,
  state: Extract<VerificationCheckState, 'invited' | 'concluded'>,
  number: number,
): Promise<void> {
  await trx
    .updateTable('verification_check')
    .set({ state, number, ended_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The check with its verification; locked, so that two answers come one after the other. */
export const lockCheck = (trx: Trx, id: string) =>
  trx
    .selectFrom('verification_check')
    .select(['state', 'number'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** How many invites a number was sent within the last hour; whoever asks next waits until this is settled. */
export async function recentInvites(trx: Trx, tenant: string, mobile: string): Promise<number> {
  const name = ['sms', tenant, mobile].join('\n');
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('verification')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('mobile', '=', mobile)
    .where('requested_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
