import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  cancelApplications,
  changePassword,
  changePasswordAtPortal,
  getActivityFeed,
  getAccountInfo,
  getApplication,
  getBulkUploadTemplate,
  getTenant,
  listMyApplications,
  logIn,
  logOut,
  ping,
  saveColumns,
  signInFederated,
  type Failure,
} from '../contract/index.ts';
import { guidOf, tenants } from '../mocks/index.ts';
import { aClient, origin } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import { download } from './download.ts';
import { send } from './send.ts';

const network = aNetwork();
const account = { Email: 'fiona.full@harbour.example', DisplayName: 'Fiona Full', GlobalId: 'G-FULL' };
const emptyList = { Applications: [], MaxPage: 0, TotalRows: 0 };
const errorResponse = (status: number) =>
  HttpResponse.json({ ErrorNo: -1, Message: 'Why.', RequestId: 'r-1' }, { status });

describe('the request', () => {
  test('of a list goes to the configured address with its query, without unset filters', async () => {
    network.answer(() => HttpResponse.json(emptyList));
    await send(aClient(), listMyApplications, {
      query: { pageNo: 2, status: ['Locked'], label: [], q: 'a&b' },
    });
    expect(network.sent[0]?.url).toBe(
      `${origin}/api/application/list?pageNo=2&status=%5B%22Locked%22%5D&q=a%26b`,
    );
  });

  test('has credentials, unless the endpoint is public', async () => {
    network.answer((request) =>
      HttpResponse.json(request.url.endsWith('/tenant') ? tenants.harbour : account),
    );
    await send(aClient(), getAccountInfo, {});
    await send(aClient(), getTenant, {});
    expect(network.sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-of-fiona',
      null,
    ]);
  });

  test('of a cancellation has a JSON body and an idempotency key', async () => {
    network.answer(() => HttpResponse.json({ Results: [] }));
    const body = { ApplicationCancellations: [{ ApplicationGuid: guidOf(1001) }] };
    await send(aClient(), cancelApplications, { body });
    const request = network.sent[0];
    expect(await request?.json()).toEqual(body);
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ['https://{TenantName}.example/api', undefined, { key: false, match: false }],
    ['https://api.example/api', undefined, { key: false, match: false }],
    ['https://api.example/api', ['Idempotency-Key', 'if-match'], { key: true, match: true }],
    ['/api', undefined, { key: true, match: true }],
  ] as const)(
    'to %s has headers that need the permission of another origin only with it: %j (OP-389)',
    async (ApiUrl, AllowedHeaders, expected) => {
      network.answer(() => HttpResponse.json({ ErrorNo: 0, Results: [] }));
      const client = aClient({
        configuration: {
          ApiUrl,
          AllowedHosts: ['api.example', 'harbour.example'],
          ...(AllowedHeaders && { AllowedHeaders: [...AllowedHeaders] }),
        },
      });
      await send(client, cancelApplications, { body: { ApplicationCancellations: [] } });
      await send(client, saveColumns, { body: { Columns: [] }, version: 3 } as never);
      const [cancelled, saved] = network.sent.map(({ headers }) => headers);
      expect({ key: cancelled?.has('idempotency-key'), match: saved?.has('if-match') }).toEqual(expected);
    },
  );

  test('to another origin has no value of Accept that needs its permission (OP-389)', async () => {
    network.answer(() => new HttpResponse('x'));
    const configuration = { ApiUrl: 'https://api.example/api', AllowedHosts: ['api.example'] };
    await download(aClient({ configuration }), getBulkUploadTemplate, {});
    await download(aClient(), getBulkUploadTemplate, {});
    const [elsewhere, own] = network.sent.map(({ headers }) => headers.get('accept'));
    expect(elsewhere).toBe('*/*');
    expect(own).toContain('spreadsheetml');
  });

  test('of a repeated cancellation has a new key after a response, and the same key while the outcome is unknown', async () => {
    const body = { ApplicationCancellations: [{ ApplicationGuid: guidOf(1001) }] };
    const client = aClient();
    for (const reply of [
      () => HttpResponse.error(),
      () => HttpResponse.json({ Results: [] }),
      () => HttpResponse.error(),
    ]) {
      network.answer(reply);
      await send(client, cancelApplications, { body });
    }
    const [lost, answered, next] = network.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(answered).toBe(lost);
    expect(next).not.toBe(answered);
  });

  test('accepts JSON, and has a content type only with a body', async () => {
    network.answer(() => HttpResponse.json(account));
    await send(aClient(), getAccountInfo, {});
    const headers = network.sent[0]?.headers;
    expect([headers?.get('accept'), headers?.get('content-type')]).toEqual(['application/json', null]);
  });

  test('has no key if the call is safe to repeat', async () => {
    network.answer(() => HttpResponse.json({ ActivityFeedItems: [] }));
    await send(aClient(), getActivityFeed, { params: { guid: 'g' } });
    expect(network.sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('keeps an id with dot segments within its path segment', async () => {
    network.answer(() => errorResponse(404));
    await send(aClient(), getApplication, { params: { id: '../../account/logout?x#y' } });
    await send(aClient(), getApplication, { params: { id: '..' } });
    for (const { url } of network.sent)
      expect(new URL(url).pathname).toMatch(/^\/api\/application\/get\/[^/]+$/);
  });
});

describe('the response', () => {
  test('is parsed, and unknown fields are dropped', async () => {
    network.answer(() => HttpResponse.json({ ...account, Unknown: 1 }));
    expect(await send(aClient(), getAccountInfo, {})).toEqual({ ok: true, value: account });
  });

  test('may be 204 if the contract expects no body', async () => {
    network.answer(() => new HttpResponse(null, { status: 204 }));
    expect(await send(aClient(), ping, {})).toEqual({ ok: true, value: undefined });
  });

  test.each([
    ['HTML', '<!doctype html><title>Welcome</title>', 'the answer is no JSON'],
    ['truncated JSON', '{"Applications":[],"MaxPage":0,', 'the answer is no JSON'],
    ['an empty body', '', 'the answer is missing'],
    ['other types', '{"Applications":[],"MaxPage":"many"}', 'MaxPage is string, not number'],
    ['a missing field', '{"Applications":[],"MaxPage":0}', 'TotalRows is missing'],
    ['null', 'null', 'the answer is missing'],
    ['a bare text', '"ok"', 'the answer is string, not Object'],
  ])('%s is drift, never an empty list', async (_, text, reason) => {
    network.answer(() => HttpResponse.text(text));
    expect(await send(aClient(), listMyApplications, { query: {} })).toMatchObject({
      ok: false,
      failure: { kind: 'drift', reason },
    });
  });

  test.each<[number, Failure]>([
    [400, { kind: 'invalid', message: 'Why.' }],
    [401, { kind: 'unauthorised' }],
    [403, { kind: 'forbidden' }],
    [404, { kind: 'notFound' }],
    [409, { kind: 'conflict', message: 'Why.' }],
    [500, { kind: 'server', status: 500, requestId: 'r-1' }],
  ])('with status %i is the failure %j', async (status, failure) => {
    network.answer(() => errorResponse(status));
    expect(await send(aClient(), ping, {})).toEqual({ ok: false, failure });
  });

  test('is a server failure without an id if a proxy returned an error page', async () => {
    network.answer(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 500 }));
    expect(await send(aClient(), ping, {})).toEqual({
      ok: false,
      failure: { kind: 'server', status: 500, requestId: undefined },
    });
    network.answer(() => HttpResponse.html('<h1>Bad request</h1>', { status: 400 }));
    expect(await send(aClient(), ping, {})).toEqual({ ok: false, failure: { kind: 'invalid', message: '' } });
  });

  test('is a failure if it is a redirect', async () => {
    network.answer(() => HttpResponse.redirect('https://evil.example/', 302));
    const outcome = await send(aClient(), logOut, {});
    expect(outcome).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(network.sent.map(({ url }) => new URL(url).host)).toEqual([new URL(origin).host]);
  });

  test('is a network failure if the connection is lost', async () => {
    network.answer(() => HttpResponse.error());
    expect(await send(aClient(), logOut, {})).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('is an aborted failure if the call is aborted before or while it runs', async () => {
    const running = new AbortController();
    network.answer(() => {
      running.abort();
      return new Promise<never>(() => undefined);
    });
    const aborted = { ok: false, failure: { kind: 'aborted' } };
    expect(await send(aClient(), ping, {}, { signal: running.signal })).toEqual(aborted);
    expect(await send(aClient(), ping, {}, { signal: AbortSignal.abort() })).toEqual(aborted);
    expect(network.sent).toHaveLength(1);
  });
});

describe('notifications', () => {
  const notificationsAfter = async (reply: () => Response) => {
    network.answer(reply);
    const failures: string[] = [];
    let unauthorised = 0;
    let forbidden = 0;
    const client = aClient({
      session: {
        authorise: () => undefined,
        unauthorised: () => void unauthorised++,
        forbidden: () => void forbidden++,
      },
      onFailure: (endpoint, failure) => void failures.push(`${endpoint.id} ${failure.kind}`),
    });
    await Promise.all([
      send(client, logOut, {}),
      send(client, getActivityFeed, { params: { guid: 'a' } }),
      send(client, getActivityFeed, { params: { guid: 'b' } }),
    ]);
    return { failures: failures.toSorted(), unauthorised, forbidden };
  };

  test('neither a wrong password nor an invalid federated pair ends the session (OP-025)', async () => {
    network.answer(() => errorResponse(401));
    let ended = 0;
    const client = aClient({
      session: { authorise: () => undefined, unauthorised: () => void ended++ },
    });
    const body = { oldPassword: 'x', newPassword: 'y' };
    await send(client, changePassword, { body });
    await send(client, changePasswordAtPortal, { body });
    await send(client, signInFederated, { params: { token: 'a' }, query: { hash: 'b' } });
    await send(client, logIn, { body: { Username: 'a', Password: 'b' } });
    expect(ended).toBe(0);
    await send(client, ping, {});
    expect(ended).toBe(1);
  });

  test('each parallel 401 notifies the session, and nothing else', async () => {
    expect(await notificationsAfter(() => errorResponse(401))).toEqual({
      failures: [],
      unauthorised: 3,
      forbidden: 0,
    });
  });

  test('error responses notify nothing, except the session about a 403', async () => {
    expect(await notificationsAfter(() => errorResponse(403))).toEqual({
      failures: [],
      unauthorised: 0,
      forbidden: 3,
    });
    expect(await notificationsAfter(() => errorResponse(404))).toEqual({
      failures: [],
      unauthorised: 0,
      forbidden: 0,
    });
  });

  test('any other failure is reported once per call', async () => {
    expect(await notificationsAfter(() => errorResponse(500))).toEqual({
      failures: ['C08 server', 'C39 server', 'C39 server'],
      unauthorised: 0,
      forbidden: 0,
    });
  });
});
