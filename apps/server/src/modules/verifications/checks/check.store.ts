import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/connect.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { onlyRow } from '../../../platform/db/only-row.ts';
import type { Person } from '../../../platform/http/person.ts';

/** Seconds after which an unfinished check counts as lost. */
const lostAfter = 60;

/**
 * Records the start of a check. False while it is running and after it was made. A lost check starts again and keeps
 * its invite.
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

/** The check had no result, so the same request can be repeated. */
export async function cancelCheck(trx: Trx, id: string): Promise<void> {
  await sql`update verification_check set state = 'unanswered', ended_at = now()
    where id = ${id}::uuid and state = 'asking'`.execute(trx);
}

export async function endCheck(trx: Trx, id: string, state: 'invited' | 'concluded', number: number) {
  await sql`update verification_check set state = ${state}, number = ${number}, ended_at = now()
    where id = ${id}::uuid`.execute(trx);
}

/** The check with its verification, locked, so that two responses are processed in sequence. */
export const lockCheck = (trx: Trx, id: string) =>
  trx
    .selectFrom('verification_check')
    .select(['state', 'number'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** How many invites a number was sent within the last hour; a concurrent request waits for this transaction. */
export async function recentInvites(trx: Trx, mobile: string): Promise<number> {
  await lockName(trx, `sms ${mobile}`);
  const statement = sql<{ count: number }>`select count(*)::int as count from verification
    where mobile = ${mobile} and requested_at > now() - interval '1 hour'`;
  return (await onlyRow(trx, statement)).count;
}
