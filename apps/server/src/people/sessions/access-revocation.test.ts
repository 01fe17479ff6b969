import { AsyncLocalStorage } from 'node:async_hooks';
import { endpoint, envelope, file, mediaTypes, Permission } from '@portal/api/contract';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../platform/db/connect.ts';
import { fileRoute, route } from '../../platform/http/route.ts';
import { jsonLog } from '../../platform/observability/log.ts';
import { findUserByGlobalId } from '../directory/user.store.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';
import { createIdentity } from '../index.ts';
import {
  codeFor,
  identityServer,
  pairOf,
  parameterOf,
  refresh,
  signedIn,
  silentRenewalAddress,
} from '../testing/identity-server.ts';

/** The permissions that an access token carries. */
const claimsIn = (token: string): unknown => decodeJwt(token)['Permission'];

/** Maximum age of the principal cache. */
const cacheMaximumAge = 5000;
const me = '/api/account/info';
const anotherRequest = AsyncLocalStorage.snapshot();

onEachDatabase('A user who is locked or deactivated', (db) => {
  let at = Date.now();
  const now = () => at;
  const host = 'harbour.localhost:4000';
  const identityOn = (database: Database) => {
    const tenants = tenantDirectory(database);
    const log = jsonLog(() => undefined);
    return createIdentity({
      db: database,
      tenants,
      config: readConfig({ PORTAL_TOKEN_BINDING: '0' }, '/'),
      log,
      now,
    });
  };
  const server = (more: Parameters<typeof testApp>[1] = {}) =>
    testApp(db(), { identity: identityOn(db()), ...more });
  type Server = ReturnType<typeof server>;
  const change = async (app: Server, what: 'enable' | 'disable' | 'unlock', id: string) =>
    expect((await app.send(`/api/user/${what}/${id}`, { as: 'FULL', method: 'PUT' })).status).toBe(200);
  const store = (id: string, values: Readonly<Record<string, unknown>>) =>
    db().inTenant('harbour', (trx) =>
      trx.updateTable('portal_user').set(values).where('global_id', '=', id).execute(),
    );
  const statuses = async (...answers: readonly Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);

  test('is rejected at once by that server and within five seconds by every other one, and never regains the old session', async () => {
    const [here, there] = [server(), server()];
    const withToken = {
      headers: { authorization: `Bearer ${await here.tokenOf('harbour.localhost:4000', 'LEE')}` },
    };
    expect(await statuses(here.send(me, withToken), there.send(me, withToken))).toEqual([200, 200]);
    await change(here, 'disable', 'G-LEE');
    expect(await statuses(here.send(me, withToken))).toEqual([401]);
    at += cacheMaximumAge;
    expect(await statuses(there.send(me, withToken))).toEqual([401]);
    await change(here, 'enable', 'G-LEE');
    at += cacheMaximumAge;
    expect(await statuses(here.send(me, withToken), there.send(me, withToken))).toEqual([401, 401]);
    expect(await statuses(server().send(me, { as: 'LEE' }))).toEqual([200]);
  });

  test('cannot renew tokens, and has to enter the password again even after being unlocked', async () => {
    const provider = await identityServer(db(), { now });
    const visitor = provider.browser();
    const tokens = await signedIn(visitor, pairOf('mia.my@harbour.example'));
    const namesake = provider.browser();
    await codeFor(namesake, pairOf('mia.my@meridian.example'), 'meridian.localhost');
    const app = server();
    await change(app, 'disable', 'G-MY');
    expect(parameterOf(await namesake.go(silentRenewalAddress('meridian.localhost')), 'code')).not.toBe('');
    expect((await refresh(visitor, tokens.refresh_token)).status).toBe(400);
    expect(parameterOf(await visitor.go(silentRenewalAddress()), 'error')).toBe('login_required');
    await change(app, 'enable', 'G-MY');
    expect((await refresh(visitor, tokens.refresh_token)).status).toBe(400);
    expect(parameterOf(await visitor.go(silentRenewalAddress()), 'error')).toBe('login_required');
    await provider.stop();
  });

  test('is accepted at once by every server with a token issued after being unlocked, and with no older one', async () => {
    const [one, other] = [identityOn(db()), identityOn(db())];
    const old = await one.issueToken(host, 'G-ADV3');
    await store('G-ADV3', { status: 'Deactivated' });
    at += cacheMaximumAge;
    expect(await other.verify(host, old)).toBeUndefined();
    await store('G-ADV3', { status: 'Active' });
    expect(await other.verify(host, await one.issueToken(host, 'G-ADV3'))).toBeDefined();
    expect(await other.verify(host, old)).toBeUndefined();
  });

  test.each([
    ['locks them', { status: 'LockInactivity' }],
    ['changes their password', { password_hash: 'scrypt$1$1$1$eA$eA' }],
  ])('is rejected after somebody %s, even if only in the database', async (_, values) => {
    const app = server();
    expect(await statuses(app.send(me, { as: 'ADV1' }))).toEqual([200]);
    await store('G-ADV1', values);
    at += cacheMaximumAge;
    expect(await statuses(app.send(me, { as: 'ADV1' }))).toEqual([401]);
    await store('G-ADV1', { status: 'Active' });
  });

  test('an Admin Staff role sees applications only with application access, within five seconds on every server (OP-370)', async () => {
    const [here, there] = [server(), server()];
    const access = async (type: 'Grant' | 'Revoke') => {
      const path = `/api/user/applicationaccess?assigneeUserGlobalId=G-ALL&editApplicationPermissionRequestType=${type}`;
      expect((await here.send(path, { as: 'FULL', method: 'POST' })).status).toBe(200);
      at += cacheMaximumAge;
    };
    const list = '/api/application/list/all';
    const withToken = { headers: { authorization: `Bearer ${await here.tokenOf(host, 'ALL')}` } };
    expect(await statuses(here.send(list, withToken), there.send(list, withToken))).toEqual([200, 200]);
    await access('Revoke');
    expect(await statuses(here.send(list, withToken), there.send(list, withToken))).toEqual([401, 401]);
    const without = server();
    expect(await statuses(without.send(list, { as: 'ALL' }), without.send(me, { as: 'ALL' }))).toEqual([
      403, 200,
    ]);
    expect(claimsIn(await without.tokenOf(host, 'ALL'))).toEqual([]);
    await access('Grant');
    const again = server();
    expect(await statuses(without.send(me, { as: 'ALL' }), again.send(list, { as: 'ALL' }))).toEqual([
      401, 200,
    ]);
    expect(claimsIn(await again.tokenOf(host, 'ALL'))).toEqual([Permission.allAppsLocation]);
  });

  test('other roles have their permissions for applications without application access', async () => {
    const app = server();
    const path =
      '/api/user/applicationaccess?assigneeUserGlobalId=G-EDIT&editApplicationPermissionRequestType=Revoke';
    expect(await statuses(app.send('/api/application/list/all', { as: 'EDIT' }))).toEqual([200]);
    expect((await app.send(path, { as: 'FULL', method: 'POST' })).status).toBe(200);
    at += cacheMaximumAge;
    expect(await statuses(app.send('/api/application/list/all', { as: 'EDIT' }))).toEqual([200]);
  });

  test('loses a call with the permission for it, whatever the token says, and keeps the other calls', async () => {
    const app = server();
    expect(await statuses(app.send('/api/user/list', { as: 'USERS' }))).toEqual([200]);
    await store('G-USERS', { permissions: [Permission.unlockUser] });
    at += cacheMaximumAge;
    expect(
      await statuses(app.send('/api/user/list', { as: 'USERS' }), app.send(me, { as: 'USERS' })),
    ).toEqual([403, 200]);
  });

  test('is read from the database once in five seconds, however many requests they send', async () => {
    let reads = 0;
    const counted: Database = {
      ...db(),
      inTenant: (tenant, work) => {
        reads += 1;
        return db().inTenant(tenant, work);
      },
    };
    const identity = identityOn(counted);
    const token = await identity.issueToken(host, 'G-ALL');
    await identity.verify(host, token);
    reads = 0;
    for (let second = 0; second < 10; second += 1) {
      at += 1000;
      await Promise.all([1, 2, 3].map(() => identity.verify(host, token)));
    }
    expect(reads).toBe(2);
  });

  const long = endpoint({
    id: 'C999',
    method: 'GET',
    path: '/long',
    needs: Permission.exportUsers,
    answers: [mediaTypes.csv],
    reply: file,
  });

  test.each([
    ['is deactivated', { status: 'Deactivated' }],
    ['loses the claim', { permissions: [] }],
  ])('gets no more of a download in progress once the user who receives it %s', async (_, values) => {
    await store('G-ADV2', { status: 'Active', permissions: [Permission.exportUsers] });
    let given = 0;
    let ended = false;
    const app = server({
      extend: (hono, deps) =>
        fileRoute(hono, deps, long, () => ({
          name: 'long.csv',
          type: mediaTypes.csv,
          bytes: (async function* () {
            try {
              for (; given < 9; given += 1) yield Buffer.from('line\r\n');
            } finally {
              ended = true;
            }
          })(),
        })),
    });
    const answer = await app.send('/api/long', { as: 'ADV2' });
    const reader = answer.body?.getReader();
    await reader?.read();
    await store('G-ADV2', values);
    at += cacheMaximumAge;
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow('cut off');
    expect(given).toBeLessThan(3);
    expect(ended).toBe(true);
  });

  const changing = endpoint({
    id: 'C998',
    method: 'POST',
    path: '/change',
    needs: Permission.exportUsers,
    reply: envelope,
  });

  test.each([
    ['is deactivated', { status: 'Deactivated' }, 401],
    ['loses the claim', { permissions: [] }, 403],
  ])('changes nothing with a call in progress when the user who sends it %s', async (_, values, status) => {
    await store('G-ADV2', { status: 'Active', permissions: [Permission.exportUsers] });
    const nameOf = async () => {
      const user = await db().inTenant('harbour', (trx) => findUserByGlobalId(trx, 'G-ADV3'));
      return user?.last_name;
    };
    const before = await nameOf();
    const app = server({
      extend: (hono, deps) =>
        route(hono, deps, changing, async ({ trx }) => {
          const change = (id: string, to: object) =>
            trx.updateTable('portal_user').set(to).where('global_id', '=', id).execute();
          await change('G-ADV3', { last_name: 'Changed' });
          // The embedded database has one transaction at a time.
          await (db().kind === 'postgres'
            ? anotherRequest(() => store('G-ADV2', values))
            : change('G-ADV2', values));
          return { ErrorNo: 0 };
        }),
    });
    expect((await app.send('/api/change', { as: 'ADV2', method: 'POST' })).status).toBe(status);
    expect(await nameOf()).toBe(before);
  });

  describe('during an upload', () => {
    /** A form that arrives in two halves, with work between them. */
    const inHalves = (form: string, between: () => Promise<unknown>) =>
      ReadableStream.from(
        (async function* () {
          yield Buffer.from(form.slice(0, 200));
          await between();
          yield Buffer.from(form.slice(200));
        })(),
      );

    test.each([
      ['documents', '/api/document/upload/1006', 'a.pdf'],
      ['a sheet', '/api/application/bulkupload', 'a.xlsx'],
    ])('cannot finish sending %s, and nothing is stored', async (_, path, name) => {
      await store('G-FED', { status: 'Active' });
      const app = server();
      const stored = () =>
        db().inTenant('harbour', (trx) => trx.selectFrom('stored_file').select('id').execute());
      const before = await stored();
      const part = `--edge\r\nContent-Disposition: form-data; name="files[]"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
      const body = inHalves(`${part}%PDF-1.7 ${'x'.repeat(400)}\r\n--edge--\r\n`, async () => {
        await store('G-FED', { status: 'Deactivated' });
        at += cacheMaximumAge;
      });
      const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
      const answer = await app.send(path, { as: 'FED', method: 'POST', body, headers });
      expect(answer.status).toBe(401);
      expect(await stored()).toEqual(before);
    });
  });
});
