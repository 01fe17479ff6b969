import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { onBothDatabases, openSeeded } from '../../testing/databases.ts';
import { personOf } from '../../testing/person.ts';
import { storedReplyOf, deleteStoredReplies, runOnce, workIdOf } from './idempotency.ts';

onBothDatabases('A call with a key', (db) => {
  const full = personOf('G-FULL');
  let done = 0;
  const call = (key: string, request = 'C31\n{}', { as = full, applicationId = 0 } = {}) =>
    db().inTenant(as.tenant, (trx) =>
      runOnce(trx, as, key, request, () => Promise.resolve(`answer ${(done += 1)}`), applicationId),
    );
  const before = (key: string, request = 'C31\n{}') =>
    db().inTenant('harbour', (trx) => storedReplyOf(trx, full, key, request));
  const age = (key: string, hours: number) =>
    db().inTenant('harbour', (trx) =>
      sql`update idempotency_key set created_at = now() - make_interval(hours => ${hours})
        where key = ${key}`.execute(trx),
    );

  test('runs once and returns the same reply for a day', async () => {
    expect(await before('k-1')).toBeUndefined();
    const first = await call('k-1');
    expect(await call('k-1')).toBe(first);
    expect(await before('k-1')).toBe(first);
    await age('k-1', 23);
    expect(await call('k-1')).toBe(first);
    await age('k-1', 25);
    expect(await before('k-1')).toBeUndefined();
    expect(await call('k-1')).not.toBe(first);
  });

  test('belongs to one user', async () => {
    const first = await call('k-2');
    expect(await call('k-2', undefined, { as: personOf('G-MY') })).not.toBe(first);
    expect(await call('k-2', undefined, { as: personOf('G-FULL', { tenant: 'meridian' }) })).not.toBe(first);
    expect(await call('k-2')).toBe(first);
  });

  test('is rejected with another request, which does not run', async () => {
    await call('k-3');
    const was = done;
    const error = { status: 422, message: 'This Idempotency-Key was used for another request.' };
    await expect(call('k-3', 'C31\n{"more":1}')).rejects.toMatchObject(error);
    await expect(before('k-3', 'C32\n{}')).rejects.toMatchObject(error);
    expect(done).toBe(was);
  });

  test('does not run again after its reply was erased with the people of its application; replies of others stay', async () => {
    await call('k-4', undefined, { applicationId: 1002 });
    const others = [await call('k-5', undefined, { applicationId: 1003 }), await call('k-6')];
    await db().inTenant('harbour', (trx) => deleteStoredReplies(trx, 1002));
    const was = done;
    await expect(call('k-4', undefined, { applicationId: 1002 })).rejects.toMatchObject({
      status: 409,
      message: 'This was done before the application was depersonalised; its answer is no longer kept.',
    });
    expect([await call('k-5', undefined, { applicationId: 1003 }), await call('k-6')]).toEqual(others);
    expect(done).toBe(was);
  });

  test.each(['', 'a b', 'ä', 'x\n', 'x'.repeat(201)])('rejects the key %j', async (key) => {
    const error = { status: 400, message: 'The Idempotency-Key is not valid.' };
    await expect(call(key)).rejects.toMatchObject(error);
    await expect(before(key)).rejects.toMatchObject(error);
  });

  test.each(['!', '~', 'x'.repeat(200)])('accepts the key %j', async (key) => {
    expect(await call(key)).toMatch(/^answer/);
  });
});

describe('The work id of a key', () => {
  test('is a UUID, stable across attempts and unique per user and tenant', () => {
    const names = [
      workIdOf(personOf('G-FULL'), 'k'),
      workIdOf(personOf('G-FULL'), 'l'),
      workIdOf(personOf('G-MY'), 'k'),
      workIdOf(personOf('G-FULL', { tenant: 'meridian' }), 'k'),
    ];
    expect(workIdOf(personOf('G-FULL'), 'k')).toBe(names[0]);
    expect(new Set(names).size).toBe(4);
    for (const name of names)
      expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});

test('a running call is not started a second time, by any process', async () => {
  const db = await openSeeded('postgres');
  const call = (work: () => Promise<string>) =>
    db.inTenant('harbour', (trx) => runOnce(trx, personOf('G-FULL'), 'k-1', 'C31', work));
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  const first = call(() => (begun.resolve(), end.promise));
  await begun.promise;
  await expect(call(() => Promise.resolve('another'))).rejects.toMatchObject({
    status: 409,
    message: 'The same request is still being worked on.',
  });
  end.resolve('answer');
  expect(await first).toBe('answer');
  await db.close();
});

test('a running call blocks neither the user’s other keys nor the same key of a colleague', async () => {
  const db = await openSeeded('postgres');
  const call = (globalId: string, key: string, work: () => Promise<string>) =>
    db.inTenant('harbour', (trx) => runOnce(trx, personOf(globalId), key, 'C31', work));
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  const first = call('G-FULL', 'k-1', () => (begun.resolve(), end.promise));
  await begun.promise;
  expect(await call('G-FULL', 'k-2', () => Promise.resolve('another'))).toBe('another');
  expect(await call('G-MY', 'k-1', () => Promise.resolve('a colleague’s'))).toBe('a colleague’s');
  end.resolve('answer');
  expect(await first).toBe('answer');
  await db.close();
});
