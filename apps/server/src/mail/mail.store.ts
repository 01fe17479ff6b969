import type { MailState } from '../platform/db/column-types.ts';
import type { Schema } from '../platform/db/schema.ts';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '../platform/db/connect.ts';
import { lockName } from '../platform/db/lock-name.ts';

export type StoredMail = Selectable<Schema['mail_message']>;
export type NewMail = Insertable<Schema['mail_message']>;

export async function storeMail(
  trx: Trx,
  mail: Omit<NewMail, 'state' | 'queued_at' | 'changed_at'>,
): Promise<void> {
  await trx
    .insertInto('mail_message')
    .values({ ...mail, state: 'queued', queued_at: sql`now()`, changed_at: sql`now()` })
    .execute();
}

/**
 * The number of emails of these kinds that were sent to an address in the last hour or are queued. Emails that were
 * never sent do not count. The next request for the address waits until this transaction ends.
 */
export async function recentMails(trx: Trx, address: string, kinds: readonly string[]): Promise<number> {
  await lockName(trx, `mail ${address.toLowerCase()}`);
  const { count } = await trx
    .selectFrom('mail_message')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where(sql`lower(address)`, '=', address.toLowerCase())
    .where('kind', 'in', kinds)
    .where('state', '<>', 'failed')
    .where('queued_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}

export const findMail = (trx: Trx, id: string): Promise<StoredMail | undefined> =>
  trx.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirst();

/** Changes the state of a message; returns whether it had the expected state. */
export async function moveMail(trx: Trx, id: string, from: MailState, to: MailState): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mail_message')
    .set({ state: to, changed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores an email as it was sent. */
export async function storeSentMail(
  trx: Trx,
  id: string,
  { text, html }: Pick<StoredMail, 'text' | 'html'>,
): Promise<void> {
  await trx.updateTable('mail_message').set({ text, html }).where('id', '=', id).execute();
}

/** The newest messages of the tenant. */
export const latestMails = (trx: Trx, atMost: number): Promise<StoredMail[]> =>
  trx.selectFrom('mail_message').selectAll().orderBy('queued_at', 'desc').limit(atMost).execute();

export type StoredText = Selectable<Schema['sms_message']>;

/** The newest text messages of the demo. */
export const latestTexts = (trx: Trx, atMost: number): Promise<StoredText[]> =>
  trx.selectFrom('sms_message').selectAll().orderBy('sent_at', 'desc').limit(atMost).execute();
