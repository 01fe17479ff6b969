import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Trx } from '../../db/connect.ts';
import { authenticatorPlace, type Sealer } from '../../db/sealer.ts';
import { digest } from '../digest.ts';
import '../identity-tables.ts';

/** Seconds for which a code is shown. One before and one after are taken too: clocks differ, and people type. */
const period = 30;
const algorithm = { algorithm: 'SHA1', digits: 6, period } as const;

interface Owner {
  readonly tenant: string;
  readonly globalId: string;
}

/** What an app is given to make codes from. */
export interface AppSecret {
  /** To be typed, in groups of four. */
  readonly text: string;
  /** To be read from a picture. */
  readonly address: string;
}

/** Makes a secret for an app in place of one that was never confirmed; an app that is in use stays as it is. */
export async function beginAuthenticator(
  trx: Trx,
  sealer: Sealer,
  { tenant, globalId }: Owner,
  label: { readonly issuer: string; readonly email: string },
): Promise<AppSecret | undefined> {
  const known = await find(trx, globalId);
  if (known?.confirmed_at) return undefined;
  const place = authenticatorPlace(tenant, globalId);
  // A page that is drawn again shows the same picture: the app may have read it already.
  const base32 = known ? sealer.open(known.secret_sealed, place) : new Secret({ size: 20 }).base32;
  if (!known)
    await trx
      .insertInto('authenticator')
      .values({ tenant_id: tenant, global_id: globalId, secret_sealed: sealer.seal(base32, place) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const { issuer, email } = label;
  const totp = new TOTP({ ...algorithm, issuer, label: email, secret: base32 });
  return { text: base32.replace(/.{4}(?=.)/g, '$& '), address: totp.toString() };
}

/** Whether somebody has an app in use. */
export async function hasAuthenticator(trx: Trx, globalId: string): Promise<boolean> {
  return Boolean((await find(trx, globalId))?.confirmed_at);
}

/**
 * Takes a code of the app, once: it has to be of a later moment than the last one. Two requests at once are looked at in
 * turn. The first code of an app takes it into use.
 */
export async function takeAppCode(
  trx: Trx,
  sealer: Sealer,
  { tenant, globalId }: Owner,
  typed: string,
  at: Date,
): Promise<boolean> {
  const row = await find(trx, globalId, true);
  const token = typed.replace(/\s/g, '');
  if (!row || !/^\d{6}$/.test(token)) return false;
  const secret = Secret.fromBase32(sealer.open(row.secret_sealed, authenticatorPlace(tenant, globalId)));
  const timestamp = at.getTime();
  const delta = TOTP.validate({ ...algorithm, token, secret, timestamp, window: 1 });
  const step = TOTP.counter({ period, timestamp }) + (delta ?? 0);
  if (delta === null || step <= row.last_step) return false;
  await trx
    .updateTable('authenticator')
    .set({ last_step: step, confirmed_at: row.confirmed_at ?? at })
    .where('global_id', '=', globalId)
    .execute();
  return true;
}

/** Forgets the app, and the codes that stand in for it. False where there was none in use. */
export async function removeAuthenticator(trx: Trx, globalId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('authenticator')
    .where('global_id', '=', globalId)
    .returning('confirmed_at')
    .executeTakeFirst();
  await trx.deleteFrom('recovery_code').where('global_id', '=', globalId).execute();
  return Boolean(gone?.confirmed_at);
}

const find = (trx: Trx, globalId: string, held = false) => {
  const query = trx.selectFrom('authenticator').selectAll().where('global_id', '=', globalId);
  return (held ? query.forUpdate() : query).executeTakeFirst();
};

const codes = 10;
/** Letters of a code: 120 bits, so that a plain hash keeps it. */
const codeLength = 24;
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Makes the codes that stand in for the app, in place of earlier ones. They are shown once: only hashes are kept. */
export async function makeRecoveryCodes(trx: Trx, { tenant, globalId }: Owner): Promise<readonly string[]> {
  const made = Array.from({ length: codes }, () =>
    [...randomBytes(codeLength)].map((byte) => letters.charAt(byte % letters.length)).join(''),
  );
  await trx.deleteFrom('recovery_code').where('global_id', '=', globalId).execute();
  await trx
    .insertInto('recovery_code')
    .values(made.map((code) => ({ tenant_id: tenant, global_id: globalId, code_hash: digest(code) })))
    .execute();
  return made.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

export async function recoveryCodesLeft(trx: Trx, globalId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('recovery_code')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('global_id', '=', globalId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(trx: Trx, globalId: string, typed: string): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  if (code.length !== codeLength) return false;
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('global_id', '=', globalId)
    .where('code_hash', '=', digest(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
