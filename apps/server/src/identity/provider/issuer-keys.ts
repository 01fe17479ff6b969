import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK } from 'jose';
import type { Database, Trx } from '../../db/connect.ts';
import { cookieSecretPlace, signingKeyPlace, type Sealer } from '../../db/sealer.ts';
import '../identity-tables.ts';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** For how long a key signs. */
const signsForMs = 90 * dayMs;
/** From when a key is made until it signs: meanwhile every process gets to know it. */
const leadMs = hourMs;
/** For how long a key is known after it has signed last: longer than any token is good (`PORTAL_TOKEN_SECONDS`). */
const keptMs = 26 * hourMs;
/** For how long a process may go by what it has read. */
export const keysFreshMs = 10 * 60_000;

type PrivateKey = JWK & { readonly kid: string };

export interface IssuerKeys {
  /** The private ES256 key, with its id, that signs at the moment. */
  readonly signing: PrivateKey;
  /** Every private key that is known, the one that signs first. */
  readonly all: readonly PrivateKey[];
  /** The same as anyone may see them: whatever was signed with one of them, or will be, is good. */
  readonly verifying: readonly JWK[];
  readonly cookieSecret: string;
}

interface StoredKey {
  readonly kid: string;
  readonly key_sealed: Uint8Array;
  readonly signs_from: Date;
}

/** The keys of an issuer: made by whichever process comes first, then the same for all. Each signs for ninety days. */
export async function issuerKeys(db: Database, issuer: string, now: number): Promise<IssuerKeys> {
  const { cookieSecret, keys } = await db.system(async (trx) => {
    const found = await cookieSecretOf(trx, db.sealer, issuer);
    const stored = await keysOf(trx, issuer);
    return {
      cookieSecret: found,
      keys: isSettled(stored, now) ? stored : await settle(trx, db.sealer, issuer, now),
    };
  });
  const all = keys
    .toSorted((one, other) => rank(one, now) - rank(other, now))
    .map(
      ({ kid, key_sealed }) =>
        JSON.parse(db.sealer.open(key_sealed, signingKeyPlace(issuer, kid))) as PrivateKey,
    );
  const [signing] = all;
  if (!signing) throw new Error('An issuer has no key.');
  return { signing, all, verifying: all.map(({ d: _secret, ...known }) => known), cookieSecret };
}

/** The newest that signs already comes first. */
const rank = ({ signs_from }: StoredKey, now: number): number => {
  const age = now - signs_from.getTime();
  return age < 0 ? Infinity : age;
};

const secretRow = (trx: Trx, issuer: string) =>
  trx
    .selectFrom('identity_key')
    .select(['cookie_secret', 'cookie_sealed'])
    .where('issuer', '=', issuer)
    .executeTakeFirst();

/** The secret of an issuer's cookies: made if there is none, and sealed if it is plain. */
async function cookieSecretOf(trx: Trx, sealer: Sealer, issuer: string): Promise<string> {
  const place = cookieSecretPlace(issuer);
  const found = await secretRow(trx, issuer);
  if (found?.cookie_sealed) return sealer.open(found.cookie_sealed, place);
  const secret = found?.cookie_secret ?? randomBytes(32).toString('base64url');
  await trx
    .insertInto('identity_key')
    .values({ issuer, signing_key: '', cookie_secret: '', cookie_sealed: sealer.seal(secret, place) })
    // Another process may have been first: what it has stored is what counts.
    .onConflict((conflict) =>
      conflict.column('issuer').doUpdateSet((row) => ({
        cookie_sealed: row.fn.coalesce('identity_key.cookie_sealed', 'excluded.cookie_sealed'),
      })),
    )
    .execute();
  const stored = (await secretRow(trx, issuer))?.cookie_sealed;
  if (!stored) throw new Error('An issuer has no cookie secret.');
  return sealer.open(stored, place);
}

/** Newest first. */
const keysOf = (trx: Trx, issuer: string): Promise<StoredKey[]> =>
  trx
    .selectFrom('identity_signing_key')
    .select(['kid', 'key_sealed', 'signs_from'])
    .where('issuer', '=', issuer)
    .orderBy('signs_from', 'desc')
    .execute();

const isOver = (successor: StoredKey | undefined, now: number): boolean =>
  successor !== undefined && successor.signs_from.getTime() + keptMs <= now;

/** Whether there is a key that may go on signing, and none that is known for too long. */
const isSettled = (keys: readonly StoredKey[], now: number): boolean => {
  const [newest] = keys;
  return (
    newest !== undefined &&
    newest.signs_from.getTime() + signsForMs > now &&
    !keys.some((_, index) => isOver(keys[index - 1], now))
  );
};

/** Makes the first or the next key and forgets what signed long ago; of several processes one does. */
async function settle(trx: Trx, sealer: Sealer, issuer: string, now: number): Promise<readonly StoredKey[]> {
  const earlier = await trx
    .selectFrom('identity_key')
    .select('signing_key')
    .where('issuer', '=', issuer)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const keys = await keysOf(trx, issuer);
  const over = keys.filter((_, index) => isOver(keys[index - 1], now)).map(({ kid }) => kid);
  if (over.length > 0)
    await trx
      .deleteFrom('identity_signing_key')
      .where('issuer', '=', issuer)
      .where('kid', 'in', over)
      .execute();
  const [newest] = keys;
  if (!newest)
    await storeKey(
      trx,
      sealer,
      issuer,
      // One from before keys followed one another goes on signing.
      earlier.signing_key === '' ? newKey() : (JSON.parse(earlier.signing_key) as PrivateKey),
      new Date(now),
    );
  else if (newest.signs_from.getTime() + signsForMs <= now) {
    await storeKey(trx, sealer, issuer, newKey(), new Date(now + leadMs));
    await blankPlain(trx, issuer);
  }
  return keysOf(trx, issuer);
}

async function storeKey(
  trx: Trx,
  sealer: Sealer,
  issuer: string,
  key: PrivateKey,
  signs_from: Date,
): Promise<void> {
  const { kid } = key;
  const key_sealed = sealer.seal(JSON.stringify(key), signingKeyPlace(issuer, kid));
  await trx.insertInto('identity_signing_key').values({ issuer, kid, key_sealed, signs_from }).execute();
}

function newKey(): PrivateKey {
  const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${jwk.x}.${jwk.y}`).digest('base64url').slice(0, 16);
  return { ...jwk, kid, alg: 'ES256', use: 'sig' };
}

const blankPlain = (trx: Trx, issuer: string) =>
  trx
    .updateTable('identity_key')
    .set({ signing_key: '', cookie_secret: '' })
    .where('issuer', '=', issuer)
    .execute();

/** Seals what is still plain: once every process is of this version, nobody reads it as it is. */
export async function forgetPlainKeys(db: Database): Promise<void> {
  await db.system(async (trx) => {
    const plain = await trx
      .selectFrom('identity_key')
      .select('issuer')
      .where((is) => is.or([is('signing_key', '<>', ''), is('cookie_secret', '<>', '')]))
      .forUpdate()
      .execute();
    for (const { issuer } of plain) {
      await cookieSecretOf(trx, db.sealer, issuer);
      if ((await keysOf(trx, issuer)).length === 0) await settle(trx, db.sealer, issuer, Date.now());
      await blankPlain(trx, issuer);
    }
  });
}
