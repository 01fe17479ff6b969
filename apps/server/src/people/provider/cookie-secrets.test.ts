import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { deviceOf, rememberDevice } from '../devices/device.ts';
import { createPair, consumePair } from '../sign-in/federated-pair.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { identityServer, parameterOf, signedIn, silentRenewalAddress } from '../testing/identity-server.ts';
import { proofNonces } from '../tokens/proof-nonce.ts';
import { issuerKeys } from '../tokens/issuer-keys.ts';

const hour = 3600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 1);
/** When the second secret begins to sign, and when the first one expires. */
const next = 90 * day + hour;
const ended = next + 180 * day + 2 * hour;

const secretsAt = async (db: Database, issuer: string, ms: number) =>
  (await issuerKeys(db, issuer, start + ms)).cookieSecrets;

const storedKeys = (db: Database, issuer: string) =>
  db.system((trx) =>
    trx
      .selectFrom('identity_signing_key')
      .selectAll()
      .where('issuer', '=', issuer)
      .orderBy('signs_from')
      .execute(),
  );

onEachDatabase('Cookie secrets', (db) => {
  async function siteAt(issuer: string, ms: number, now = () => start + ms): Promise<SiteFacts> {
    const tenant = await tenantDirectory(db()).byHost('localhost');
    if (!tenant) throw new Error('The tenant is not seeded.');
    const keys = await issuerKeys(db(), issuer, start + ms);
    return { tenant, issuer, origin: 'http://localhost:4000', audience: '', keys, now };
  }

  test('sign for 90 days each, verify until the last device cookie they signed has expired, and are the same in all processes', async () => {
    const issuer = 'https://one.example/oidc';
    const [first] = await secretsAt(db(), issuer, 0);
    expect(await secretsAt(db(), issuer, 90 * day - 1)).toEqual([first]);
    const made = await Promise.all([0, 1, 2, 3, 4].map(() => secretsAt(db(), issuer, 90 * day)));
    expect(new Set(made.map(String)).size).toBe(1);
    const [signing, second = ''] = made[0] ?? [];
    expect([signing, second === first]).toEqual([first, false]);
    expect(await secretsAt(db(), issuer, next)).toEqual([second, first]);
    const [, , third] = await secretsAt(db(), issuer, next + 90 * day);
    expect(await secretsAt(db(), issuer, next + 91 * day)).toEqual([third, second, first]);
    expect(await secretsAt(db(), issuer, ended - 1)).toEqual([third, second, first, expect.any(String)]);
    expect(await secretsAt(db(), issuer, ended)).toEqual([third, second, expect.any(String)]);
    expect(await storedKeys(db(), issuer)).toHaveLength(3);
  });

  test('are stored encrypted, and are kept after the signing key of their row has expired', async () => {
    const issuer = 'https://two.example/oidc';
    await secretsAt(db(), issuer, 0);
    await secretsAt(db(), issuer, 90 * day);
    const secrets = await secretsAt(db(), issuer, next + 26 * hour);
    const keys = await storedKeys(db(), issuer);
    expect(secrets).toHaveLength(2);
    expect(keys.map(({ key_sealed }) => key_sealed === null)).toEqual([true, false]);
    const bytes = Buffer.concat(
      keys
        .flatMap((row) => Object.values(row))
        .map((value) => Buffer.from(value instanceof Uint8Array ? value : String(value))),
    );
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
  });

  test('keep device cookies valid over rotations, until the secret that signed them expires', async () => {
    const issuer = 'https://five.example/oidc';
    const app = new Hono<AppEnv>();
    const email = 'fiona.full@harbour.example';
    let now = start;
    let site = await siteAt(issuer, 0, () => now);
    app.get('/remember', (c) => {
      rememberDevice(c, site, email);
      return c.text('');
    });
    app.get('/known', (c) => c.text(deviceOf(c, site, email) ?? 'unknown'));
    const remembered = async (ms: number) => {
      now = start + ms;
      return (await app.request('/remember')).headers.get('set-cookie')?.split(';')[0] ?? '';
    };
    const known = async (cookie: string, ms: number) => {
      now = start + ms;
      site = await siteAt(issuer, ms, () => now);
      return (await (await app.request('/known', { headers: { cookie } })).text()) !== 'unknown';
    };
    const first = await remembered(0);
    // The cookie states a longer life than any server gives: a clock was wrong, or the secret was stolen.
    const tooLong = await remembered(ended);
    expect(await known(first, 90 * day)).toBe(true);
    const second = await remembered(next - 1);
    expect(await known(first, next)).toBe(true);
    expect(await known(first, 180 * day - 1)).toBe(true);
    expect(await known(first, 180 * day)).toBe(false);
    expect(await known(second, 270 * day)).toBe(true);
    expect(await known(tooLong, ended - 1)).toBe(true);
    expect(await known(tooLong, ended)).toBe(false);
  });

  test('accept federated pairs and proof nonces that the previous secret signed', async () => {
    const issuer = 'https://six.example/oidc';
    const inTenant = db().inTenant;
    const now = () => start + next;
    await siteAt(issuer, 0);
    const before = await siteAt(issuer, next - hour, now);
    const after = await siteAt(issuer, next, now);
    expect(after.keys.cookieSecrets[0]).not.toBe(before.keys.cookieSecrets[0]);
    for (const [one, other] of [
      [before, after],
      [after, before],
    ] as const) {
      const pair = await inTenant('harbour', (trx) => createPair(trx, one, 'G-FULL'));
      expect(await inTenant('harbour', (trx) => consumePair(trx, other, pair))).toBe('G-FULL');
      const nonce = proofNonces(one.keys.cookieSecrets, now).current();
      expect(proofNonces(other.keys.cookieSecrets, now).isTaken(nonce)).toBe(true);
    }
  });

  test('keep a session over a rotation in every process, until their secret is deleted', async () => {
    const clock = { ms: Date.now() };
    const now = () => clock.ms;
    const one = await identityServer(db(), { now });
    await signedIn(one.browser());
    clock.ms += 90 * day;
    const visitor = one.browser();
    await signedIn(visitor);
    const other = await identityServer(db(), { now });
    clock.ms += hour + 20 * 60_000;
    const signature = ({ cookies }: typeof visitor) =>
      cookies().find(({ name }) => name === 'portal_session.sig')?.value;
    const moved = [one, other].map((server) => server.browser(visitor));
    for (const browser of moved) {
      expect(signature(browser)).toBeDefined();
      expect(parameterOf(await browser.go(silentRenewalAddress()), 'code')).not.toBe('');
      expect(signature(browser)).not.toBe(signature(visitor));
    }
    const keys = await storedKeys(db(), 'http://localhost:4000/oidc');
    expect(keys).toHaveLength(2);
    await db().system((trx) =>
      trx
        .deleteFrom('identity_signing_key')
        .where('kid', '=', keys[0]?.kid ?? '')
        .execute(),
    );
    clock.ms += 10 * 60_000;
    for (const server of [one, other])
      expect(parameterOf(await server.browser(visitor).go(silentRenewalAddress()), 'error')).toBe(
        'login_required',
      );
    expect(parameterOf(await other.browser(moved[0]).go(silentRenewalAddress()), 'code')).not.toBe('');
    await Promise.all([one.stop(), other.stop()]);
  });
});
