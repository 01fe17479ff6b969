import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { cancelApplications, getCsrfToken, ping } from '../contract/index.ts';
import { guidOf } from '../mocks/index.ts';
import { aClient } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import type { Client } from './create-client.ts';
import { csrfTokens } from './csrf-tokens.ts';
import { send } from './send.ts';

const network = aNetwork();
const requestLines = () =>
  network.sent.map(({ method, url, headers }) =>
    [method, new URL(url).pathname, headers.get('x-csrf-token')].join(' '),
  );

/** A client whose session uses a cookie. */
function byCookie(): Client {
  const tokens = csrfTokens(async () => {
    const answer = await send(client, getCsrfToken, {});
    return answer.ok ? answer.value.Token : undefined;
  });
  const client = aClient({ session: { ...tokens, unauthorised: () => undefined } });
  return client;
}

const cancel = (client: Client, id: number) =>
  send(client, cancelApplications, { body: { ApplicationCancellations: [{ ApplicationGuid: guidOf(id) }] } });

const call = { method: 'POST', url: 'https://harbour.portal.example/api/application/cancel' };
const carried = async (tokens: ReturnType<typeof csrfTokens>) => {
  const headers = new Headers();
  await tokens.authorise(headers, call);
  return headers.get('x-csrf-token');
};
const answer = (status: number) => ({ status, headers: new Headers({ 'x-csrf-token': 'required' }) });

test('sends a call without a token if none can be read, and the next call tries again', async () => {
  const had = [undefined, 't-1', 't-2'];
  const tokens = csrfTokens(() => Promise.resolve(had.shift()));
  expect([await carried(tokens), await carried(tokens), await carried(tokens)]).toEqual([null, 't-1', 't-1']);
});

test('a failed read does not discard the token of a later read', async () => {
  const first = Promise.withResolvers<undefined>();
  const reads: Promise<string | undefined>[] = [
    first.promise,
    Promise.resolve('t-2'),
    Promise.resolve('t-3'),
  ];
  const tokens = csrfTokens(() => reads.shift() ?? Promise.resolve(undefined));
  const early = carried(tokens);
  expect(tokens.onAnswer(answer(403))).toBe(true);
  expect(await carried(tokens)).toBe('t-2');
  first.resolve(undefined);
  expect(await early).toBeNull();
  expect(await carried(tokens)).toBe('t-2');
});

test('only a 403 requests another token', () => {
  const tokens = csrfTokens(() => Promise.resolve('t-1'));
  expect([200, 401, 403].map((status) => tokens.onAnswer(answer(status)))).toEqual([false, false, true]);
});

describe('a cookie session', () => {
  test('requests the token once, before the first call that changes state, and sends it with each (API-018, OP-036)', async () => {
    network.answer(({ method }) =>
      method === 'GET' ? HttpResponse.json({ Token: 't-1' }) : HttpResponse.json({ Results: [] }),
    );
    const client = byCookie();
    await send(client, ping, {});
    expect(requestLines()).toEqual(['GET /api/account/ping ']);
    await Promise.all([cancel(client, 1001), cancel(client, 1002)]);
    expect(requestLines().slice(1)).toEqual([
      'GET /api/csrftoken ',
      'POST /api/application/cancel t-1',
      'POST /api/application/cancel t-1',
    ]);
  });

  test('requests another token only after a 403 that names the header', async () => {
    let token = 0;
    network.answer((request) => {
      if (request.method === 'GET') return HttpResponse.json({ Token: `t-${++token}` });
      if (request.headers.get('x-csrf-token') === 't-2') return HttpResponse.json({ Results: [] });
      return HttpResponse.json(
        { ErrorNo: -1, Message: 'The token is old.', RequestId: 'r' },
        { status: 403, headers: { 'x-csrf-token': 'required' } },
      );
    });
    const client = byCookie();
    expect(await cancel(client, 1001)).toMatchObject({ ok: true });
    expect(requestLines()).toEqual([
      'GET /api/csrftoken ',
      'POST /api/application/cancel t-1',
      'GET /api/csrftoken ',
      'POST /api/application/cancel t-2',
    ]);
    network.answer(() => HttpResponse.json({ ErrorNo: -1, Message: 'No.', RequestId: 'r' }, { status: 403 }));
    expect(await cancel(client, 1001)).toEqual({ ok: false, failure: { kind: 'forbidden' } });
    expect(requestLines()).toHaveLength(5);
  });
});
