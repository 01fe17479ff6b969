import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import {
  confirmAuthenticator,
  hasAuthenticator,
  makeRecoveryCodes,
  pendingSecret,
  removeAuthenticator,
  consumeAppCode,
  consumeRecoveryCode,
} from './authenticator.ts';
import { removeFactors } from './remove-factors.ts';
import { choosePassword } from '../passwords/chosen-password.ts';
import { createToken } from '../tokens/one-time-link.ts';
import { codeShown } from '../testing/app-codes.ts';

const owner = { tenant: 'harbour', globalId: 'G-FULL' };
const at = new Date('2026-11-22T03:00:00Z');

/** Runs the same work several times concurrently, each in its own transaction; returns how often it succeeded. */
async function runConcurrently(
  db: Database,
  work: (trx: Trx) => Promise<unknown>,
  times = 4,
): Promise<number> {
  const done = await Promise.all(Array.from({ length: times }, () => db.inTenant('harbour', work)));
  return done.filter(Boolean).length;
}

onEachDatabase('Of several concurrent requests', (db) => {
  test('exactly one sets up an app, uses a code of it, uses a recovery code, and uses a link', async () => {
    const { sealer } = db();
    const label = { issuer: 'Harbour Trust', email: 'fiona.full@harbour.example' };
    const secret = () => pendingSecret(randomBytes(32), label).base32;
    const confirm = (trx: Trx) => {
      const base32 = secret();
      const typed = codeShown(base32, at.getTime());
      return confirmAuthenticator(trx, sealer, owner, { base32, typed }, at);
    };
    expect(await runConcurrently(db(), confirm)).toBe(1);
    await db().inTenant('harbour', (trx) => removeAuthenticator(trx, owner.globalId));
    const base32 = secret();
    const first = { base32, typed: codeShown(base32, at.getTime() - 30_000) };
    await db().inTenant('harbour', (trx) => confirmAuthenticator(trx, sealer, owner, first, at));
    const code = codeShown(base32, at.getTime());
    expect(await runConcurrently(db(), (trx) => consumeAppCode(trx, sealer, owner, code, at))).toBe(1);

    const [recovery = ''] = await db().inTenant('harbour', (trx) => makeRecoveryCodes(trx, owner));
    expect(await runConcurrently(db(), (trx) => consumeRecoveryCode(trx, owner.globalId, recovery))).toBe(1);

    const link = { ...owner, purpose: 'password', validForMs: 60_000 } as const;
    const token = await db().inTenant('harbour', (trx) => createToken(trx, link));
    const choose = (trx: Trx) =>
      choosePassword(trx, 'harbour', { token, hash: 'scrypt$1$1$1$x$x' }, Date.now);
    expect(await runConcurrently(db(), choose)).toBe(1);
  });

  test('none signs in with an app or a recovery code that an operator has removed', async () => {
    const codes = await db().inTenant('harbour', (trx) => makeRecoveryCodes(trx, owner));
    await db().inTenant('harbour', (trx) => removeFactors(trx, owner.tenant, owner.globalId));
    const left = await db().inTenant('harbour', async (trx) => ({
      app: await hasAuthenticator(trx, owner.globalId),
      taken: await consumeRecoveryCode(trx, owner.globalId, codes[1] ?? ''),
    }));
    expect(left).toEqual({ app: false, taken: false });
    const entries = await db().inTenant('harbour', (trx) =>
      trx
        .selectFrom('audit_entry')
        .select(['actor_id', 'user_id'])
        .where('action', '=', 'authenticator-removed')
        .execute(),
    );
    expect(entries).toEqual([{ actor_id: null, user_id: owner.globalId }]);
  });
});
