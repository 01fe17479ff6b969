import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { cookieSecretContext, signingKeyContext, type Sealer } from '../../platform/db/sealer.ts';
import { deviceDays } from './device-days.ts';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** How long a key and its cookie secret sign. */
const signsForMs = 90 * dayMs;
/** How long before they sign keys are created: every process reads them in between. */
const leadMs = hourMs;
/** How long a process may still sign with a key that has a successor. */
const slackMs = 2 * hourMs;
/** How long a key verifies after its last signature: longer than the lifetime of any token (`PORTAL_TOKEN_SECONDS`). */
const keyKeptMs = dayMs + slackMs;
/**
 * How long a cookie secret verifies after its last signature: the lifetime of a device cookie, the longest of what it
 * signs.
 */
const secretKeptMs = deviceDays * dayMs + slackMs;
/** Processes read keys once per period of the clock, and the signing key changes only at the start of a period. */
const readEveryMs = 10 * 60_000;

export const readingPeriod = (ms: number): number => Math.floor(ms / readEveryMs);

export type PrivateKey = JWK & { readonly kid: string };

type StoredKeys = Awaited<ReturnType<typeof keysOf>>[number];

/** An issuer's rows, newest first, after expired ones were deleted and due ones were created. */
export async function currentKeys(
  trx: Trx,
  sealer: Sealer,
  issuer: string,
  now: number,
): Promise<readonly StoredKeys[]> {
  const rows = await keysOf(trx, issuer);
  return isSettled(rows, now) ? rows : settleKeys(trx, sealer, issuer, now);
}

const keysOf = (trx: Trx, issuer: string) =>
  trx
    .selectFrom('identity_signing_key')
    .select(['kid', 'key_sealed', 'cookie_sealed', 'signs_from'])
    .where('issuer', '=', issuer)
    .orderBy('signs_from', 'desc')
    .execute();

const hasEnded = (successor: StoredKeys | undefined, keptMs: number, now: number): boolean =>
  successor !== undefined && successor.signs_from.getTime() + keptMs <= now;

const isDue = (newest: StoredKeys, now: number): boolean => newest.signs_from.getTime() + signsForMs <= now;

const isSettled = (rows: readonly StoredKeys[], now: number): boolean => {
  const [newest] = rows;
  return (
    newest !== undefined &&
    !isDue(newest, now) &&
    rows.every(
      ({ key_sealed }, index) =>
        !hasEnded(rows[index - 1], key_sealed === null ? secretKeptMs : keyKeptMs, now),
    )
  );
};

/**
 * Creates due keys and deletes expired ones, under a lock of the issuer: one of several processes creates the next
 * keys.
 */
export async function settleKeys(
  trx: Trx,
  sealer: Sealer,
  issuer: string,
  now: number,
): Promise<readonly StoredKeys[]> {
  await lockIssuer(trx, issuer);
  const rows = await keysOf(trx, issuer);
  await deleteEnded(trx, issuer, rows, now);
  const [newest] = rows;
  if (!newest) await storeNewKeys(trx, sealer, issuer, now);
  else if (isDue(newest, now))
    await storeNewKeys(trx, sealer, issuer, readingPeriod(now + leadMs + readEveryMs - 1) * readEveryMs);
  return keysOf(trx, issuer);
}

async function lockIssuer(trx: Trx, issuer: string): Promise<void> {
  await trx
    .insertInto('identity_issuer')
    .values({ issuer })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.selectFrom('identity_issuer').select('issuer').where('issuer', '=', issuer).forUpdate().execute();
}

/** Deletes rows whose cookie secret has expired, and the expired keys of other rows. */
async function deleteEnded(trx: Trx, issuer: string, rows: readonly StoredKeys[], now: number) {
  const ended = (keptMs: number) =>
    rows.filter((_, index) => hasEnded(rows[index - 1], keptMs, now)).map(({ kid }) => kid);
  const named = (kids: readonly string[]) => sql<boolean>`issuer = ${issuer} and kid = any(${kids}::text[])`;
  const [keys, secrets] = [ended(keyKeptMs), ended(secretKeptMs)];
  if (keys.length > 0)
    await trx.updateTable('identity_signing_key').set({ key_sealed: null }).where(named(keys)).execute();
  if (secrets.length > 0) await trx.deleteFrom('identity_signing_key').where(named(secrets)).execute();
}

async function storeNewKeys(trx: Trx, sealer: Sealer, issuer: string, signsFrom: number) {
  const key = newKey();
  const { kid } = key;
  const key_sealed = sealer.seal(JSON.stringify(key), signingKeyContext(issuer, kid));
  const cookie_sealed = sealer.seal(randomBytes(32).toString('base64url'), cookieSecretContext(issuer, kid));
  await trx
    .insertInto('identity_signing_key')
    .values({ issuer, kid, key_sealed, cookie_sealed, signs_from: new Date(signsFrom) })
    .execute();
}

function newKey(): PrivateKey {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16);
  return { ...jwk, kid, alg: 'ES256', use: 'sig' };
}
