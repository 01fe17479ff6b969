import {
  columnNames,
  type getAllColumns,
  type getColumns,
  type listColumnVersions,
  type Reply,
} from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sweep } from '../../operations/retention/sweep.ts';
import { addUsers } from '../../testing/add-users.ts';
import { auditedOf } from '../../testing/audited.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type Request, type TestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';

type Table = Reply<typeof getAllColumns>;
type History = Reply<typeof listColumnVersions>;

const fiona = { GlobalUserId: 'G-FULL', Name: 'Fiona Full' };
const meridian = 'meridian.localhost:4000';

onEachDatabase('The versions of a table', (db) => {
  let app: TestApp;
  /** Another process on the same database. */
  let other: TestApp;
  beforeEach(async () => {
    app = testApp(db());
    other = testApp(db());
    await inHarbour(`delete from view_setting_version where number > 1`);
    await inHarbour(`update view_setting set viewable = true`);
  });

  const inHarbour = (statement: string) => db().inTenant('harbour', (trx) => sql.raw(statement).execute(trx));
  const table = (request?: Request) => app.read<Table>('/api/admin/columns', { as: 'FULL', ...request });
  const history = async (query = '') =>
    app.read<History>(`/api/admin/columns/history${query}`, { as: 'FULL' });
  const numbers = async () => (await history()).Versions.map((version) => version.Number);
  const hidden = async () =>
    (await table()).Columns.filter(({ Viewable }) => !Viewable).map(({ ColumnName }) => ColumnName);
  const matching = (version: number | undefined) =>
    version === undefined ? {} : { 'if-match': `"${version}"` };

  /** Saves a table in which only the named columns are off. */
  const saveWithout = async (names: readonly string[], version?: number, at = app) => {
    const { Columns } = await table();
    const json = {
      Columns: Columns.map((one) => ({ ...one, Viewable: !names.includes(one.ColumnName) })),
    };
    return at.send('/api/admin/save', { as: 'FULL', json, headers: matching(version) });
  };
  const restore = (Number: number, version?: number, headers: Request['headers'] = {}) =>
    app.send('/api/admin/columns/restore', {
      as: 'FULL',
      json: { Number },
      headers: { ...matching(version), ...headers },
    });

  test('begin with one for each table, without a person (MEMORY-003)', async () => {
    const { SavedAt, ...setup } = (await history()).Versions[0] ?? {};
    expect(SavedAt).toBeGreaterThan(1.7e9);
    expect(setup).toEqual({
      Number: 1,
      SavedBy: null,
      Origin: 'Setup',
      RestoredFrom: null,
      Known: columnNames,
      Shown: columnNames,
      Changes: [],
    });
    expect(await app.read('/api/admin/rows/history', { as: 'FULL' })).toMatchObject({
      Versions: [{ Number: 1, Origin: 'Setup' }],
      TotalRows: 1,
      MaxPage: 1,
    });
    const answer = await app.send('/api/admin/columns', { as: 'FULL' });
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(await answer.json()).toMatchObject({ Version: 1, SavedAt, SavedBy: null });
    const headers = { 'if-none-match': '"1"' };
    const again = await app.send('/api/admin/columns', { as: 'FULL', headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('grow by one with each save that changes the table (MEMORY-001, MEMORY-007)', async () => {
    await saveWithout(['Email'], 1);
    await saveWithout(['Label', 'SystemLabel'], 2);
    const { Versions } = await history();
    expect(Versions).toMatchObject([
      {
        Number: 3,
        SavedBy: fiona,
        Origin: 'Saved',
        Changes: [
          { Name: 'Email', On: true },
          { Name: 'Label', On: false },
          { Name: 'SystemLabel', On: false },
        ],
      },
      { Number: 2, SavedBy: fiona, Changes: [{ Name: 'Email', On: false }] },
      { Number: 1, SavedBy: null, Changes: [] },
    ]);
    expect(await table()).toMatchObject({ Version: 3, SavedBy: fiona });
    expect(await app.read('/api/admin/rows/history', { as: 'FULL' })).toMatchObject({ TotalRows: 1 });
  });

  test('do not grow with a save that changes nothing, which is audited (MEMORY-002, MEMORY-024, MEMORY-031)', async () => {
    await saveWithout(['Email']);
    const audited = (await auditedOf(db(), 'columns-saved')).length;
    // Another version was stored since 1, but the table is the same.
    for (const version of [2, 1])
      expect(await (await saveWithout(['Email'], version)).json()).toEqual({ ErrorNo: 0 });
    expect(await numbers()).toEqual([2, 1]);
    expect(await auditedOf(db(), 'columns-saved')).toHaveLength(audited + 2);
  });

  test('a save of an outdated table stores nothing, in any process (MEMORY-016, MEMORY-025)', async () => {
    expect((await saveWithout(['Email'], 1)).status).toBe(200);
    const answer = await saveWithout(['SystemLabel'], 1, other);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      ErrorNo: -1,
      Message: 'This table was saved by somebody else.',
    });
    expect(await hidden()).toEqual(['Email']);
    expect(await numbers()).toEqual([2, 1]);
  });

  test('of two saves at once from one version, one is stored (MEMORY-016, MEMORY-025)', async () => {
    const answers = await Promise.all([
      saveWithout(['Email'], 1),
      saveWithout(['Label'], 1, other),
      saveWithout(['Owner'], 1),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 409, 409]);
    expect(await numbers()).toEqual([2, 1]);
    expect((await history()).Versions[0]?.Changes).toEqual([{ Name: (await hidden())[0], On: false }]);
  });

  test('a save that names no version is stored after any other (MEMORY-026)', async () => {
    await saveWithout(['Email']);
    expect((await saveWithout(['Label'])).status).toBe(200);
    expect(await hidden()).toEqual(['Label']);
    expect(await numbers()).toEqual([3, 2, 1]);
  });

  test.each(['1', '"0"', '"x"', 'W/"1"', '*', '"1", "2"', '""'])(
    'rejects the If-Match header %s',
    async (header) => {
      const { Columns } = await table();
      const headers = { 'if-match': header };
      const answer = await app.send('/api/admin/save', { as: 'FULL', json: { Columns }, headers });
      expect(answer.status).toBe(400);
    },
  );

  test('rejects a version in the body (MEMORY-027)', async () => {
    const { Columns } = await table();
    for (const json of [{ Columns, Version: 1 }, { Columns: Columns.map((one) => ({ ...one, Version: 1 })) }])
      expect((await app.send('/api/admin/save', { as: 'FULL', json })).status).toBe(400);
  });

  test('restoring an older one stores it as a new version, for every reader (MEMORY-011, MEMORY-013, MEMORY-031)', async () => {
    await saveWithout(['Email']);
    await saveWithout(['Email', 'Label']);
    expect(await (await restore(2, 3)).json()).toEqual({ ErrorNo: 0, Version: 4 });
    const { Versions } = await history();
    expect(Versions[0]).toMatchObject({
      Number: 4,
      SavedBy: fiona,
      Origin: 'Restored',
      RestoredFrom: 2,
      Changes: [{ Name: 'Label', On: true }],
    });
    expect(Versions[2]).toMatchObject({ Number: 2, Origin: 'Saved', RestoredFrom: null });
    const { Columns } = await other.read<Reply<typeof getColumns>>('/api/configuration/columns', {
      as: 'MY',
    });
    expect(Columns.filter(({ Viewable }) => !Viewable)).toMatchObject([{ ColumnName: 'Email' }]);
    expect((await auditedOf(db(), 'columns-restored')).at(-1)).toMatchObject({
      actor_id: 'G-FULL',
      application_id: null,
      details: { from: 2, version: 4 },
    });
    await app.send('/api/admin/rows/restore', { as: 'FULL', json: { Number: 1 } });
    expect((await auditedOf(db(), 'rows-restored')).at(-1)).toMatchObject({
      details: { from: 1, version: 1 },
    });
  });

  test('restoring the table that is stored stores nothing (MEMORY-014)', async () => {
    await saveWithout(['Email']);
    await saveWithout([]);
    expect(await (await restore(1, 3)).json()).toEqual({ ErrorNo: 0, Version: 3 });
    expect(await numbers()).toEqual([3, 2, 1]);
  });

  test('restoring from an outdated table, or a version that does not exist, stores nothing (MEMORY-016)', async () => {
    await saveWithout(['Email']);
    expect((await restore(1, 1)).status).toBe(409);
    expect((await restore(3)).status).toBe(404);
    expect(await numbers()).toEqual([2, 1]);
  });

  test('a repeated restore acts once', async () => {
    await saveWithout(['Email']);
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect(await (await restore(1, 2, key)).json()).toEqual({ ErrorNo: 0, Version: 3 });
    await saveWithout(['Email']);
    expect(await (await restore(1, 2, key)).json()).toEqual({ ErrorNo: 0, Version: 3 });
    expect(await hidden()).toEqual(['Email']);
  });

  test('a column that the version does not know keeps its state, and one that was removed is passed over (MEMORY-015)', async () => {
    await saveWithout(['Email', 'Products']);
    await inHarbour(`update view_setting_version set known = array_append(array_remove(known, 'Products'), 'Gone'),
      shown = array_append(array_remove(shown, 'Products'), 'Gone') where number = 1 and kind = 'column'`);
    expect((await history()).Versions.at(-1)?.Known).not.toContain('Products');
    expect((await restore(1)).status).toBe(200);
    expect(await hidden()).toEqual(['Products']);
    expect((await history()).Versions[0]?.Changes).toEqual([{ Name: 'Email', On: true }]);
    await inHarbour(`update view_setting_version set known = shown where number = 1`);
  });

  test('names people as they are called now, and stores their ids only (MEMORY-029)', async () => {
    await addUsers(db(), [{ id: 'brief', permissions: ['admin'] }]);
    const { Columns } = await table();
    const json = { Columns: Columns.map((one, index) => ({ ...one, Viewable: index > 0 })) };
    expect((await app.send('/api/admin/save', { as: 'brief', json })).status).toBe(200);
    await inHarbour(`delete from portal_user where global_id = 'G-brief'`);
    const SavedBy = { GlobalUserId: 'G-brief', Name: null };
    expect((await history()).Versions[0]).toMatchObject({ SavedBy });
    expect(await table()).toMatchObject({ SavedBy });
  });

  test('are not sent to readers of the configuration, nor without the claim (MEMORY-028)', async () => {
    expect(Object.keys(await app.read('/api/configuration/columns', { as: 'MY' }))).toEqual(['Columns']);
    for (const kind of ['columns', 'rows']) {
      expect((await app.send(`/api/admin/${kind}/history`, { as: 'MY' })).status).toBe(403);
      const answer = await app.send(`/api/admin/${kind}/restore`, { as: 'MY', json: { Number: 1 } });
      expect(answer.status).toBe(403);
    }
  });

  test('of another tenant do not exist (MEMORY-030)', async () => {
    await saveWithout(['Email']);
    const answers = await Promise.all(
      [2, 999].map((Number) =>
        app.send('/api/admin/columns/restore', { as: 'FULL', host: meridian, json: { Number } }),
      ),
    );
    const bodies = await Promise.all(answers.map(async (answer) => (await answer.json()) as object));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(bodies[0]).toEqual({ ...bodies[1], RequestId: expect.any(String) as string });
    expect(await table({ host: meridian })).toMatchObject({ Version: 1 });
  });

  test('are listed in pages, and the newest 200 are kept (MEMORY-006, MEMORY-033)', async () => {
    await inHarbour(`insert into view_setting_version (tenant_id, kind, number, saved_by, origin, known, shown)
      select tenant_id, kind, n, 'G-FULL', 'saved', known, shown[1 : n % 2 + 1]
      from view_setting_version, generate_series(2, 200) as n where kind = 'column'`);
    await saveWithout(['Email']);
    const pages = await Promise.all([1, 11, 12].map((page) => history(`?PageNo=${page}&RowsPerPage=20`)));
    expect(pages.map(({ Versions, TotalRows, MaxPage }) => [Versions.length, TotalRows, MaxPage])).toEqual([
      [20, 201, 11],
      [1, 201, 11],
      [0, 201, 11],
    ]);
    // The last one of a page is compared with the first one of the next.
    expect(pages[0]?.Versions[19]).toMatchObject({ Number: 182, Changes: [{ Name: 'Email', On: false }] });
    expect((await sweep(db(), ['harbour'], testConfig()))['view_setting_version']).toBe(1);
    expect((await history('?PageNo=10')).Versions.at(-1)).toMatchObject({ Number: 2, Changes: [] });
    await saveWithout(['Label']);
    expect(await table()).toMatchObject({ Version: 202 });
  });
});
