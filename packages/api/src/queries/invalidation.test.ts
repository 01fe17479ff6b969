import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { assignApplication } from '../contract/index.ts';
import { anApplicationRow, guidOf, handlersOf, lists, mock, scenario, cancelling } from '../mocks/index.ts';
import { aClient } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import {
  applicationQueries,
  actingQueries,
  oneApplicationQueries,
  createQueryClient,
  editingQueries,
} from './index.ts';

const network = aNetwork();
const client = aClient();
const queries = {
  ...applicationQueries(client),
  ...oneApplicationQueries(client),
  ...actingQueries(client),
};
const mine = queries.list('my', {});
const guids = [guidOf(1001)];
const neverResolves = () => new Promise<never>(() => undefined);

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

/** Mounts the user's own list until the test ends. */
function mount(queryClient: QueryClient) {
  const observer = new QueryObserver(queryClient, mine);
  unmounts.push(observer.subscribe(() => undefined));
  return observer;
}

/** Number of requests for the user's own list. */
const listRequests = () => network.sent.filter(({ url }) => url.includes('/application/list')).length;

describe('a call', () => {
  test('completes with its response, before the stale reads are refetched', async () => {
    network.use(...handlersOf(scenario(lists(), cancelling())));
    const queryClient = createQueryClient();
    await queryClient.query(mine);
    mount(queryClient);
    network.use(http.get('*/application/list', neverResolves));
    const { Results } = await queryClient
      .getMutationCache()
      .build(queryClient, queries.cancel())
      .execute(guids);
    expect(Results).toHaveLength(1);
    await expect.poll(listRequests).toBe(2);
  });

  test('refetches the lists only after its caller has unmounted', async () => {
    network.use(...handlersOf(scenario(lists(), cancelling())));
    const queryClient = createQueryClient();
    await queryClient.query(mine);
    mount(queryClient);
    const dialog = new MutationObserver(queryClient, queries.cancel());
    const close = dialog.subscribe(() => undefined);
    await dialog.mutate(guids);
    await dialog.mutate(guids);
    expect(queryClient.getQueryState(mine.queryKey)).toMatchObject({
      fetchStatus: 'idle',
      isInvalidated: false,
    });
    close();
    await expect.poll(listRequests).toBe(2);
  });

  test('makes the lists stale even if the response arrives after its caller has unmounted', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<Response>();
    network.use(...handlersOf(lists()));
    const queryClient = createQueryClient();
    await queryClient.query(mine);
    network.answer(() => answer);
    const dialog = new MutationObserver(queryClient, queries.cancel());
    const close = dialog.subscribe(() => undefined);
    const outcome = dialog.mutate(guids);
    close();
    expect(queryClient.getQueryState(mine.queryKey)?.isInvalidated).toBe(false);
    resolve(HttpResponse.json({ Results: [] }));
    await outcome;
    expect(queryClient.getQueryState(mine.queryKey)?.isInvalidated).toBe(true);
  });
});

test('a read that started before an edit never restores the old row', async () => {
  const before = anApplicationRow(1001);
  const page = (rows: readonly (typeof before)[]) => ({ Applications: [...rows], MaxPage: 1, TotalRows: 1 });
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const requests: string[] = [];
  network.use(
    mock(assignApplication, { params: { guid: guidOf(1001) }, body: { GlobalUserId: null } }, { ErrorNo: 0 })
      .handler,
    http.get('*/application/list', async () => {
      requests.push('list');
      await released;
      return HttpResponse.json(page([before]));
    }),
  );
  const queryClient = createQueryClient();
  const pending = queryClient.query(mine).catch(() => 'cancelled');
  await expect.poll(() => requests).toHaveLength(1);
  const assign = editingQueries(client).assign(guidOf(1001));
  await queryClient
    .getMutationCache()
    .build(queryClient, assign)
    .execute({ Name: 'Bob Busy', Value: 'G-BOB' });
  resolve();
  expect(await pending).toBe('cancelled');
  expect(queryClient.getQueryData(mine.queryKey)).toBeUndefined();
});
