import { sql } from 'kysely';
import type { Trx } from '../db/connect.ts';
import type { Person } from '../http/person.ts';
import { impersonalKinds, type ActivityKind, type ActivityLine } from './activity-kinds.ts';
import { seconds } from '../unix-seconds.ts';

/**
 * Writes what a person did to applications. The time is the current time, not the start of the transaction, which may
 * precede the action it waited for. Without a name the system did it. The subject is the name that the kind of line
 * needs, if any.
 */
export async function storeActivity(
  trx: Trx,
  person: Pick<Person, 'tenant'> & Partial<Pick<Person, 'displayName'>>,
  ids: readonly number[],
  kind: ActivityKind,
  subject: string | null = null,
): Promise<void> {
  await sql`insert into application_activity (tenant_id, application_id, kind, subject, actor, occurred_at)
    select ${person.tenant}, id, ${kind}, ${subject}, ${person.displayName ?? null}, clock_timestamp()
    from unnest(${[...ids]}::int[]) as id`.execute(trx);
}

/** The activity of an application, newest first (OP-122). */
export async function activityOf(
  trx: Trx,
  id: number,
): Promise<readonly (ActivityLine & { readonly seconds: number })[]> {
  const { rows } = await sql<ActivityLine & { seconds: number }>`
    select kind, subject, actor, ${seconds('occurred_at')} as seconds from application_activity
    where application_id = ${id} order by occurred_at desc, application_activity.id desc`.execute(trx);
  return rows;
}

/** Erases the subjects that can be personal data from an application's lines. */
export async function eraseSubjects(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('application_activity')
    .set({ subject: null })
    .where('application_id', '=', id)
    .where('kind', 'not in', impersonalKinds)
    .execute();
}
