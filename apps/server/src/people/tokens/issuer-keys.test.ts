import { expect, test } from 'vitest';
import { decodeProtectedHeader } from 'jose';
import type { Database } from '../../platform/db/connect.ts';
import { onEachDatabase, openSeeded } from '../../testing/databases.ts';
import { identityServer, signedIn } from '../testing/identity-server.ts';
import { issuerKeys } from './issuer-keys.ts';

const day = 24 * 3600_000;
const hour = 3600_000;
const start = Date.UTC(2026, 0, 1);

const at = (db: Database, issuer: string, ms: number) => issuerKeys(db, issuer, start + ms);
const kids = ({ all }: Awaited<ReturnType<typeof at>>) => all.map(({ kid }) => kid);

onEachDatabase('Signing keys', (db) => {
  test('sign for ninety days each, are published before and after that, and are the same in all processes', async () => {
    const issuer = 'https://one.example/oidc';
    const [first = ''] = kids(await at(db(), issuer, 0));
    expect(kids(await at(db(), issuer, 90 * day - 1))).toEqual([first]);
    const made = await Promise.all([0, 1, 2, 3, 4].map(() => at(db(), issuer, 90 * day)));
    expect(new Set(made.map((keys) => kids(keys).join())).size).toBe(1);
    const [signing, next = ''] = kids(made[0] ?? (await at(db(), issuer, 90 * day)));
    expect([signing, next === first]).toEqual([first, false]);
    expect(kids(await at(db(), issuer, 90 * day + hour))).toEqual([next, first]);
    expect(kids(await at(db(), issuer, 90 * day + 26 * hour))).toEqual([next, first]);
    expect(kids(await at(db(), issuer, 90 * day + 27 * hour))).toEqual([next]);
    const third = await at(db(), issuer, 180 * day + hour);
    expect(kids(third)).toHaveLength(2);
    expect(third.signing.kid).toBe(next);
  });

  test('are stored encrypted, and the published set contains no private part', async () => {
    const issuer = 'https://two.example/oidc';
    const { signing, verifying } = await at(db(), issuer, 0);
    const [row] = await db().system((trx) =>
      trx.selectFrom('identity_signing_key').selectAll().where('issuer', '=', issuer).execute(),
    );
    expect(Buffer.from(row?.key_sealed ?? []).includes(String(signing.d))).toBe(false);
    expect(verifying.map((key) => 'd' in key)).toEqual([false]);
    const other = await db().system((trx) =>
      trx
        .updateTable('identity_signing_key')
        .set({ issuer: 'https://three.example/oidc' })
        .where('issuer', '=', issuer)
        .executeTakeFirst(),
    );
    expect(Number(other.numUpdatedRows)).toBe(1);
    await expect(at(db(), 'https://three.example/oidc', 1)).rejects.toThrow(/authenticate/);
  });
});

test('a token signed with the previous key is valid in every process after the next key has begun to sign', async () => {
  const db = await openSeeded();
  const clock = { ms: Date.now() };
  const now = () => clock.ms;
  const one = await identityServer(db, { now });
  const first = decodeProtectedHeader(await one.identity.issueToken('localhost', 'G-FULL')).kid;
  // The next key is created now, and begins to sign in an hour.
  clock.ms += 90 * day;
  await one.identity.verify('localhost', 'none');
  clock.ms += hour - 60_000;
  const before = await one.identity.issueToken('localhost', 'G-FULL');
  expect(decodeProtectedHeader(before).kid).toBe(first);
  clock.ms += 12 * 60_000;
  const other = await identityServer(db, { now });
  for (const server of [one, other])
    expect(await server.identity.verify('localhost', before)).toMatchObject({ globalId: 'G-FULL' });
  // Signed by the provider in a real sign-in.
  const { access_token } = await signedIn(one.browser());
  expect(decodeProtectedHeader(access_token).kid).not.toBe(first);
  expect(decodeProtectedHeader(await other.identity.issueToken('localhost', 'G-FULL')).kid).toBe(
    decodeProtectedHeader(access_token).kid,
  );
  await Promise.all([one.stop(), other.stop()]);
  await db.close();
});
