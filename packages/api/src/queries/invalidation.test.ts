import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { assignApplication } from '../contract/index.ts';
import { aRow, guidOf, handlersOf, lists, mock, scenario, cancelling } from '../mocks/index.ts';
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
const press = [guidOf(1001)];
const never = () => new Promise<never>(() => undefined);

const leave: (() => void)[] = [];
afterEach(() => {
  for (const one of leave.splice(0)) one();
});

/** Shows the person's own list until the test ends. */
function show(queryClient: QueryClient) {
  const observer = new QueryObserver(queryClient, mine);
  leave.push(observer.subscribe(() => undefined));
  return observer;
}

/** How often the person's own list was asked for. */
const readings = () => network.sent.filter(({ url }) => url.includes('/application/list')).length;

describe('a call', () => {
  test('is over with its answer, while what it made stale is still being read again', async () => {
    network.use(...handlersOf(scenario(lists(), cancelling())));
    const queryClient = createQueryClient();
    await queryClient.query(mine);
    show(queryClient);
    network.use(http.get('*/application/list', never));
    const { Results } = await queryClient
      .getMutationCache()
      .build(queryClient, queries.cancel())
      .execute(press);
    expect(Results).toHaveLength(1);
    await expect.poll(readings).toBe(2);
  });

  test('leaves the lists alone until whoever made it has gone', async () => {
    network.use(...handlersOf(scenario(lists(), cancelling())));
    const queryClient = createQueryClient();
    await queryClient.query(mine);
    show(queryClient);
    const dialog = new MutationObserver(queryClient, queries.cancel());
    const close = dialog.subscribe(() => undefined);
    await dialog.mutate(press);
    await dialog.mutate(press);
    expect(queryClient.getQueryState(mine.queryKey)).toMatchObject({
      fetchStatus: 'idle',
      isInvalidated: false,
    });
    close();
    await expect.poll(readings).toBe(2);
  });

  test('that is answered after whoever made it has gone still makes the lists stale', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<Response>();
    network.use(...handlersOf(lists()));
    const queryClient = createQueryClient();
    await queryClient.query(mine);
    network.answer(() => answer);
    const dialog = new MutationObserver(queryClient, queries.cancel());
    const close = dialog.subscribe(() => undefined);
    const outcome = dialog.mutate(press);
    close();
    expect(queryClient.getQueryState(mine.queryKey)?.isInvalidated).toBe(false);
    resolve(HttpResponse.json({ Results: [] }));
    await outcome;
    expect(queryClient.getQueryState(mine.queryKey)?.isInvalidated).toBe(true);
  });
});

test('a reading that began before an edit never brings the old row back', async () => {
  const before = aRow(1001);
  const page = (rows: readonly (typeof before)[]) => ({ Applications: [...rows], MaxPage: 1, TotalRows: 1 });
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  network.use(
    mock(assignApplication, { params: { guid: guidOf(1001) }, body: { GlobalUserId: null } }, { ErrorNo: 0 })
      .handler,
    http.get('*/application/list', async () => {
      asked.push('list');
      await late;
      return HttpResponse.json(page([before]));
    }),
  );
  const queryClient = createQueryClient();
  const ahead = queryClient.query(mine).catch(() => 'given up');
  await expect.poll(() => asked).toHaveLength(1);
  const assign = editingQueries(client).assign(guidOf(1001));
  await queryClient
    .getMutationCache()
    .build(queryClient, assign)
    .execute({ Name: 'Bob Busy', Value: 'G-BOB' });
  resolve();
  expect(await ahead).toBe('given up');
  expect(queryClient.getQueryData(mine.queryKey)).toBeUndefined();
});
