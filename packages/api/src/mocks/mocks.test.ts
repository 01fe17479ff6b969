import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { download, send, upload, type Client } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import { aClient } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import * as mocks from './index.ts';
import {
  anApplicationRow,
  everyScenario,
  handlersOf,
  mockUploads,
  applicationListReply,
  lists,
  type Mock,
  people,
  sampledScenario,
  scenario,
  someApplicationRows,
} from './index.ts';

const network = aNetwork();
const { listMyApplications, getApplication } = contract;
const everyMock = scenario(...Object.values(everyScenario()));
const mocksToCheck = [
  ...everyMock.map((mock) => [`the mock of ${mock.endpoint.id}`, mock] as const),
  ...sampledScenario().map((mock) => [`the sample of ${mock.endpoint.id}`, mock] as const),
];

/** Sends a call by the client function for its endpoint. */
function through(client: Client, { endpoint, example }: Mock) {
  const input = example?.input as never;
  if (endpoint.uploads) return uploadThrough(client, endpoint as never, input);
  if (endpoint.answers !== 'json') return download(client, endpoint as never, input);
  return send(client, endpoint, input);
}

async function uploadThrough(client: Client, endpoint: never, input: never) {
  const held = mockUploads();
  const outcome = upload(client, endpoint, input);
  await expect.poll(() => held.uploads.length).toBe(1);
  held.release();
  for (const { method, address, headers, body, respond } of held.uploads) {
    const reply = await fetch(address, { method, headers, body });
    respond(reply.status, await reply.text());
  }
  return outcome;
}

test('a search of the mocks finds names as the server does', () => {
  const rows = someApplicationRows(3).map((row, index) => ({
    ...row,
    ClientName: ['Zoë O’Brien', 'Zo', ''][index] ?? '',
  }));
  const reply = applicationListReply(rows)({
    params: {},
    query: new URLSearchParams({ q: "zoe  o'b" }),
    headers: new Headers(),
    body: undefined,
  });
  expect(reply).toMatchObject({ Applications: [{ ClientName: 'Zoë O’Brien' }], TotalRows: 1 });
});

describe.each(mocksToCheck)('%s', (_, mock) => {
  test('the client accepts the reply of the mock', async () => {
    network.use(mock.handler);
    const client = aClient({ configuration: { ErrorLogUrl: '/api/errorlog' } });
    expect(await through(client, mock)).toMatchObject({ ok: true });
  });

  test('the example matches the query and body schemas of the contract', () => {
    const { endpoint, example } = mock;
    if (!example) throw new Error('The mock has no example to compare.');
    const { query, body } = example.input as {
      query?: Record<string, contract.QueryValue>;
      body?: unknown;
    };
    expect(endpoint.query === undefined || v.is(endpoint.query, contract.queryText(query ?? {}))).toBe(true);
    expect(endpoint.body === undefined || v.is(endpoint.body, body)).toBe(true);
  });
});

test('a later mock of an endpoint replaces an earlier one', async () => {
  const last = scenario(lists(), mocks.errorResponse(listMyApplications, 500));
  expect(last.filter((mock) => mock.endpoint === listMyApplications)).toHaveLength(1);
  network.use(...handlersOf(last));
  expect(await send(aClient(), listMyApplications, { query: {} })).toMatchObject({
    failure: { kind: 'server' },
  });
});

describe('a failing network', () => {
  test.each([
    ['a 404 response', mocks.errorResponse(getApplication, 404), 'notFound'],
    ['HTML', mocks.invalidResponse(getApplication, '<!doctype html>'), 'drift'],
    [
      'truncated JSON',
      mocks.invalidResponse(getApplication, '{"ApplicationGuid":', 'application/json'),
      'drift',
    ],
  ])('%s is reported as %s', async (_, mock, kind) => {
    network.use(mock.handler);
    expect(await send(aClient(), getApplication, { params: { id: '1001' } })).toMatchObject({
      failure: { kind },
    });
  });

  test('a missing response keeps the caller waiting until it aborts', async () => {
    const controller = new AbortController();
    network.use(mocks.noResponse(getApplication).handler);
    const outcome = send(
      aClient(),
      getApplication,
      { params: { id: '1001' } },
      { signal: controller.signal },
    );
    await expect.poll(() => network.sent.length).toBe(1);
    controller.abort();
    expect(await outcome).toMatchObject({ failure: { kind: 'aborted' } });
  });

  test('a recorded or delayed mock fails as the mock itself does', async () => {
    const lost = mocks.recorded(mocks.networkError(contract.logOut));
    const late = mocks.delayed(lost);
    late.respond();
    network.use(late.handler);
    expect(await send(aClient(), contract.logOut, {})).toMatchObject({ failure: { kind: 'network' } });
    expect(lost.requests).toHaveLength(1);
  });

  test('a lost connection is a network failure', async () => {
    network.use(mocks.networkError(contract.logOut).handler);
    expect(await send(aClient(), contract.logOut, {})).toMatchObject({ failure: { kind: 'network' } });
  });
});

describe('the mocked list', () => {
  const rows = [
    anApplicationRow(1, { InvestmentAmount: 900, ClientName: 'Ada Lovelace' }),
    anApplicationRow(2, { InvestmentAmount: null }),
    anApplicationRow(3, { InvestmentAmount: 10_000 }),
    anApplicationRow(4, { InvestmentAmount: 900 }),
  ];
  const read = (query: Record<string, string>) =>
    applicationListReply(rows)({
      params: {},
      query: new URLSearchParams(query),
      headers: new Headers(),
      body: undefined,
    });
  const idsOf = (query: Record<string, string>) => read(query).Applications.map((row) => row.ApplicationID);

  test.each([
    [{}, [4, 3, 2, 1]],
    [{ sortBy: 'ID', sortType: 'asc' }, [1, 2, 3, 4]],
    [{ sortBy: 'InvestmentAmount', sortType: 'desc' }, [3, 4, 1, 2]],
    [{ sortBy: 'InvestmentAmount', sortType: 'asc' }, [4, 1, 3, 2]],
    [{ rowsPerPage: '3', pageNo: '2' }, [1]],
    [{ rowsPerPage: '3', pageNo: '9' }, []],
    [{ q: 'LOVELACE' }, [1]],
    [{ q: 'nobody' }, []],
  ])('answers %j with %j', (query, expected) => {
    expect(idsOf(query)).toEqual(expected);
  });

  test('returns the total of all matching rows, not of the page', () => {
    expect(read({ rowsPerPage: '3', pageNo: '9' })).toMatchObject({ MaxPage: 2, TotalRows: 4 });
    expect(read({ q: 'nobody' })).toMatchObject({ MaxPage: 0, TotalRows: 0 });
  });
});

test('returns the same fixtures each time', () => {
  expect(someApplicationRows(147)).toEqual(someApplicationRows(147));
  expect(someApplicationRows(3).map((row) => row.ApplicationID)).toEqual([1147, 1146, 1145]);
});

test('FULL holds every claim, NONE holds none', () => {
  expect(people.FULL.claims).toBe(contract.everyClaim);
  expect(people.NONE.claims).toEqual([]);
});
