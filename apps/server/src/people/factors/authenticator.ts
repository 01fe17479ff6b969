import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Trx } from '../../platform/db/connect.ts';
import { authenticatorContext, type Sealer } from '../../platform/db/sealer.ts';
import { digest } from '../digest.ts';

/**
 * Seconds for which a code is shown. The previous and the next code are accepted too, because clocks differ and
 * typing takes time.
 */
const period = 30;
const secretBytes = 20;
const algorithm = { algorithm: 'SHA1', digits: 6, period } as const;

interface Owner {
  readonly tenant: string;
  readonly globalId: string;
}

/** The secret from which an app computes codes. */
export interface AppSecret {
  readonly base32: string;
  /** For typing, in groups of four. */
  readonly text: string;
  /** For the QR code. */
  readonly address: string;
}

/** The secret of an app that was set up with this key. */
export const base32Of = (key: Buffer): string =>
  Secret.fromHex(key.toString('hex').slice(0, 2 * secretBytes)).base32;

/** The secret for setting up an app. It is stored only once a code has proved that the app has it. */
export function pendingSecret(
  key: Buffer,
  { issuer, email }: { readonly issuer: string; readonly email: string },
): AppSecret {
  const base32 = base32Of(key);
  const totp = new TOTP({ ...algorithm, issuer, label: email, secret: base32 });
  return { base32, text: base32.replace(/.{4}(?=.)/g, '$& '), address: totp.toString() };
}

/** The 30-second period of a valid code, or undefined. */
function stepOf(base32: string, typed: string, at: Date): number | undefined {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = at.getTime();
  const secret = Secret.fromBase32(base32);
  const delta = TOTP.validate({ ...algorithm, token, secret, timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
}

/** Activates an app with its first code. Returns false if the code is wrong or another app is in use. */
export async function confirmAuthenticator(
  trx: Trx,
  sealer: Sealer,
  { tenant, globalId }: Owner,
  { base32, typed }: { readonly base32: string; readonly typed: string },
  at: Date,
): Promise<boolean> {
  const step = stepOf(base32, typed, at);
  if (step === undefined) return false;
  const values = {
    secret_sealed: sealer.seal(base32, authenticatorContext(tenant, globalId)),
    confirmed_at: at,
    last_step: step,
  };
  const stored = await trx
    .insertInto('authenticator')
    .values({ tenant_id: tenant, global_id: globalId, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning('global_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function hasAuthenticator(trx: Trx, globalId: string): Promise<boolean> {
  return (await find(trx, globalId)) !== undefined;
}

/**
 * Consumes a code of the active app: it has to be of a later period than the last one. Concurrent requests are
 * serialised.
 */
export async function consumeAppCode(
  trx: Trx,
  sealer: Sealer,
  { tenant, globalId }: Owner,
  typed: string,
  at: Date,
): Promise<boolean> {
  const row = await find(trx, globalId, true);
  if (!row) return false;
  const step = stepOf(sealer.open(row.secret_sealed, authenticatorContext(tenant, globalId)), typed, at);
  if (step === undefined || step <= row.last_step) return false;
  await trx.updateTable('authenticator').set({ last_step: step }).where('global_id', '=', globalId).execute();
  return true;
}

/** Removes the app and its recovery codes. Returns false if none was in use. */
export async function removeAuthenticator(trx: Trx, globalId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('authenticator')
    .where('global_id', '=', globalId)
    .returning('global_id')
    .executeTakeFirst();
  await trx.deleteFrom('recovery_code').where('global_id', '=', globalId).execute();
  return removed !== undefined;
}

const find = (trx: Trx, globalId: string, lock = false) => {
  const query = trx.selectFrom('authenticator').selectAll().where('global_id', '=', globalId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
};

const codes = 10;
/** 120 bits, so that a plain hash is sufficient. */
const codeLength = 24;
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Creates recovery codes and replaces earlier ones. They are displayed once, because only hashes are stored. */
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

export async function consumeRecoveryCode(trx: Trx, globalId: string, typed: string): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  if (code.length !== codeLength) return false;
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('global_id', '=', globalId)
    .where('code_hash', '=', digest(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
