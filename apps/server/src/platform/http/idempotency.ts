import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../db/connect.ts';
import { tryLockName } from '../db/lock-name.ts';
import { conflict, invalid, unprocessable } from './http-error.ts';
import type { Person } from './person.ts';

/** For this many hours, a repeated key gets the reply of its first call. */
export const replyHours = 24;

/**
 * Runs the work once for a key (without one, each time), and stores key, work and reply in one transaction. A repeated key returns the stored
 * reply. With another request it is rejected with 422, and while the first call runs with 409.
 *
 * @param applicationId The application that the reply is about; its erasure deletes the reply. Default none.
 */
export async function runOnce<Answer extends string | undefined>(
  trx: Trx,
  person: Person,
  key: string | undefined,
  request: string,
  work: () => Promise<Answer>,
  applicationId = 0,
): Promise<Answer | string> {
  if (key === undefined) return work();
  checkKey(key);
  const fingerprint = fingerprintOf(request);
  if (!(await tryLockName(trx, `key ${person.globalId} ${key}`)))
    throw conflict('The same request is still being worked on.');
  const stored = await storedAnswer(trx, person, key, fingerprint);
  if (stored !== undefined) return stored;
  const answer = (await work()) ?? 'null';
  const row = { fingerprint, answer, application_id: applicationId || null, created_at: sql<Date>`now()` };
  await trx
    .insertInto('idempotency_key')
    .values({ tenant_id: person.tenant, global_id: person.globalId, key, ...row })
    // An expired key can be used again.
    .onConflict((conflict) => conflict.columns(['tenant_id', 'global_id', 'key']).doUpdateSet(row))
    .execute();
  return answer;
}

/** The stored reply of a key, read before work that is too long for one transaction. */
export async function storedReplyOf(
  trx: Trx,
  person: Person,
  key: string | undefined,
  request: string,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  checkKey(key);
  return storedAnswer(trx, person, key, fingerprintOf(request));
}

/** A UUID for the work of a key, which reveals neither the user nor the key; without a key a random one. */
export function workIdOf({ tenant, globalId }: Person, key: string | undefined): string {
  if (key === undefined) return randomUUID();
  const digest = createHash('sha256').update(['work', tenant, globalId, key].join('\n')).digest('hex');
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}

function checkKey(key: string): void {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw invalid('The Idempotency-Key is not valid.');
}

const fingerprintOf = (request: string): string => createHash('sha256').update(request).digest('base64url');

async function storedAnswer(trx: Trx, person: Person, key: string, fingerprint: string) {
  const stored = await trx
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'answer'])
    .where('global_id', '=', person.globalId)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${replyHours})`)
    .executeTakeFirst();
  if (stored && stored.fingerprint !== fingerprint)
    throw unprocessable('This Idempotency-Key was used for another request.');
  if (stored?.answer === null)
    throw conflict('This was done before the application was depersonalised; its answer is no longer kept.');
  return stored?.answer;
}

/** Deletes the replies of calls about an application. The keys stay, so that no call runs twice. */
export async function deleteStoredReplies(trx: Trx, applicationId: number): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ answer: null })
    .where('application_id', '=', applicationId)
    .execute();
}
