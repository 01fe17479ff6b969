import { expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { recordStore } from './record.adapter.ts';

class Reused extends Error {}
class Unstorable extends Error {}

onBothDatabases('The record store of the identity provider', (db) => {
  let at = Date.now();
  const store = (issuer: string) =>
    recordStore(
      db(),
      issuer,
      {
        reused: () => {
          throw new Reused();
        },
        unstorable: () => {
          throw new Unstorable();
        },
      },
      () => at,
    );

  test('returns a stored record to its own issuer and model only', async () => {
    const tokens = store('http://a/oidc')('RefreshToken');
    await tokens.upsert('one', { jti: 'one', accountId: 'G-FULL', exp: 5 }, 60);
    expect(await tokens.find('one')).toEqual({ jti: 'one', accountId: 'G-FULL', exp: 5 });
    expect(await store('http://b/oidc')('RefreshToken').find('one')).toBeUndefined();
    expect(await store('http://a/oidc')('AuthorizationCode').find('one')).toBeUndefined();
  });

  test('rejects characters that the database cannot store', async () => {
    const sessions = store('http://a/oidc')('Session');
    await expect(sessions.upsert('nul', { uid: 'u0', state: { nonce: 'a\0b' } }, 60)).rejects.toThrow(
      Unstorable,
    );
    expect(await sessions.find('nul')).toBeUndefined();
  });

  test('keeps the latest version of a record that is stored twice', async () => {
    const sessions = store('http://a/oidc')('Session');
    await sessions.upsert('two', { uid: 'u1' }, 60);
    await sessions.upsert('two', { uid: 'u2' }, 60);
    expect(await sessions.findByUid('u2')).toMatchObject({ uid: 'u2' });
    expect(await sessions.findByUid('u1')).toBeUndefined();
  });

  test('returns no expired record, and deletes it later', async () => {
    const keeper = store('http://old/oidc');
    await keeper('Session').upsert('three', { uid: 'u3' }, 60);
    at += 60_000;
    expect(await keeper('Session').find('three')).toBeUndefined();
    at += 10 * 60_000;
    await keeper('Session').upsert('four', { uid: 'u4' }, 60);
    const left = await db().system((trx) =>
      trx.selectFrom('oidc_record').select('uid').where('issuer', '=', 'http://old/oidc').execute(),
    );
    expect(left).toEqual([{ uid: 'u4' }]);
  });

  test('lets one of several requests consume a record; the others revoke everything of its grant', async () => {
    const keeper = store('http://race/oidc');
    const codes = keeper('AuthorizationCode');
    await codes.upsert('code', { grantId: 'grant' }, 60);
    await keeper('Grant').upsert('grant', { accountId: 'G-FULL' }, 60);
    await keeper('RefreshToken').upsert('token', { grantId: 'grant' }, 60);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => codes.consume('code')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))).toEqual(
      Array.from({ length: 4 }, () => expect.any(Reused)),
    );
    expect(await keeper('RefreshToken').find('token')).toBeUndefined();
    expect(await keeper('Grant').find('grant')).toBeUndefined();
  });

  test('reports when a record was consumed', async () => {
    const tokens = store('http://a/oidc')('RefreshToken');
    await tokens.upsert('five', { grantId: 'g5' }, 60);
    await tokens.consume('five');
    expect(await tokens.find('five')).toMatchObject({ consumed: Math.floor(at / 1000) });
  });

  test('deletes one grant or one record and keeps the others', async () => {
    const tokens = store('http://many/oidc')('RefreshToken');
    for (const id of ['a', 'b', 'c', 'd'])
      await tokens.upsert(id, { grantId: id === 'b' ? 'gone' : 'kept', accountId: 'G-FULL' }, 60);
    await tokens.revokeByGrantId('gone');
    await tokens.destroy('d');
    const found = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (id) => (await tokens.find(id)) !== undefined),
    );
    expect(found).toEqual([true, false, true, false]);
  });
});
