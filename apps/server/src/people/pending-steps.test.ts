import type { LinkPurpose } from '../platform/db/column-types.ts';
import { expect, test } from 'vitest';
import type { Trx } from '../platform/db/connect.ts';
import { endAccess, keepPassword, storePassword } from './users/user.store.ts';
import { onEachDatabase } from '../testing/databases.ts';
import {
  confirmAuthenticator,
  pendingSecret,
  removeAuthenticator,
  takeAppCode,
} from './factors/authenticator.ts';
import { removePasskeys } from './factors/passkeys.ts';
import { createToken } from './passwords/one-time-link.ts';
import { recordStore } from './provider/record.adapter.ts';
import { codeShown } from './testing/app-codes.ts';
import { givePasskey } from './testing/passkey.ts';
import { setStatus } from './testing/people.ts';

const owner = { tenant: 'harbour', globalId: 'G-FULL' };
const { base32 } = pendingSecret(Buffer.alloc(32, 7), { issuer: 'Harbour Trust', email: 'x@y.example' });
const at = new Date('2026-11-22T03:00:00Z');
const later = new Date(at.getTime() + 60_000);

const purposes = [
  'entry',
  'federated',
  'federated landing',
  'federated request',
  'invitation',
  'landing',
  'methods',
  'passkey',
  'password',
  'second-step',
] as const satisfies readonly LinkPurpose[];

onEachDatabase('what is pending for a person', (db) => {
  const inTenant = <T>(work: (trx: Trx) => Promise<T>) => db().inTenant('harbour', work);
  const throwing = () => {
    throw new Error('not expected');
  };
  const interactions = () =>
    recordStore(
      db(),
      'http://localhost:4000/oidc',
      { reused: throwing, unstorable: throwing },
      Date.now,
    ).adapter('Interaction');

  /** Leaves something pending of every kind, makes a change, and answers what is still pending. */
  async function leftAfter(change: () => Promise<unknown>): Promise<readonly string[]> {
    await db().system((trx) =>
      trx
        .insertInto('identity_issuer')
        .values({ issuer: 'http://localhost:4000/oidc' })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    await inTenant(async (trx) => {
      for (const purpose of purposes) {
        await createToken(trx, { ...owner, purpose, goodFor: 60_000 });
        await createToken(trx, { tenant: 'harbour', globalId: 'G-ALL', purpose, goodFor: 60_000 });
      }
    });
    const login = { accountId: owner.globalId };
    await interactions().upsert('one', { jti: 'one', result: { login } }, 60);
    await change();
    const rows = await inTenant((trx) =>
      trx.selectFrom('one_time_link').select(['purpose', 'global_id']).orderBy('purpose').execute(),
    );
    expect(rows.filter(({ global_id }) => global_id === 'G-ALL')).toHaveLength(purposes.length);
    const own = rows.filter(({ global_id }) => global_id === owner.globalId).map(({ purpose }) => purpose);
    return [...own, ...((await interactions().find('one')) ? ['interaction'] : [])];
  }

  const all = [...purposes, 'interaction'];
  const hash = 'scrypt$1$1$1$x$x';
  const code = (moment: Date) => codeShown(base32, moment.getTime());

  test('ends with a changed password, a changed status and a sign-out everywhere', async () => {
    const store = () => inTenant((trx) => storePassword(trx, owner.globalId, hash, { status: 'Active' }));
    expect(await leftAfter(store)).toEqual(['federated request']);
    expect(await leftAfter(() => inTenant((trx) => endAccess(trx, owner.globalId)))).toEqual([
      'federated request',
    ]);
    const lock = () => setStatus(db(), owner.globalId, 'LockedPasswordAttempts');
    expect(await leftAfter(lock)).toEqual(['federated request']);
    const kept = () =>
      inTenant((trx) => keepPassword(trx, owner.globalId, { hash: 'scrypt$2$1$1$x$x', was: hash }));
    expect(await leftAfter(kept)).toEqual(all);
  });

  test('ends with each change of a factor, but for the visit that makes it', async () => {
    const left = ['federated request', 'methods'];
    const { sealer } = db();
    const confirm = (trx: Trx) => confirmAuthenticator(trx, sealer, owner, { base32, typed: code(at) }, at);
    expect(await leftAfter(() => inTenant(confirm))).toEqual(left);
    const use = (trx: Trx) => takeAppCode(trx, sealer, owner, code(later), later);
    expect(await leftAfter(() => inTenant(use))).toEqual(all);
    expect(await leftAfter(() => inTenant((trx) => removeAuthenticator(trx, owner.globalId)))).toEqual(left);
    expect(await leftAfter(() => givePasskey(db(), owner.globalId))).toEqual(left);
    expect(await leftAfter(() => inTenant((trx) => removePasskeys(trx, owner.globalId)))).toEqual(left);
  });
});
