import { randomUUID } from 'node:crypto';
import type { ApplicationRow } from '@portal/api/contract';
import { beforeAll, expect, test } from 'vitest';
import { auditedOf } from '../../testing/audited.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import {
  all,
  cancelBody,
  everyRow,
  mine,
  type CancelReply,
  type Detail,
  type Feed,
  type ListReply,
} from '../../testing/wire.ts';

const path = '/api/application/cancel';

onEachDatabase('Cancelling', (db) => {
  let app: TestApp;
  let rows: ApplicationRow[];
  beforeAll(async () => {
    app = testApp(db());
    rows = await everyRow(app, 'FULL');
  });
  const guidOf = (id: number) => rows.find((row) => row.ApplicationID === id)?.ApplicationGuid ?? '';
  const cancel = (ids: number[], headers: Record<string, string> = {}) =>
    app.send(path, { as: 'FULL', json: cancelBody(ids.map(guidOf)), headers });
  const results = async (answer: Response) => ((await answer.json()) as CancelReply).Results;
  const detail = (id: number) => app.read<Detail>(`/api/application/get/${id}`, { as: 'FULL' });
  const feed = async (id: number) =>
    (await app.read<Feed>(`/api/application/activityfeed/${id}`, { as: 'FULL', method: 'POST' }))
      .ActivityFeedItems;
  const cancelledLines = async (id: number) =>
    (await feed(id)).filter((line) => line.Text === 'Application cancelled by Fiona Full');

  test('returns one result per application, and a rejected one does not stop the others', async () => {
    const given = await results(await cancel([1020, 1007, 1021]));
    expect(given.map(({ ApplicationGuid, Success }) => [ApplicationGuid, Success])).toEqual([
      [guidOf(1020), true],
      [guidOf(1007), false],
      [guidOf(1021), true],
    ]);
    expect(given[1]?.Message).toMatch(/deposit/);
    expect((await detail(1020)).Status).toBe('Cancelled');
    expect((await detail(1007)).Status).toBe('Primary submit');
    expect((await everyRow(app, 'FULL')).map((row) => row.ApplicationID)).not.toContain(1020);
  });

  test('stores the last status of each application and erases no personal data', async () => {
    const ids = [1041, 1042, 1043];
    const were = ['Primary edit', 'Secondary review', 'Primary edit'];
    for (const [index, id] of ids.entries())
      await db().inTenant('harbour', (trx) =>
        trx.updateTable('application').set({ status: were[index] }).where('id', '=', id).execute(),
      );
    const names = async () => Promise.all(ids.map(async (id) => (await detail(id)).PrimaryApplicantName));
    const before = await names();
    expect((await results(await cancel(ids))).map(({ Success }) => Success)).toEqual([true, true, true]);
    const after = await Promise.all(ids.map(detail));
    expect(after.map(({ LastApplicationStatus }) => LastApplicationStatus)).toEqual(were);
    expect(await names()).toEqual(before);
    expect(await auditedOf(db(), 'application-depersonalised')).toEqual([]);
  });

  test('writes one line at the top of the activity feed, with its author and time', async () => {
    const before = Math.floor(Date.now() / 1000);
    await cancel([1022]);
    const [newest] = await feed(1022);
    expect(newest?.Text).toBe('Application cancelled by Fiona Full');
    expect(newest?.Timestamp).toBeGreaterThanOrEqual(before - 1);
    expect(newest?.Timestamp).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 1);
    expect(await cancelledLines(1022)).toHaveLength(1);
    expect(await cancelledLines(1007)).toHaveLength(0);
  });

  test('counts an application that is named twice once, in either spelling of its guid', async () => {
    const json = cancelBody([guidOf(1023), guidOf(1023).toUpperCase(), guidOf(1023)]);
    const given = await results(await app.send(path, { as: 'FULL', json }));
    expect(given).toEqual([{ ApplicationGuid: guidOf(1023), Success: true }]);
    expect(await cancelledLines(1023)).toHaveLength(1);
  });

  test('rejects an application that is already cancelled, with that reason', async () => {
    await cancel([1024]);
    expect(await results(await cancel([1024]))).toEqual([
      { ApplicationGuid: guidOf(1024), Success: false, Message: 'This application is already cancelled.' },
    ]);
    expect(await cancelledLines(1024)).toHaveLength(1);
  });

  test('runs a repeated request once and returns the same reply', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await (await cancel([1025, 1007], headers)).text();
    const second = await (await cancel([1025, 1007], headers)).text();
    expect(second).toBe(first);
    expect(await cancelledLines(1025)).toHaveLength(1);
  });

  test('rejects a key that was used for another request, and cancels nothing', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await cancel([1026], headers);
    expect((await cancel([1027], headers)).status).toBe(422);
    expect((await detail(1027)).Status).not.toBe('Cancelled');
  });

  test('a key belongs to one user of one tenant', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await cancel([1028], headers);
    const host = 'meridian.localhost:4000';
    const [theirs] = await everyRow(app, 'FULL', undefined, host);
    const json = cancelBody([theirs?.ApplicationGuid ?? '']);
    expect(await results(await app.send(path, { as: 'FULL', host, json, headers }))).toEqual([
      { ApplicationGuid: theirs?.ApplicationGuid, Success: true },
    ]);
  });

  test('a key can be used again after a day', async () => {
    const headers = { 'idempotency-key': 'yesterday' };
    await cancel([1029], headers);
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('idempotency_key')
        .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
        .where('key', '=', 'yesterday')
        .execute(),
    );
    expect((await cancel([1030], headers)).status).toBe(200);
    expect((await detail(1030)).Status).toBe('Cancelled');
  });

  test('fifty concurrent copies of a request run once; each gets the reply or a conflict', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => cancel([1031, 1032], headers)));
    expect(
      answers.map((answer) => answer.status).filter((status) => status !== 200 && status !== 409),
    ).toEqual([]);
    const said = await Promise.all(
      answers.filter((answer) => answer.status === 200).map((answer) => answer.text()),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(new Set(said).size).toBe(1);
    expect(await cancelledLines(1031)).toHaveLength(1);
  });

  test('overlapping requests in different orders cancel each application once, without a deadlock', async () => {
    const ids = [1033, 1034, 1035, 1036, 1037, 1038];
    const answers = await Promise.all(
      [ids, ids.toReversed(), ids, ids.toReversed()].map((order) => cancel(order)),
    );
    const given = (await Promise.all(answers.map(results))).flat();
    for (const id of ids) {
      expect(given.filter((result) => result.ApplicationGuid === guidOf(id) && result.Success)).toHaveLength(
        1,
      );
      expect(await cancelledLines(id)).toHaveLength(1);
    }
  });

  test('updates the totals of every scope', async () => {
    for (const [as, list] of [
      ['FULL', all],
      ['FULL', mine],
      ['ALL', all],
    ] as const) {
      const before = await app.read<ListReply>(list, { as });
      const [first] = before.Applications;
      await app.send(path, { as: 'FULL', json: cancelBody([first?.ApplicationGuid ?? '']) });
      const after = await app.read<ListReply>(list, { as });
      expect(after.TotalRows).toBe(before.TotalRows - 1);
      expect(await everyRow(app, as, list)).toHaveLength(after.TotalRows);
    }
  });

  test('requires its claim', async () => {
    const answer = await app.send(path, { as: 'EDIT', json: cancelBody([guidOf(1040)]) });
    expect(answer.status).toBe(403);
    expect((await detail(1040)).Status).not.toBe('Cancelled');
  });

  test.each([
    ['no application', { ApplicationCancellations: [] }],
    ['more than a page can hold', cancelBody(Array.from({ length: 201 }, () => randomUUID()))],
    ['an invalid guid', cancelBody(['1040'])],
    ['an unknown field', { ...cancelBody([randomUUID()]), Force: true }],
    [
      'an unknown field inside',
      { ApplicationCancellations: [{ ApplicationGuid: randomUUID(), Reason: 'x' }] },
    ],
    ['nothing', {}],
    ['a list', []],
  ])('rejects a request that names %s', async (_, json) => {
    expect((await app.send(path, { as: 'FULL', json })).status).toBe(400);
  });
});
