import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { cancelApplications, listMyApplications, type Endpoint, type Failure } from '../contract/index.ts';
import { guidOf } from '../mocks/index.ts';
import { aClient, origin } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import type { Client } from './create-client.ts';
import { reportFailure } from './error-log.ts';
import { send } from './send.ts';

const network = aNetwork();

/** A client that reports failed calls like the portal. Every server answers 500. */
function broken({ ErrorLogUrl, globalId }: { ErrorLogUrl: string | null; globalId: string | undefined }) {
  network.answer(() =>
    HttpResponse.json({ ErrorNo: -1, Message: 'Secret of 1001.', RequestId: 'r' }, { status: 500 }),
  );
  const client: Client = aClient({
    configuration: { ErrorLogUrl },
    onFailure: (endpoint: Endpoint, failure: Failure) => reportFailure(client, endpoint, failure, globalId),
  });
  return client;
}
const logged = () => network.sent.filter(({ url }) => url.includes('/errorlog'));
const search = { query: { q: 'Marchetti', status: ['Locked'] } };

test('posts a failed call as its template, kind, status and user, without any of its data (API-065, ERR-044)', async () => {
  await send(broken({ ErrorLogUrl: '/api/errorlog', globalId: 'G-FULL' }), listMyApplications, search);
  await expect.poll(() => logged().length).toBe(1);
  const request = logged()[0];
  expect(request?.url).toBe(`${origin}/api/errorlog`);
  expect(request?.method).toBe('POST');
  const text = await request?.text();
  expect(JSON.parse(text ?? '')).toEqual({
    message: 'C20 /application/list: status 500',
    url: '/application/list',
    status: 500,
    GlobalId: 'G-FULL',
  });
});

test('posts a call without a response, without a status', async () => {
  reportFailure(
    broken({ ErrorLogUrl: '/api/errorlog', globalId: 'G-FULL' }),
    listMyApplications,
    { kind: 'network' },
    'G-FULL',
  );
  await expect.poll(() => logged().length).toBe(1);
  expect(await logged()[0]?.json()).toMatchObject({ message: 'C20 /application/list: network', status: 0 });
});

test("posts neither bodies nor ids nor the server's messages", async () => {
  const guid = guidOf(1001);
  await send(broken({ ErrorLogUrl: '/api/errorlog', globalId: 'G-FULL' }), cancelApplications, {
    body: { ApplicationCancellations: [{ ApplicationGuid: guid }] },
  });
  await expect.poll(() => logged().length).toBe(1);
  const text = await logged()[0]?.text();
  expect(text).not.toContain(guid);
  expect(text).not.toContain('Secret');
});

test('never reports a failure of the error log itself (API-086)', async () => {
  const failures: string[] = [];
  const client = broken({ ErrorLogUrl: '/api/errorlog', globalId: 'G-FULL' });
  const watched: Client = {
    ...client,
    onFailure: (endpoint, failure) => {
      failures.push(endpoint.id);
      reportFailure(watched, endpoint, failure, 'G-FULL');
    },
  };
  await send(watched, cancelApplications, {
    body: { ApplicationCancellations: [{ ApplicationGuid: guidOf(1001) }] },
  });
  await expect.poll(() => failures).toEqual(['C31', 'C65']);
  expect(logged()).toHaveLength(1);
});

test.each([
  ['no address is configured', { ErrorLogUrl: null, globalId: 'G-FULL' }],
  ['the address is empty', { ErrorLogUrl: '', globalId: 'G-FULL' }],
  ['nobody is signed in', { ErrorLogUrl: '/api/errorlog', globalId: undefined }],
  ['its host is not allowed', { ErrorLogUrl: 'https://log.example/errorlog', globalId: 'G-FULL' }],
])('logs nothing while %s', async (_, portal) => {
  await send(broken(portal), cancelApplications, {
    body: { ApplicationCancellations: [{ ApplicationGuid: guidOf(1001) }] },
  });
  expect(logged()).toEqual([]);
});
