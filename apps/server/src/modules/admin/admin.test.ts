import { columnNames, detailRowNames, type getCacheStatistics, type Reply } from '@portal/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditedOf } from '../../testing/audited.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { personOf } from '../../testing/person.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { saveShown } from './admin.service.ts';

interface Column {
  readonly ColumnName: string;
  readonly Description: string;
  readonly Viewable: boolean;
}
interface Row {
  readonly ApplicationDetailRowName: string;
  readonly Description: string;
  readonly Viewable: boolean;
}

onEachDatabase('The configuration of a tenant', (db) => {
  let app: TestApp;
  /** Another process on the same database. */
  let other: TestApp;
  beforeAll(() => {
    app = testApp(db());
    other = testApp(db());
  });
  const columns = async (path = '/api/admin/columns', at = app) =>
    (await at.read<{ Columns: Column[] }>(path, { as: 'FULL' })).Columns;
  const rows = async (path = '/api/admin/rows', at = app) =>
    (await at.read<{ Rows: Row[] }>(path, { as: 'FULL' })).Rows;
  const saveColumns = (Columns: readonly unknown[]) =>
    app.send('/api/admin/save', { as: 'FULL', json: { Columns } });
  const saveRows = (Rows: readonly unknown[]) =>
    app.send('/api/admin/rows/save', { as: 'FULL', json: { Rows } });

  test('lists every column and row in the tenant’s order (ADMIN-003, ADMIN-006, API-060, API-061)', async () => {
    expect((await columns()).map((column) => column.ColumnName)).toEqual(columnNames);
    expect((await rows()).map((row) => row.ApplicationDetailRowName)).toEqual(detailRowNames);
  });

  test('saves which columns are shown, with immediate effect in every process (ADMIN-007, ADMIN-010, ADMIN-013, API-063)', async () => {
    await other.read('/api/configuration/columns', { as: 'FULL' });
    const wanted = (await columns()).map((column) => ({
      ...column,
      Viewable: column.ColumnName === 'ID' || column.ColumnName === 'Products',
    }));
    const answer = await saveColumns(wanted.toReversed());
    expect(await answer.json()).toEqual({ ErrorNo: 0 });
    for (const at of [app, other]) {
      expect(await columns('/api/configuration/columns', at)).toEqual(wanted);
      expect(await columns('/api/admin/columns', at)).toEqual(wanted);
    }
  });

  test('saves which rows are shown, independently of the columns (ADMIN-008, ADMIN-009, ADMIN-011, API-064)', async () => {
    const before = await columns();
    const wanted = (await rows()).map((row, index) => ({ ...row, Viewable: index % 2 === 0 }));
    expect(await (await saveRows(wanted)).json()).toEqual({ ErrorNo: 0 });
    expect(await rows('/api/configuration/rows', other)).toEqual(wanted);
    expect(await columns()).toEqual(before);
  });

  test('allows every column to be hidden (ADMIN-017)', async () => {
    const none = (await columns()).map((column) => ({ ...column, Viewable: false }));
    expect((await saveColumns(none)).status).toBe(200);
    expect((await columns('/api/configuration/columns')).some((column) => column.Viewable)).toBe(false);
  });

  test('keeps its headings whatever the request holds', async () => {
    const before = await columns();
    await saveColumns(before.map((column) => ({ ...column, Description: '=HYPERLINK("x")' })));
    expect(await columns()).toEqual(before);
  });

  test.each<[string, (all: readonly Column[]) => readonly unknown[]]>([
    ['one missing', (all) => all.slice(1)],
    ['none', () => []],
    ['one twice', (all) => [...all.slice(1), all[1]]],
    ['an unknown one', (all) => [...all.slice(1), { ...all[0], ColumnName: 'Salary' }]],
    ['an inherited name', (all) => [...all.slice(1), { ...all[0], ColumnName: 'toString' }]],
    ['a field besides', (all) => all.map((column) => ({ ...column, Position: 1 }))],
    ['a mark that is neither', (all) => all.map((column) => ({ ...column, Viewable: 'yes' }))],
  ])('rejects a table with %s and changes nothing', async (_, breakTable) => {
    const before = await columns();
    const turned = before.map((column) => ({ ...column, Viewable: !column.Viewable }));
    expect((await saveColumns(breakTable(turned))).status).toBe(400);
    expect(await columns()).toEqual(before);
  });

  test('rejects entries that the tenant does not have, and duplicates', async () => {
    const own = (await columns()).map(({ ColumnName }) => ({ name: ColumnName, viewable: true }));
    const save = (choices: typeof own) =>
      db().inTenant('harbour', (trx) => saveShown(trx, personOf('G-FULL'), 'column', choices));
    await expect(save([...own, ...own.slice(0, 1)])).rejects.toMatchObject({
      status: 400,
      message: 'A column is named twice.',
    });
    await expect(save([...own.slice(1), { name: 'Salary', viewable: true }])).rejects.toMatchObject({
      status: 400,
      message: 'Every column of the tenant must be named, and no other.',
    });
  });

  test('audits each save with its author and the number of shown entries', async () => {
    const shown = <T extends { Viewable: boolean }>(all: readonly T[]) =>
      all.map((one, index) => ({ ...one, Viewable: index < 3 }));
    await saveColumns(shown(await columns()));
    expect(await auditedOf(db(), 'rows-saved')).not.toContainEqual(
      expect.objectContaining({ details: { count: 3 } }),
    );
    await saveRows(shown(await rows()));
    const line = { actor_id: 'G-FULL', application_id: null, details: { count: 3 } };
    for (const action of ['columns-saved', 'rows-saved'])
      expect((await auditedOf(db(), action)).at(-1), action).toMatchObject(line);
  });

  test('two concurrent saves leave one of the two tables, never a mixture', async () => {
    const all = await columns();
    const one = all.map((column, index) => ({ ...column, Viewable: index % 2 === 0 }));
    const two = all.toReversed().map((column) => ({ ...column, Viewable: column.ColumnName.length > 6 }));
    const answers = await Promise.all([one, two, one, two].map((table) => saveColumns(table)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect([one, two.toReversed()]).toContainEqual(await columns());
  });

  test('a save changes one tenant only', async () => {
    const host = 'meridian.localhost:4000';
    const { Columns } = await app.read<{ Columns: Column[] }>('/api/admin/columns', { as: 'FULL', host });
    expect(Columns.every((column) => column.Viewable)).toBe(true);
  });

  test('requires its claim (PERM-046)', async () => {
    for (const as of ['EDIT', 'USERS', 'NONE'])
      for (const [path, json] of [
        ['/api/admin/columns', undefined],
        ['/api/admin/rows', undefined],
        ['/api/admin/cachestats', undefined],
        ['/api/admin/save', { Columns: [] }],
        ['/api/admin/rows/save', { Rows: [] }],
      ] as const)
        expect((await app.send(path, { as, ...(json && { json }) })).status).toBe(403);
  });

  describe('The cache statistics', () => {
    type Figures = Reply<typeof getCacheStatistics>;
    test('count real cache hits (API-062)', async () => {
      const figures = () => app.read<Figures>('/api/admin/cachestats', { as: 'FULL' });
      const first = await figures();
      expect(first.Entries).toBeGreaterThanOrEqual(4);
      expect(first.Misses).toBeGreaterThan(0);
      expect((await figures()).Hits).toBeGreaterThan(first.Hits);
    });
  });
});
