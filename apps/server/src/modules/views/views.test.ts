import type { countSavedViews, listSavedViews, Reply, SavedView, saveView } from '@portal/api/contract';
import { filterNames, storedFilterName, viewConflict } from '@portal/api/contract';
import { aViewDefinition } from '@portal/api/mocks';
import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { personOf } from '../../testing/person.ts';
import { ListCache } from '../applications/application-list.cache.ts';
import { countCache, countsFor } from './view-counts.ts';
import { all, everyRow, withQuery, type ListReply } from '../../testing/wire.ts';

type Saved = Reply<typeof saveView>;
type Counts = Reply<typeof countSavedViews>['Counts'];

onEachDatabase('Saved views', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  beforeEach(() => inTenant('delete from saved_view'));

  const inTenant = (statement: string) =>
    db().inTenant('harbour', async (trx) => (await sql.raw<{ text: string }>(statement).execute(trx)).rows);
  const view = (more: object = {}) => ({
    Name: 'Stuck in review',
    Scope: 'all',
    Shared: false,
    Definition: aViewDefinition({ Status: ['Documents pending'] }),
    ...more,
  });
  const send = (path: string, json: object | undefined, as: string, more: object = {}) =>
    app.send(`/api/view/${path}`, { as, ...(json && { json }), ...more });
  const save = (more: object = {}, as = 'FULL') =>
    app.read<Saved>('/api/view/save', { as, json: view(more) });
  const saved = async (more: object = {}, as = 'FULL'): Promise<SavedView> => {
    const { View, Message } = await save(more, as);
    if (!View) throw new Error(Message ?? 'Nothing was saved.');
    return View;
  };
  const list = (as: string) => app.read<Reply<typeof listSavedViews>>('/api/view/list', { as });
  const namesFor = async (as: string) => (await list(as)).Views.map(({ Name }) => Name);
  const remove = (id: string, version: number, as = 'FULL') => send(`delete/${id}`, { Version: version }, as);
  const makeDefault = (json: object, as = 'FULL') =>
    send('default', { Scope: 'all', Everybody: false, ...json }, as);

  test('a private view is seen by its owner alone, a shared one by everybody who sees a list (VIEWS-030, VIEWS-066)', async () => {
    const mine = await saved();
    const shared = await saved({ Name: 'Everything open', Shared: true });
    expect(await namesFor('FULL')).toEqual(['Everything open', 'Stuck in review']);
    for (const as of ['MY', 'ALL']) expect([as, await namesFor(as)]).toEqual([as, ['Everything open']]);
    expect((await send('list', undefined, 'NONE')).status).toBe(403);
    const read = await app.read<SavedView>(`/api/view/get/${shared.Id}`, { as: 'MY' });
    expect(read).toMatchObject({ Mine: false, MayChange: false, AuthorName: 'Fiona Full', Version: 1 });
    expect(JSON.stringify(read)).not.toContain('@');
    const bytes = async (id: string) => {
      const answer = await send(`get/${id}`, undefined, 'MY');
      const requestId = answer.headers.get('x-request-id') ?? '';
      return [answer.status, (await answer.text()).replace(requestId, '')];
    };
    const unknown = await bytes('zzzzzzzzzzzz');
    expect(unknown[0]).toBe(404);
    const deleted = await saved({ Name: 'Deleted', Shared: true });
    await remove(deleted.Id, 1);
    for (const id of [mine.Id, deleted.Id, '../x']) expect([id, await bytes(id)]).toEqual([id, unknown]);
    expect(
      (await send(`get/${shared.Id}`, undefined, 'FULL', { host: 'banksia.localhost:4000' })).status,
    ).toBe(404);
  });

  test('a shared view is changed by its author and by administrators, a private one by its owner (VIEWS-014)', async () => {
    const byFull = await saved({ Shared: true });
    const change = (of: SavedView, as: string) =>
      send('save', view({ Id: of.Id, Version: of.Version, Name: 'Changed', Shared: true }), as);
    expect((await change(byFull, 'MY')).status).toBe(403);
    expect((await remove(byFull.Id, 1, 'MY')).status).toBe(403);
    const byMy = await saved({ Name: 'Of somebody else', Shared: true }, 'MY');
    expect((await change(byMy, 'FULL')).status).toBe(200);
    const hidden = await saved({ Name: 'Hidden' }, 'MY');
    expect((await change(hidden, 'FULL')).status).toBe(404);
    const madePrivate = { Id: byMy.Id, Version: 2, Name: 'Private again', Shared: false };
    expect(await save(madePrivate)).toEqual({ ErrorNo: 0, View: null });
    expect(await namesFor('FULL')).toEqual(['Stuck in review']);
    expect(await namesFor('MY')).toEqual(['Hidden', 'Private again', 'Stuck in review']);
  });

  test('the shared views of a deactivated author stay, and administrators change them (VIEWS-068)', async () => {
    const { Id } = await saved({ Shared: true });
    await inTenant(`update saved_view set owner_global_id = 'G-LEE'`);
    await inTenant(`update portal_user set status = 'Deactivated' where global_id = 'G-LEE'`);
    expect((await list('ALL')).Views).toMatchObject([{ Id, AuthorName: 'Ann Lee', MayChange: false }]);
    expect((await save({ Id, Version: 1, Shared: true, Name: 'Renamed' })).ErrorNo).toBe(0);
  });

  test('a list that was read before is not sent again until something changes (VIEWS-060)', async () => {
    await saved({ Shared: true });
    const etag = (await send('list', undefined, 'ALL')).headers.get('etag') ?? '';
    const again = () => send('list', undefined, 'ALL', { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await saved({ Name: 'Another', Shared: true });
    expect((await again()).status).toBe(200);
  });

  test('a change from an older version is rejected, and nothing is changed (VIEWS-059)', async () => {
    const { Id } = await saved({ Shared: true }, 'MY');
    await saved({ Id, Version: 1, Name: 'First', Shared: true }, 'MY');
    const second = await send('save', view({ Id, Version: 1, Name: 'Second', Shared: true }), 'FULL');
    for (const answer of [second, await remove(Id, 1)]) {
      expect(answer.status).toBe(409);
      const { Conflict } = v.parse(v.object({ Conflict: viewConflict }), await answer.json());
      expect(Conflict).toMatchObject({ By: { GlobalUserId: 'G-MY', Name: 'Mia My' }, Version: 2 });
    }
    expect(await app.read(`/api/view/get/${Id}`, { as: 'FULL' })).toMatchObject({
      Name: 'First',
      Version: 2,
    });
  });

  test('names differ among the private and among the shared views (VIEWS-019)', async () => {
    await saved();
    expect(await save({ Name: ' stuck IN review ' })).toEqual({
      ErrorNo: 1,
      Message: 'A view of this name already exists.',
      View: null,
    });
    for (const Name of ['Stuck\u200b in\u00a0 review', '\u202aStuck in review\u202c', 'Ｓtuck in review'])
      expect([Name, (await save({ Name })).ErrorNo]).toEqual([Name, 1]);
    expect((await saved({ Name: ' Zoe\u0308\u200b \u2009view ' })).Name).toBe('Zoë view');
    expect((await save({ Name: 'Zoë view' })).ErrorNo).toBe(1);
    await saved({ Shared: true });
    await saved({}, 'MY');
    for (const Name of ['', '  ', 'x'.repeat(61), 'a\u0007b'])
      expect([Name, (await send('save', view({ Name }), 'FULL')).status]).toEqual([Name, 400]);
  });

  test.each(filterNames.map(storedFilterName))(
    'a view that was stored before there was a filter %s opens and is counted (VIEWS-026)',
    async (filter) => {
      const { Id } = await saved();
      await inTenant(`update saved_view set definition = definition - '${filter}'`);
      const read = await app.read<SavedView>(`/api/view/get/${Id}`, { as: 'FULL' });
      expect(read.Definition).toMatchObject({ [filter]: [], RowsPerPage: aViewDefinition().RowsPerPage });
      expect(
        (await app.read<Reply<typeof countSavedViews>>('/api/view/counts', { as: 'FULL' })).Counts,
      ).toHaveLength(1);
    },
  );

  test('limits hold, also for two saves at the same time (VIEWS-020)', async () => {
    await inTenant(`insert into saved_view (tenant_id, id, owner_global_id, name, scope, definition, changed_by)
      select 'harbour', lpad(n::text, 12, '0'), 'G-FULL', 'View ' || n, 'all', '{}', 'G-FULL'
      from generate_series(1, 49) as n`);
    const replies = await Promise.all([save({ Name: 'One' }), save({ Name: 'Two' })]);
    expect(new Set(replies.map(({ ErrorNo }) => ErrorNo))).toEqual(new Set([0, 2]));
    expect(replies.find(({ ErrorNo }) => ErrorNo === 2)?.Message).toBe(
      'You have 50 views. Delete one first.',
    );
    const statusOf = async (changed: object) =>
      (await send('save', view({ Definition: { ...aViewDefinition(), ...changed } }), 'MY')).status;
    expect(await statusOf({ Q: 'x'.repeat(201) })).toBe(400);
    expect(await statusOf({ Status: Array.from({ length: 51 }, (_, index) => `${index}`) })).toBe(400);
    expect(await statusOf({ Status: Array.from({ length: 50 }, () => 'x'.repeat(200)) })).toBe(400);
    expect(await statusOf({ Columns: [] })).toBe(400);
    expect(await statusOf({ Columns: [{ Name: 'ID', Width: 47 }] })).toBe(400);
    expect(await namesFor('MY')).toEqual([]);
  });

  test('the same key saves one view (VIEWS-061)', async () => {
    const headers = { 'idempotency-key': '2b1c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11' };
    const answers = [];
    for (let time = 0; time < 2; time += 1)
      answers.push(await app.read<Saved>('/api/view/save', { as: 'FULL', json: view(), headers }));
    expect(answers[1]).toEqual(answers[0]);
    expect(await namesFor('FULL')).toHaveLength(1);
  });

  test('one’s own default wins over that for everybody, which only administrators set (VIEWS-042, VIEWS-043)', async () => {
    const shared = await saved({ Shared: true });
    const own = await saved({ Name: 'Mine', MyDefault: true });
    expect((await makeDefault({ Id: shared.Id, Everybody: true }, 'ALL')).status).toBe(403);
    expect(await (await makeDefault({ Id: own.Id, Everybody: true })).json()).toMatchObject({
      ErrorNo: 3,
      Message: 'Only a shared view can be the default for everybody.',
    });
    await makeDefault({ Id: shared.Id, Everybody: true });
    expect(await list('FULL')).toMatchObject({
      Default: { My: null, All: own.Id },
      DefaultForEverybody: { My: null, All: shared.Id },
    });
    expect(await list('ALL')).toMatchObject({
      Default: { All: null },
      DefaultForEverybody: { All: shared.Id },
    });
    expect((await makeDefault({ Id: own.Id }, 'ALL')).status).toBe(404);
    expect((await makeDefault({ Id: shared.Id, Scope: 'my' })).status).toBe(404);
    await makeDefault({ Id: null });
    expect((await list('FULL')).Default.All).toBeNull();
  });

  test('a default that is deleted or made private is nobody else’s default (VIEWS-047)', async () => {
    const shared = await saved({ Shared: true }, 'MY');
    await makeDefault({ Id: shared.Id }, 'ALL');
    await makeDefault({ Id: shared.Id, Everybody: true });
    const hidden = await saved({ Id: shared.Id, Version: 1, Shared: false }, 'MY');
    expect(await list('ALL')).toMatchObject({ Default: { All: null }, DefaultForEverybody: { All: null } });
    await saved({ Id: shared.Id, Version: hidden.Version, Shared: true, MyDefault: true }, 'MY');
    expect((await list('MY')).Default.All).toBe(shared.Id);
    expect((await list('ALL')).Default.All).toBeNull();
    await remove(shared.Id, 3, 'MY');
    expect((await list('MY')).Default.All).toBeNull();
  });

  test('a deletion is undone with id and defaults, under another name if its own was taken (VIEWS-056, VIEWS-057)', async () => {
    const { Id } = await saved({ MyDefault: true });
    await remove(Id, 1);
    expect(await namesFor('FULL')).toEqual([]);
    await saved();
    expect((await send(`restore/${Id}`, {}, 'MY')).status).toBe(404);
    const restored = await app.read<SavedView>(`/api/view/restore/${Id}`, { as: 'FULL', method: 'POST' });
    expect(restored).toMatchObject({ Id, Name: 'Stuck in review (2)' });
    expect((await list('FULL')).Default.All).toBe(Id);
    await remove(Id, restored.Version);
    await inTenant(
      `update saved_view set deleted_at = now() - interval '61 minutes' where deleted_at is not null`,
    );
    expect((await send(`restore/${Id}`, undefined, 'FULL', { method: 'POST' })).status).toBe(404);
  });

  test('each reader gets the count of what they would see (VIEWS-022, VIEWS-048, VIEWS-051)', async () => {
    const Definition = aViewDefinition();
    const shared = await saved({ Name: 'Everything', Shared: true, Definition });
    const gone = { ...Definition, Label: ['No such label'], Status: ['Documents pending', 'No such status'] };
    const partly = await saved({ Name: 'Partly gone', Shared: true, Definition: gone });
    const two = { ...Definition, Status: ['Documents pending'], Label: ['VIP', ''] };
    const counted = await saved({ Name: 'Counted', Shared: true, Definition: two });
    const searched = await saved({ Name: 'Searched', Shared: true, Definition: { ...two, Q: 'fiona' } });
    const countOf = async (as: string, { Id }: SavedView) =>
      (await app.read<{ Counts: Counts }>('/api/view/counts', { as })).Counts.find((one) => one.Id === Id);
    const totalOf = async (as: string, query: Parameters<typeof withQuery>[1]) =>
      (await app.read<ListReply>(withQuery(all, query), { as })).TotalRows;
    for (const as of ['FULL', 'ALL']) {
      const filters = { status: ['Documents pending'], label: ['VIP', ''] };
      expect(await countOf(as, shared)).toEqual({ Id: shared.Id, Count: await totalOf(as, {}), More: false });
      expect((await countOf(as, partly))?.Count).toBe(await totalOf(as, { status: filters.status }));
      expect((await countOf(as, counted))?.Count).toBe(await totalOf(as, filters));
      expect((await countOf(as, searched))?.Count).toBe(await totalOf(as, { ...filters, q: 'fiona' }));
    }
    expect((await countOf('FULL', shared))?.Count).toBeGreaterThan(
      (await countOf('ALL', shared))?.Count ?? 0,
    );
    // Without the claim of the view's list, that of the other.
    expect((await countOf('MY', shared))?.Count).toBe(
      (await everyRow(app, 'MY', '/api/application/list')).length,
    );
  });

  test('a counted number is reused for a minute (VIEWS-049)', async () => {
    await saved({ Definition: aViewDefinition({ Status: ['Documents pending'], Label: ['VIP', ''] }) });
    let now = 0;
    const caches = { counts: countCache(() => now), list: new ListCache() };
    const counts = async (statement: string, at: number) => {
      now = at;
      await inTenant(statement);
      const found = await db().inTenant('harbour', (trx) =>
        countsFor({ trx, person: personOf('G-FULL') }, caches),
      );
      return found[0]?.Count ?? Number.NaN;
    };
    const mark = (to: string) => `update application set label = ${to}
      where id = (select min(id) from application where status = 'Documents pending' and coalesce(label, '') in ('', 'Cold'))`;
    const before = await counts(mark('null'), 0);
    expect(await counts(mark(`'Cold'`), 59_999)).toBe(before);
    expect(await counts('select', 60_000)).toBe(before - 1);
    await inTenant(mark('null'));
  });

  test('what happens to shared views is audited, without what they store (VIEWS-065)', async () => {
    const Definition = aViewDefinition({ Q: 'zyxwvut' });
    const [before] = await inTenant(`select coalesce(max(id), 0)::text as text from audit_entry`);
    await saved({ Name: 'Private', Definition });
    const { Id } = await saved({ Shared: true, Definition });
    await saved({ Id, Version: 1, Shared: true, Name: 'Renamed', Definition });
    await makeDefault({ Id, Everybody: true });
    await remove(Id, 2);
    await app.read(`/api/view/restore/${Id}`, { as: 'FULL', method: 'POST' });
    const lines = await inTenant(
      `select action || ' ' || coalesce(details->>'name', '') || audit_entry::text as text from audit_entry
        where id > ${before?.text} order by id`,
    );
    expect(lines.map(({ text }) => text.split('(')[0])).toEqual([
      'view-saved Stuck in review',
      'view-changed Renamed',
      'default-view-changed Renamed',
      'view-deleted Renamed',
      'view-restored Renamed',
    ]);
    expect(JSON.stringify(lines)).not.toContain('zyxwvut');
  });

  test('depersonalising empties the searches for that person (VIEWS-067)', async () => {
    const [row] = await inTenant(
      `update application set client_name = 'Zoë O’Brien' where id = 1004 returning primary_email as text`,
    );
    const email = row?.text;
    const of = (Q: string) => saved({ Name: Q, Definition: aViewDefinition({ Q }) });
    const [named, mailed, other] = [await of("ZOE O'BRIEN"), await of(`x ${email}`), await of('zyx')];
    const answer = await app.send('/api/application/depersonalise/1004', { as: 'FULL', method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([200, { OverallSuccess: true }]);
    const searchOf = async ({ Id }: SavedView) =>
      (await app.read<SavedView>(`/api/view/get/${Id}`, { as: 'FULL' })).Definition.Q;
    expect([await searchOf(named), await searchOf(mailed), await searchOf(other)]).toEqual([
      null,
      null,
      'zyx',
    ]);
  });
});
