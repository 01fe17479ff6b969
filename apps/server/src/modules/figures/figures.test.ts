import { Permission, type ApplicationRow } from '@portal/api/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { expectedIds, sydneyDay, type ListInput } from '../../testing/list-reference.ts';
import { sharedWhileRunning } from '../../platform/shared-while-running.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, cancelBody, everyRow, mine, withQuery, type ListReply } from '../../testing/wire.ts';
import type { Figures } from './figure.store.ts';

const lists = { my: mine, all };
type Scope = keyof typeof lists;
const bands = ['0-0.5h', '0.5-1h', '1-2h', '2-6h', 'over 6h'];

/** Applications at the edges of days, types and bands. */
const edges = [
  // Midnight of 1 April 2026 in Sydney, and a second before it.
  { created_at: '2026-03-31T13:00:00Z', application_type: 'Joint' },
  { created_at: '2026-03-31T12:59:59Z', application_type: 'Joint' },
  // The days of 25 and of 23 hours.
  { created_at: '2026-04-05T13:59:59Z', completed_at: '2026-04-05T14:00:00Z', application_type: 'Company' },
  { created_at: '2026-10-03T14:00:00Z', completed_at: '2026-10-04T12:59:59Z', application_type: null },
  { created_at: '2026-05-01T00:00:00Z', completed_at: '2026-05-01T00:30:00Z', application_type: '' },
  {
    created_at: '2026-05-01T00:00:00Z',
    completed_at: '2026-05-01T06:00:00Z',
    application_type: 'Partnership',
  },
  { created_at: '2026-05-02T00:00:00Z', application_type: 'Joint', status: 'Depersonalised' },
].map((edge) => ({
  tenant_id: 'harbour',
  owner_global_id: 'G-FULL',
  owner_name: 'Fiona Full',
  location: 'Sydney',
  restriction_group: 'North',
  mode: 'Online',
  status: 'completed_at' in edge ? 'Complete' : 'Primary edit',
  completed_at: null,
  ...edge,
}));

onBothDatabases('Own figures', (db) => {
  let app: TestApp;
  const rows = {} as Record<Scope, ApplicationRow[]>;
  const read = (query: object, as = 'FULL') =>
    app.read<Figures>(withQuery('/api/figures/applications', { Fresh: 'true', ...query }), { as });
  const statusOf = async (query: object, as = 'FULL') =>
    (await app.send(withQuery('/api/figures/applications', { ...query }), { as })).status;
  const totalOf = async (scope: Scope, query: ListInput, as = 'FULL') =>
    (await app.read<ListReply>(withQuery(lists[scope], { ...query, rowsPerPage: 1 }), { as })).TotalRows;

  beforeAll(async () => {
    app = testApp(db());
    await db().inTenant('harbour', async (trx) => {
      await insertRows(trx, 'application', edges);
      await sql`update portal_user set permissions = permissions || ${[Permission.reports]}::text[]
        where global_id = 'G-ALL' or global_id = 'G-NONE'`.execute(trx);
    });
    for (const scope of ['my', 'all'] as const) rows[scope] = await everyRow(app, 'FULL', lists[scope]);
  });

  /** Counts rows one by one. */
  const count = (scope: Scope, query: ListInput) => expectedIds(rows[scope], query).length;

  const day = fc
    .date({ min: new Date('2025-09-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const periods = fc.option(
    fc.tuple(day, day).map((both) => both.toSorted() as [string, string]),
    { nil: undefined },
  );

  test(
    'equal a count of the rows of the list one by one, for any period (FIGURES-011, FIGURES-014, FIGURES-016, FIGURES-018, FIGURES-020)',
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('my' as const, 'all' as const),
          periods,
          fc.constantFrom('month', 'quarter'),
          async (Scope, period, By) => {
            const [From, To] = period ?? [];
            const figures = await read({ Scope, By, ...(period && { From, To }) });
            const days = period && `${From}..${To}`;
            const created: ListInput = days ? { created: days } : {};
            for (const { Type, Complete, NotComplete } of figures.Initiated) {
              const type = { ...created, applicationType: [Type ?? ''] };
              expect([Complete, NotComplete]).toEqual([
                count(Scope, { ...type, completed: 'any' }),
                count(Scope, { ...type, completed: 'none' }),
              ]);
            }
            const all = figures.Initiated.reduce((sum, one) => sum + one.Complete + one.NotComplete, 0);
            expect(all).toBe(count(Scope, created));
            for (const { From: from, To: to, Total } of figures.Completed)
              expect([from, Total]).toEqual([from, count(Scope, { completed: `${from}..${to}` })]);
            const completed = { completed: days ?? 'any' };
            expect(figures.Totals).toEqual({
              Complete: count(Scope, { ...created, completed: 'any' }),
              NotComplete: count(Scope, { ...created, completed: 'none' }),
              Completed: count(Scope, completed),
            });
            expect(figures.Completed.reduce((sum, { Total }) => sum + Total, 0)).toBe(
              figures.Totals.Completed,
            );
            expect(figures.TimeToComplete).toEqual(
              bands.map((Band) => ({
                Band,
                Total: count(Scope, { ...completed, timeToComplete: Band as '1-2h' }),
              })),
            );
            const open = rows[Scope].map(({ Status }) => Status).filter((one) => one !== 'Depersonalised');
            const statuses = [...new Set(open)].flatMap((Status) => {
              const Total = count(Scope, { ...created, completed: 'none', status: [Status] });
              return Total > 0 ? [{ Status, Total }] : [];
            });
            expect(figures.LastSections).toEqual(
              statuses.toSorted((a, b) => b.Total - a.Total || (a.Status < b.Status ? -1 : 1)).slice(0, 5),
            );
          },
        ),
        { numRuns: 25, seed: 7 },
      );
    },
  );

  test('each is the total of its list, and of its export (FIGURES-030, FIGURES-031)', async () => {
    const days = '2025-12-01..2026-11-30';
    const figures = await read({ Scope: 'all', From: '2025-12-01', To: '2026-11-30', By: 'month' });
    for (const { Type, NotComplete } of figures.Initiated) {
      const query = { applicationType: [Type ?? ''], created: days, completed: 'none' };
      expect(await totalOf('all', query)).toBe(NotComplete);
      const exported = await app.send(withQuery('/api/application/export/all', query), { as: 'FULL' });
      expect(exported.headers.get('x-total-rows')).toBe(String(NotComplete));
      await exported.body?.cancel();
    }
    for (const { From, To, Total } of figures.Completed)
      expect(await totalOf('all', { completed: `${From}..${To}` })).toBe(Total);
    for (const { Band, Total } of figures.TimeToComplete)
      expect(await totalOf('all', { completed: days, timeToComplete: Band })).toBe(Total);
    for (const { Status, Total } of figures.LastSections)
      expect(await totalOf('all', { status: [Status], created: days, completed: 'none' })).toBe(Total);
  });

  test('count only the list of the person, within the reach of the claim (FIGURES-006, FIGURES-008, OP-327)', async () => {
    const theirs = await everyRow(app, 'ALL');
    const { Totals } = await read({ Scope: 'all' }, 'ALL');
    expect(theirs.length).toBeLessThan(rows.all.length);
    expect(Totals.Complete + Totals.NotComplete).toBe(theirs.length);
    expect(await statusOf({ Scope: 'my' }, 'ALL')).toBe(403);
    expect(await statusOf({ Scope: 'all' }, 'NONE')).toBe(403);
    expect(await statusOf({ Scope: 'my' }, 'MY')).toBe(403);
  });

  test.each([
    { Scope: 'all', From: '2026-01-01' },
    { Scope: 'all', From: '2026-02-30', To: '2026-03-01' },
    { Scope: 'all', From: '2026-03-02', To: '2026-03-01' },
    { Scope: 'all', From: '2021-03-01', To: '2026-03-01' },
    { Scope: 'all', By: 'week' },
    { Scope: 'others' },
    {},
  ])('are rejected for %j', async (query) => {
    expect(await statusOf(query)).toBe(400);
  });

  test.each([
    ['created', 'yesterday'],
    ['created', 'any'],
    ['created', '2026-03-02..2026-03-01'],
    ['completed', '2026-02-30..2026-03-01'],
    ['completed', 'toString'],
    ['timeToComplete', '1h'],
    ['applicationType', 'Joint'],
  ])('the list rejects the filter %s=%s (FIGURES-033)', async (name, value) => {
    expect((await app.send(withQuery(all, { [name]: value }), { as: 'FULL' })).status).toBe(400);
  });

  test('five years by month that touch 61 months are counted by quarter (FIGURES-020)', async () => {
    const five = { Scope: 'all', By: 'month', To: '2026-11-14' };
    expect((await read({ ...five, From: '2021-12-01' })).Completed).toHaveLength(60);
    const figures = await read({ ...five, From: '2021-11-15' });
    expect([figures.By, figures.Completed.length]).toEqual(['quarter', 21]);
  });

  test('name no application and no person (FIGURES-060)', async () => {
    const text = JSON.stringify(await read({ Scope: 'all' }));
    const personal = rows.all.flatMap((row) => [
      row.ApplicationGuid,
      row.ClientName,
      row.PrimaryEmail,
      row.AdviserName,
    ]);
    expect(personal.filter((value) => value && text.includes(value))).toEqual([]);
  });

  test('mark the month that contains today', async () => {
    const today = sydneyDay(Math.floor(Date.now() / 1000));
    const { Completed } = await read({ Scope: 'all' });
    expect(Completed.filter(({ Running }) => Running).map(({ From }) => From)).toEqual([
      `${today.slice(0, 7)}-01`,
    ]);
  });

  test('are remembered for a minute, and counted again on request (FIGURES-017, FIGURES-067)', async () => {
    let now = 0;
    const own = testApp(db(), { now: () => now });
    const created = (query: object = {}) =>
      own
        .read<Figures>(withQuery('/api/figures/applications', { Scope: 'all', ...query }), { as: 'FULL' })
        .then(({ Totals }) => Totals.NotComplete);
    const before = await created();
    const [cancelled] = rows.all.filter(({ Status }) => Status === 'Primary edit');
    now = 1000;
    await own.read('/api/application/cancel', {
      as: 'FULL',
      json: cancelBody([cancelled?.ApplicationGuid ?? '']),
    });
    expect(await created()).toBe(before);
    expect(await created({ Fresh: 'true' })).toBe(before - 1);
    expect(await created()).toBe(before - 1);
    await db().inTenant('harbour', (trx) => insertRows(trx, 'application', edges.slice(0, 1)));
    now = 60_999;
    expect(await created()).toBe(before - 1);
    now = 61_001;
    expect(await created()).toBe(before);
  });
});

test('people who ask at once wait for one count, and count again if it fails (FIGURES-061)', async () => {
  const share = sharedWhileRunning<number>();
  const counts = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  let begun = 0;
  const ask = () => share('all', true, () => counts[begun++]?.promise ?? Promise.resolve(Number.NaN));
  const [first, second, third] = [ask(), ask(), ask()];
  counts[0]?.reject(new Error('The connection was lost.'));
  await expect(first).rejects.toThrow('lost');
  counts[1]?.resolve(147);
  expect([await second, await third, begun]).toEqual([147, 147, 2]);
});

test('who has just changed an application shares no count that began before (FIGURES-045)', async () => {
  const share = sharedWhileRunning<number>();
  const before = Promise.withResolvers<number>();
  const old = share('all', true, () => before.promise);
  let begun = 0;
  const fresh = () => share('all', false, () => Promise.resolve((begun += 1)));
  const [mine, another] = [fresh(), fresh()];
  before.resolve(147);
  expect([await old, await mine, await another, begun]).toEqual([147, 1, 1, 1]);
});
