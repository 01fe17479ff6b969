import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import type { Trx } from '../../platform/db/connect.ts';
import { cookieSecretPlace, signingKeyPlace, type Sealer } from '../../platform/db/sealer.ts';
import { deviceDays } from '../device-days.ts';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** How long a key and its cookie secret sign. */
const signsForMs = 90 * dayMs;
/** How long before they sign they are made: every process reads them in between. */
const leadMs = hourMs;
/** How much later a process may sign with what has a successor. */
const slackMs = 2 * hourMs;
/** How long a key verifies after it signed last: longer than any token lives (`PORTAL_TOKEN_SECONDS`). */
const keyKeptMs = dayMs + slackMs;
/** How long a cookie secret verifies after it signed last: as long as a device cookie lives, the longest of what it signs. */
const secretKeptMs = deviceDays * dayMs + slackMs;
/** Processes read keys once in each such period of the clock, and other keys begin to sign only where a period begins. */
const readEveryMs = 10 * 60_000;

export const readingPeriod = (ms: number): number => Math.floor(ms / readEveryMs);

export type PrivateKey = JWK & { readonly kid: string };

interface StoredKeys {
  readonly kid: string;
  readonly key_sealed: Uint8Array | null;
  readonly cookie_sealed: Uint8Array | null;
  readonly signs_from: Date;
}

/** An issuer's rows, newest first, after what ended was deleted and what is due was made. */
export async function currentKeys(
  trx: Trx,
  sealer: Sealer,
  issuer: string,
  now: number,
): Promise<readonly StoredKeys[]> {
  const rows = await keysOf(trx, issuer);
  return isSettled(rows, now) ? rows : settleKeys(trx, sealer, issuer, now);
}

const keysOf = (trx: Trx, issuer: string): Promise<StoredKeys[]> =>
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
      ({ key_sealed, cookie_sealed }, index) =>
        cookie_sealed !== null &&
        !hasEnded(rows[index - 1], key_sealed === null ? secretKeptMs : keyKeptMs, now),
    )
  );
};

/** Does what is due, under a lock of the issuer: of several processes one makes the next keys. */
export async function settleKeys(
  trx: Trx,
  sealer: Sealer,
  issuer: string,
  now: number,
): Promise<readonly StoredKeys[]> {
  const earlier = await lockIssuer(trx, sealer, issuer);
  const rows = await keysOf(trx, issuer);
  await deleteEnded(trx, issuer, rows, now);
  // Only the release before stores a key without a secret, and it signs with the one of `identity_key`.
  for (const { kid, cookie_sealed } of rows)
    if (cookie_sealed === null) {
      const sealed = sealer.seal(earlier.secret, cookieSecretPlace(issuer, kid));
      await rowsNamed(trx, issuer, [kid]).set({ cookie_sealed: sealed }).execute();
    }
  const [newest] = rows;
  if (!newest) await storeKeys(trx, sealer, issuer, { ...earlier, signs_from: new Date(now) });
  else if (isDue(newest, now)) {
    const secret = newSecret();
    const signsFrom = readingPeriod(now + leadMs + readEveryMs - 1) * readEveryMs;
    await storeKeys(trx, sealer, issuer, { key: newKey(), secret, signs_from: new Date(signsFrom) });
    await trx
      .updateTable('identity_key')
      .set({ ...noPlainKeys, cookie_sealed: sealer.seal(secret, cookieSecretPlace(issuer)) })
      .where('issuer', '=', issuer)
      .execute();
  }
  return keysOf(trx, issuer);
}

export const noPlainKeys = { signing_key: '', cookie_secret: '' };

/** Locks an issuer's keys. Returns what it signs with if no key is stored: those of an earlier release, or new ones. */
async function lockIssuer(trx: Trx, sealer: Sealer, issuer: string) {
  const place = cookieSecretPlace(issuer);
  await trx
    .insertInto('identity_key')
    .values({ issuer, ...noPlainKeys, cookie_sealed: sealer.seal(newSecret(), place) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await trx
    .selectFrom('identity_key')
    .selectAll()
    .where('issuer', '=', issuer)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const key = found.signing_key === '' ? newKey() : (JSON.parse(found.signing_key) as PrivateKey);
  if (found.cookie_sealed !== null) return { key, secret: sealer.open(found.cookie_sealed, place) };
  const secret = found.cookie_secret === '' ? newSecret() : found.cookie_secret;
  await trx
    .updateTable('identity_key')
    .set({ cookie_sealed: sealer.seal(secret, place) })
    .where('issuer', '=', issuer)
    .execute();
  return { key, secret };
}

const rowsNamed = (trx: Trx, issuer: string, kids: readonly string[]) =>
  trx.updateTable('identity_signing_key').where('issuer', '=', issuer).where('kid', 'in', kids);

/** Deletes rows whose cookie secret has ended, and of the others the keys that have. */
async function deleteEnded(trx: Trx, issuer: string, rows: readonly StoredKeys[], now: number) {
  const ended = (keptMs: number) =>
    rows.filter((_, index) => hasEnded(rows[index - 1], keptMs, now)).map(({ kid }) => kid);
  const [keys, secrets] = [ended(keyKeptMs), ended(secretKeptMs)];
  if (keys.length > 0) await rowsNamed(trx, issuer, keys).set({ key_sealed: null }).execute();
  if (secrets.length > 0)
    await trx
      .deleteFrom('identity_signing_key')
      .where('issuer', '=', issuer)
      .where('kid', 'in', secrets)
      .execute();
}

interface NewKeys {
  readonly key: PrivateKey;
  readonly secret: string;
  readonly signs_from: Date;
}

async function storeKeys(trx: Trx, sealer: Sealer, issuer: string, { key, secret, signs_from }: NewKeys) {
  const { kid } = key;
  const key_sealed = sealer.seal(JSON.stringify(key), signingKeyPlace(issuer, kid));
  const cookie_sealed = sealer.seal(secret, cookieSecretPlace(issuer, kid));
  await trx
    .insertInto('identity_signing_key')
    .values({ issuer, kid, key_sealed, cookie_sealed, signs_from })
    .execute();
}

const newSecret = (): string => randomBytes(32).toString('base64url');

function newKey(): PrivateKey {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16);
  return { ...jwk, kid, alg: 'ES256', use: 'sig' };
}
