import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import {
  assignApplication,
  getActivityFeed,
  getAllColumns,
  getApplication,
  getColumns,
  listAllApplications,
  listLabels,
  listMyApplications,
  saveColumns,
  saveLabel,
  type ApplicationDetail,
  type ListReply,
} from '../contract/index.ts';
import {
  anApplicationDetail,
  columnConfigurationOf,
  configuring,
  detailOf,
  editing,
  handlersOf,
  mock,
  recorded,
  duplicateLabelMessage,
  errorResponse,
} from '../mocks/index.ts';
import { aClient } from '../testing/a-client.ts';
import { aNetwork } from '../testing/a-network.ts';
import {
  administrationQueries,
  applicationQueries,
  actingQueries,
  oneApplicationQueries,
  configurationQueries,
  createQueryClient,
  editingQueries,
  failureOf,
  queryOf,
} from './index.ts';

const network = aNetwork();
const client = aClient();
const queries = {
  ...applicationQueries(client),
  ...oneApplicationQueries(client),
  ...actingQueries(client),
};
const edits = editingQueries(client);
const administration = administrationQueries(client);
const configuration = configurationQueries(client);
const detail = anApplicationDetail({ ApplicationId: 1147 });
const { ApplicationGuid: guid } = detail;
const bob = { Name: 'Bob Busy', Value: 'G-BOB' };
const mine = queries.list('my', {});
const all = queries.list('all', {});
const record = queries.detail('1147');

/** A query client with 1147 in both lists, its detail and its feed. */
async function readEverything(): Promise<QueryClient> {
  const queryClient = createQueryClient();
  network.use(...handlersOf(detailOf(detail)), ...handlersOf(editing()));
  await queryClient.query(mine);
  await queryClient.query(all);
  await queryClient.query(record);
  await queryClient.query(queries.activityFeed(guid));
  return queryClient;
}

const assign = (queryClient: QueryClient, person: typeof bob | null) =>
  queryClient.getMutationCache().build(queryClient, edits.assign(guid)).execute(person);
const label = (queryClient: QueryClient, name: string | null) =>
  queryClient
    .getMutationCache()
    .build(queryClient, edits.saveLabel({ guid, id: 1147 }))
    .execute(name);

/** All cached records of 1147. */
const records = (queryClient: QueryClient) => [
  ...[mine, all].map(({ queryKey }) =>
    queryClient.getQueryData<ListReply>(queryKey)?.Applications.find((row) => row.ApplicationGuid === guid),
  ),
  queryClient.getQueryData<ApplicationDetail>(record.queryKey),
];
const stale = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => String(queryKey[0]))
    .toSorted();
const edited = [listMyApplications.id, listAllApplications.id, getApplication.id, getActivityFeed.id];

describe('assigning', () => {
  test('shows the assignee in every record of the application, and in no other row (ACT-075, ACT-117)', async () => {
    const queryClient = await readEverything();
    const others = () => queryClient.getQueryData<ListReply>(mine.queryKey)?.Applications.slice(1);
    const before = others();
    await assign(queryClient, bob);
    for (const shown of records(queryClient)) {
      expect(shown).toMatchObject({ AssigneeUserId: 'G-BOB', AssigneeDisplayName: 'Bob Busy' });
    }
    others()?.forEach((row, index) => expect(row).toBe(before?.[index]));
    await assign(queryClient, null);
    for (const shown of records(queryClient)) {
      expect(shown).toMatchObject({ AssigneeUserId: null, AssigneeDisplayName: null });
    }
  });

  test('marks every record as stale, even if the call failed', async () => {
    const queryClient = await readEverything();
    network.use(errorResponse(assignApplication, 500).handler);
    expect(await assign(queryClient, bob).catch(failureOf)).toMatchObject({ kind: 'server' });
    expect(stale(queryClient)).toEqual(edited.toSorted());
    expect(records(queryClient)[2]).toMatchObject({ AssigneeDisplayName: 'Ann Able' });
  });

  test.each([
    [
      { ErrorNo: 3, Message: 'Not any more.' },
      { kind: 'invalid', message: 'Not any more.' },
    ],
    [{ ErrorNo: 3 }, { kind: 'invalid', message: '' }],
    [
      { ErrorNo: -1, Message: 'ORA-1' },
      { kind: 'server', status: 200, requestId: undefined },
    ],
  ])('fails for the reply %j, and no record shows the assignee', async (answer, failure) => {
    const queryClient = await readEverything();
    network.use(mock(assignApplication, { params: { guid }, body: { GlobalUserId: null } }, answer).handler);
    expect(await assign(queryClient, bob).catch(failureOf)).toEqual(failure);
    expect(records(queryClient)[0]).toMatchObject({ AssigneeUserId: null });
  });
});

describe('labels', () => {
  test('sets and clears a label in every record (ACT-078, ACT-079, ACT-090)', async () => {
    const calls = recorded(mock(saveLabel, { body: { ApplicationId: 1147, Label: null } }, { ErrorNo: 0 }));
    const queryClient = await readEverything();
    network.use(calls.handler);
    await label(queryClient, 'Hot');
    for (const shown of records(queryClient)) expect(shown).toMatchObject({ Label: 'Hot' });
    await label(queryClient, null);
    for (const shown of records(queryClient)) expect(shown).toMatchObject({ Label: null });
    expect(calls.requests.map(({ body }) => body)).toEqual([
      { ApplicationId: 1147, Label: 'Hot' },
      { ApplicationId: 1147, Label: null },
    ]);
  });

  test('offers a new label at once, but not a rejected one (ACT-088, ACT-089)', async () => {
    const queryClient = await readEverything();
    const labels = queryOf(client, listLabels, {});
    await queryClient.query(labels);
    const names = () => queryClient.getQueryData(labels.queryKey)?.map(({ Value }) => Value);
    const create = (name: string) =>
      queryClient.getMutationCache().build(queryClient, edits.addLabel()).execute(name);
    await create('Urgent');
    expect(names()).toEqual(['VIP', 'Hot', 'Cold', 'Review', 'Urgent']);
    expect(await create('vip').catch(failureOf)).toEqual({ kind: 'invalid', message: duplicateLabelMessage });
    expect(names()).toHaveLength(5);
  });
});

describe('saving the columns', () => {
  async function anAdministrator() {
    const queryClient = createQueryClient();
    const reads = [
      recorded(mock(getColumns, {}, columnConfigurationOf())),
      recorded(mock(getAllColumns, {}, columnConfigurationOf(['ID']))),
    ];
    network.use(...reads.map(({ handler }) => handler));
    await queryClient.query(configuration.columns());
    await queryClient.query(administration.allColumns());
    const save = () =>
      queryClient
        .getMutationCache()
        .build(queryClient, administration.saveColumns())
        .execute({ choices: [{ ColumnName: 'ID', Description: 'ID', Viewable: false }] });
    const untouched = () => stale(queryClient).length === 0 && queryClient.isFetching() === 0;
    return { counts: () => reads.map(({ requests }) => requests.length), untouched, save };
  }

  test('refetches every cached configuration (ADMIN-013)', async () => {
    const { counts, save } = await anAdministrator();
    network.use(...handlersOf(configuring().filter(({ endpoint }) => endpoint === saveColumns)));
    await save();
    await expect.poll(counts).toEqual([2, 2]);
  });

  test('names the version that the choices were made from (MEMORY-016, MEMORY-036)', async () => {
    const queryClient = createQueryClient();
    const saving = recorded(mock(saveColumns, { body: { Columns: [] } }, { ErrorNo: 0 }));
    network.use(saving.handler);
    for (const version of [4, undefined])
      await queryClient
        .getMutationCache()
        .build(queryClient, administration.saveColumns())
        .execute({ choices: [], version });
    expect(saving.requests.map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      ['"4"', { Columns: [] }],
      [null, { Columns: [] }],
    ]);
  });

  test('refetches nothing after a failure (ADMIN-014)', async () => {
    const { untouched, save } = await anAdministrator();
    network.use(errorResponse(saveColumns, 500).handler);
    expect(await save().catch(failureOf)).toMatchObject({ kind: 'server' });
    expect(untouched()).toBe(true);
  });
});
