import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../db/connect.ts';
import { conflict, invalid, unprocessable } from './http-error.ts';
import type { Person } from './person.ts';

/** How long the same key gets the same answer. */
export const replyHours = 24;

/**
 * Does the work once for a key: the key, the work and its answer are one transaction. The same key again gets
 * the stored answer; with another body it is refused, and while the first call runs it is refused with 409.
 *
 * @param applicationId The application that the answer is about, with whose people it is forgotten. Default none.
 */
export async function runOnce(
  trx: Trx,
  person: Person,
  key: string,
  request: string,
  work: () => Promise<string>,
  applicationId = 0,
): Promise<string> {
  checkKey(key);
  const fingerprint = fingerprintOf(request);
  await lockName(trx, [person.tenant, person.globalId, key].join('\n'));
  const stored = await storedAnswer(trx, person, key, fingerprint);
  if (stored !== undefined) return stored;
  const answer = await work();
  const row = { fingerprint, answer, application_id: applicationId || null, created_at: sql<Date>`now()` };
  await trx
    .insertInto('idempotency_key')
    .values({ tenant_id: person.tenant, global_id: person.globalId, key, ...row })
    // One whose time is over may be used again.
    .onConflict((conflict) => conflict.columns(['tenant_id', 'global_id', 'key']).doUpdateSet(row))
    .execute();
  return answer;
}

/** The answer that a key already has: asked before work that is too long to hold a transaction for. */
export async function storedReplyOf(
  trx: Trx,
  person: Person,
  key: string,
  request: string,
): Promise<string | undefined> {
  checkKey(key);
  return storedAnswer(trx, person, key, fingerprintOf(request));
}

/** The name of the work that a person asks for with a key, as a UUID that tells neither. */
export function workIdOf({ tenant, globalId }: Person, key: string): string {
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

/** Forgets the answers to calls about an application. Their keys stay: nothing is done a second time. */
export async function deleteStoredReplies(trx: Trx, applicationId: number): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ answer: null })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Locks a name until the transaction ends: one caller at a time has it, over all processes. */
async function lockName(trx: Trx, name: string): Promise<void> {
  const number = createHash('sha256').update(name).digest().readBigInt64BE().toString();
  const { rows } = await sql<{
    got: boolean;
  }>`select pg_try_advisory_xact_lock(${number}::bigint) as got`.execute(trx);
  if (!rows[0]?.got) throw conflict('The same request is still being worked on.');
}
