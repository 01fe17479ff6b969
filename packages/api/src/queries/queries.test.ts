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
  anApplicationDetail,
  cancelling,
  guidOf,
  handlersOf,
  errorResponse,
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
  test('contains the id of the endpoint, then the input', () => {
    expect(keyOf(listMyApplications)).toEqual(['C20']);
    expect(queryOf(client, getApplication, { params: { id: '1001' } }).queryKey).toEqual([
      'C22',
      { params: { id: '1001' } },
    ]);
  });

  test('distinguishes scopes and pages', () => {
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
  test('returns the parsed reply', async () => {
    network.use(...handlersOf(signedIn('banksia')));
    const tenant = await createQueryClient().query(configurationQueries(client).tenant());
    expect(tenant.DisplayName).toBe('Banksia Mutual');
  });

  test('throws its failure without a retry', async () => {
    network.use(errorResponse(listMyApplications, 500).handler);
    const failed = await createQueryClient()
      .query(queries.list('my', {}))
      .catch((error: unknown) => failureOf(error));
    expect(failed).toEqual({ kind: 'server', status: 500, requestId: 'r-1' });
    expect(network.sent).toHaveLength(1);
  });

  test('aborts the call when it is cancelled', async () => {
    const queryClient = createQueryClient();
    let signal: AbortSignal | undefined;
    network.answer((request) => {
      signal = request.signal;
      return new Promise<never>(() => undefined);
    });
    const pending = queryClient.query(configurationQueries(client).tenant()).catch(() => 'cancelled');
    await expect.poll(() => signal).toBeDefined();
    await queryClient.cancelQueries({ queryKey: keyOf(getTenant) });
    expect(await pending).toBe('cancelled');
    expect(signal?.aborted).toBe(true);
  });
});

describe('a mutation', () => {
  /** A query client with a detail, its feed and both lists. */
  async function readEverything() {
    const queryClient = createQueryClient();
    network.use(...handlersOf(detailOf()));
    const detail = anApplicationDetail();
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
  const guids = [guidOf(1001), guidOf(1007)];
  const all = [
    getApplication.id,
    listMyApplications.id,
    listAllApplications.id,
    getActivityFeed.id,
  ].toSorted();
  const recordReads = [getApplication.id, getActivityFeed.id];

  test('makes exactly the reads stale that its endpoint names', async () => {
    const { queryClient, stale } = await readEverything();
    expect(stale()).toEqual([]);
    // No observer is mounted, so `closed` applies at once.
    await queryClient.getMutationCache().build(queryClient, queries.cancel()).execute(guids);
    expect(stale()).toEqual(all);
  });

  test('makes reads stale after a failure too, because the server may have acted', async () => {
    const { queryClient, stale } = await readEverything();
    network.use(errorResponse(cancelApplications, 500).handler);
    const failure = await queryClient
      .getMutationCache()
      .build(queryClient, queries.cancel())
      .execute(guids)
      .catch(failureOf);
    expect(failure).toMatchObject({ kind: 'server' });
    expect(stale()).toEqual(all);
  });

  test('sends one call with an idempotency key for several applications', async () => {
    network.use(...handlersOf(scenario(cancelling())));
    const queryClient = createQueryClient();
    const { Results } = await queryClient
      .getMutationCache()
      .build(queryClient, queries.cancel())
      .execute(guids);
    expect(Results.map(({ Success }) => Success)).toEqual([true, false]);
    expect(network.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
  });

  test('ignores the failure of a reload, and makes its reads stale (OP-154)', async () => {
    const { queryClient, stale } = await readEverything();
    network.answer(() => HttpResponse.error());
    const reload = queryClient.getMutationCache().build(queryClient, queries.reload(guidOf(1001)));
    expect(await reload.execute(undefined)).toBeUndefined();
    expect(stale()).toEqual(recordReads);
  });
});

test('maps an unknown error to drift, and no error to undefined', () => {
  const timeout: Failure = { kind: 'timeout' };
  expect(failureOf(new CallFailed(timeout))).toBe(timeout);
  expect(failureOf(new TypeError('x'))).toEqual({ kind: 'drift' });
  expect(failureOf(null)).toBeUndefined();
  expect(failureOf(undefined)).toBeUndefined();
});

test('uses one list endpoint for each scope', () => {
  expect(queries.list('all', {}).queryKey[0]).toBe(listAllApplications.id);
});
