import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  cancelApplications,
  changePassword,
  changePasswordAtPortal,
  getActivityFeed,
  getAccountInfo,
  getApplication,
  getTenant,
  listMyApplications,
  logIn,
  logOut,
  ping,
  signInFederated,
  type Failure,
} from '../contract/index.ts';
import { guidOf, tenants } from '../mocks/index.ts';
import { aClient, origin } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import { send } from './send.ts';

const network = aNetwork();
const account = { Email: 'fiona.full@harbour.example', DisplayName: 'Fiona Full', GlobalId: 'G-FULL' };
const emptyList = { Applications: [], MaxPage: 0, TotalRows: 0 };
const refusal = (status: number) =>
  HttpResponse.json({ ErrorNo: -1, Message: 'Why.', RequestId: 'r-1' }, { status });

describe('what is sent', () => {
  test('a list call goes to the configured address with its query and no unset filter', async () => {
    network.answer(() => HttpResponse.json(emptyList));
    await send(aClient(), listMyApplications, {
      query: { pageNo: 2, status: ['Locked'], label: [], q: 'a&b' },
    });
    expect(network.sent[0]?.url).toBe(
      `${origin}/api/application/list?pageNo=2&status=%5B%22Locked%22%5D&q=a%26b`,
    );
  });

  test('a call carries what proves who is calling, a public one never does', async () => {
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

  test('a cancellation carries its JSON body and its idempotency key', async () => {
    network.answer(() => HttpResponse.json({ Results: [] }));
    const body = { ApplicationCancellations: [{ ApplicationGuid: guidOf(1001) }] };
    await send(aClient(), cancelApplications, { body });
    const request = network.sent[0];
    expect(await request?.json()).toEqual(body);
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a cancellation has another key once the same one has been answered, and the same one while nobody knows', async () => {
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
    const [lost, answered, anew] = network.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(answered).toBe(lost);
    expect(anew).not.toBe(answered);
  });

  test('a call asks for JSON, and sends none where it has none to say', async () => {
    network.answer(() => HttpResponse.json(account));
    await send(aClient(), getAccountInfo, {});
    const headers = network.sent[0]?.headers;
    expect([headers?.get('accept'), headers?.get('content-type')]).toEqual(['application/json', null]);
  });

  test('a call that may be repeated carries no key', async () => {
    network.answer(() => HttpResponse.json({ ActivityFeedItems: [] }));
    await send(aClient(), getActivityFeed, { params: { guid: 'g' } });
    expect(network.sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('an id that climbs stays an id', async () => {
    network.answer(() => refusal(404));
    await send(aClient(), getApplication, { params: { id: '../../account/logout?x#y' } });
    await send(aClient(), getApplication, { params: { id: '..' } });
    for (const { url } of network.sent)
      expect(new URL(url).pathname).toMatch(/^\/api\/application\/get\/[^/]+$/);
  });
});

describe('what comes back', () => {
  test('a reply that fits is parsed, and what the contract does not name is dropped', async () => {
    network.answer(() => HttpResponse.json({ ...account, Unknown: 1 }));
    expect(await send(aClient(), getAccountInfo, {})).toEqual({ ok: true, value: account });
  });

  test('204 is a reply where the contract expects nothing', async () => {
    network.answer(() => new HttpResponse(null, { status: 204 }));
    expect(await send(aClient(), ping, {})).toEqual({ ok: true, value: undefined });
  });

  test.each([
    ['HTML', '<!doctype html><title>Welcome</title>'],
    ['truncated JSON', '{"Applications":[],"MaxPage":0,'],
    ['an empty body', ''],
    ['other types', '{"Applications":[],"MaxPage":"0","TotalRows":0}'],
    ['a missing field', '{"Applications":[],"MaxPage":0}'],
    ['null', 'null'],
    ['a bare text', '"ok"'],
  ])('%s is a drift, never an empty list', async (_, text) => {
    network.answer(() => HttpResponse.text(text));
    expect(await send(aClient(), listMyApplications, { query: {} })).toEqual({
      ok: false,
      failure: { kind: 'drift' },
    });
  });

  test.each<[number, Failure]>([
    [400, { kind: 'invalid', message: 'Why.' }],
    [401, { kind: 'unauthorised' }],
    [403, { kind: 'forbidden' }],
    [404, { kind: 'notFound' }],
    [409, { kind: 'conflict', message: 'Why.' }],
    [500, { kind: 'server', status: 500, requestId: 'r-1' }],
  ])('status %i is the failure %j', async (status, failure) => {
    network.answer(() => refusal(status));
    expect(await send(aClient(), ping, {})).toEqual({ ok: false, failure });
  });

  test('an error page of a proxy is a failure of the server without an id', async () => {
    network.answer(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 500 }));
    expect(await send(aClient(), ping, {})).toEqual({
      ok: false,
      failure: { kind: 'server', status: 500, requestId: undefined },
    });
    network.answer(() => HttpResponse.html('<h1>Bad request</h1>', { status: 400 }));
    expect(await send(aClient(), ping, {})).toEqual({ ok: false, failure: { kind: 'invalid', message: '' } });
  });

  test('a redirect is not followed', async () => {
    network.answer(() => HttpResponse.redirect('https://evil.example/', 302));
    const outcome = await send(aClient(), logOut, {});
    expect(outcome).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(network.sent.map(({ url }) => new URL(url).host)).toEqual([new URL(origin).host]);
  });

  test('a connection that breaks is a network failure', async () => {
    network.answer(() => HttpResponse.error());
    expect(await send(aClient(), logOut, {})).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('a call given up is aborted, whether before or while it runs', async () => {
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

describe('who is told', () => {
  const told = async (reply: () => Response) => {
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

  test('a password that is refused and a federated pair that is none end nobody’s session (OP-025)', async () => {
    network.answer(() => refusal(401));
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

  test('every one of parallel calls answered 401 tells the session, and nobody else', async () => {
    expect(await told(() => refusal(401))).toEqual({ failures: [], unauthorised: 3, forbidden: 0 });
  });

  test('refusals are answers: nobody is told, but the session of what is forbidden', async () => {
    expect(await told(() => refusal(403))).toEqual({ failures: [], unauthorised: 0, forbidden: 3 });
    expect(await told(() => refusal(404))).toEqual({ failures: [], unauthorised: 0, forbidden: 0 });
  });

  test('every other failure is told once a call', async () => {
    expect(await told(() => refusal(500))).toEqual({
      failures: ['C08 server', 'C39 server', 'C39 server'],
      unauthorised: 0,
      forbidden: 0,
    });
  });
});
