import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getActivityFeed,
  getApplication,
  getTenant,
  listAllApplications,
  listMyApplications,
  type Failure,
} from '../contract/index.ts';
import {
  aDetail,
  cancelling,
  guidOf,
  handlersOf,
  refuse,
  signedIn,
  detailOf,
  scenario,
} from '../mocks/index.ts';
import { cancelApplications } from '../contract/index.ts';
import { aClient } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import {
  applicationQueries,
  actingQueries,
  oneApplicationQueries,
  CallFailed,
  configurationQueries,
  createQueryClient,
  failureOf,
  keyOf,
  queryOf,
} from './index.ts';

const network = aNetwork();
const client = aClient();
const queries = {
  ...applicationQueries(client),
  ...oneApplicationQueries(client),
  ...actingQueries(client),
};

describe('a key', () => {
  test('is the id of its endpoint, then what was asked', () => {
    expect(keyOf(listMyApplications)).toEqual(['C20']);
    expect(queryOf(client, getApplication, { params: { id: '1001' } }).queryKey).toEqual([
      'C22',
      { params: { id: '1001' } },
    ]);
  });

  test('tells my list from all, and one page from another', () => {
    const keys = [
      queries.list('my', { pageNo: 1 }).queryKey,
      queries.list('all', { pageNo: 1 }).queryKey,
      queries.list('my', { pageNo: 2 }).queryKey,
    ];
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(3);
    expect(keys.map(([id]) => id)).toEqual(['C20', 'C21', 'C20']);
  });
});

describe('a read', () => {
  test('gives the parsed reply', async () => {
    network.use(...handlersOf(signedIn('banksia')));
    const tenant = await createQueryClient().query(configurationQueries(client).tenant());
    expect(tenant.DisplayName).toBe('Banksia Mutual');
  });

  test('that fails throws its failure and is not tried again', async () => {
    network.use(refuse(listMyApplications, 500).handler);
    const failed = await createQueryClient()
      .query(queries.list('my', {}))
      .catch((error: unknown) => failureOf(error));
    expect(failed).toEqual({ kind: 'server', status: 500, requestId: 'r-1' });
    expect(network.sent).toHaveLength(1);
  });

  test('stops its call when it is no longer wanted', async () => {
    const queryClient = createQueryClient();
    let given: AbortSignal | undefined;
    network.answer((request) => {
      given = request.signal;
      return new Promise<never>(() => undefined);
    });
    const reading = queryClient.query(configurationQueries(client).tenant()).catch(() => 'given up');
    await expect.poll(() => given).toBeDefined();
    await queryClient.cancelQueries({ queryKey: keyOf(getTenant) });
    expect(await reading).toBe('given up');
    expect(given?.aborted).toBe(true);
  });
});

describe('a mutation', () => {
  /** A visit that has read a detail, its feed and both lists. */
  async function aVisit() {
    const queryClient = createQueryClient();
    network.use(...handlersOf(detailOf()));
    const detail = aDetail();
    await queryClient.query(queries.detail(String(detail.ApplicationId)));
    await queryClient.query(queries.activityFeed(detail.ApplicationGuid));
    await queryClient.query(queries.list('my', {}));
    await queryClient.query(queries.list('all', {}));
    const stale = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey }) => String(queryKey[0]))
        .toSorted();
    return { queryClient, stale };
  }
  const press = [guidOf(1001), guidOf(1007)];
  const all = [
    getApplication.id,
    listMyApplications.id,
    listAllApplications.id,
    getActivityFeed.id,
  ].toSorted();
  const ofTheRecord = [getApplication.id, getActivityFeed.id];

  test('makes exactly the reads stale that it names', async () => {
    const { queryClient, stale } = await aVisit();
    expect(stale()).toEqual([]);
    // Nobody waits to close what shows the result.
    await queryClient.getMutationCache().build(queryClient, queries.cancel()).execute(press);
    expect(stale()).toEqual(all);
  });

  test('makes them stale when it fails as well: nobody knows what the server did', async () => {
    const { queryClient, stale } = await aVisit();
    network.use(refuse(cancelApplications, 500).handler);
    const failure = await queryClient
      .getMutationCache()
      .build(queryClient, queries.cancel())
      .execute(press)
      .catch(failureOf);
    expect(failure).toMatchObject({ kind: 'server' });
    expect(stale()).toEqual(all);
  });

  test('sends one call for several applications, with a key that makes it act once', async () => {
    network.use(...handlersOf(scenario(cancelling())));
    const queryClient = createQueryClient();
    const { Results } = await queryClient
      .getMutationCache()
      .build(queryClient, queries.cancel())
      .execute(press);
    expect(Results.map(({ Success }) => Success)).toEqual([true, false]);
    expect(network.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
  });

  test('that asks for a fresh copy passes over its own failure, and its reads follow (OP-154)', async () => {
    const { queryClient, stale } = await aVisit();
    network.answer(() => HttpResponse.error());
    const reload = queryClient.getMutationCache().build(queryClient, queries.reload(guidOf(1001)));
    expect(await reload.execute(undefined)).toBeUndefined();
    expect(stale()).toEqual(ofTheRecord);
  });
});

test('an error that is no failed call is read as a drift, none as no failure', () => {
  const timeout: Failure = { kind: 'timeout' };
  expect(failureOf(new CallFailed(timeout))).toBe(timeout);
  expect(failureOf(new TypeError('x'))).toEqual({ kind: 'drift' });
  expect(failureOf(null)).toBeUndefined();
  expect(failureOf(undefined)).toBeUndefined();
});

test('each scope has its own list endpoint', () => {
  expect(queries.list('all', {}).queryKey[0]).toBe(listAllApplications.id);
});
