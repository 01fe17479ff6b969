import type { ListQuery } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Trx } from '../../platform/db/connect.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { Person } from '../../platform/http/person.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, withQuery, type ListReply } from '../../testing/wire.ts';
import { ListCache } from './application-list.cache.ts';
import { listJson } from './application-list.store.ts';

const fiona: Person = {
  tenant: 'harbour',
  globalId: 'G-FULL',
  session: 'S',
  displayName: 'Fiona Full',
  email: 'fiona.full@harbour.example',
  claims: ['view.allapps.instance'],
  location: 'Sydney',
  group: 'North',
};

const numbered = (index: number) => ({
  tenant_id: 'harbour',
  id: 500_000 + index,
  owner_global_id: 'G-MY',
  owner_name: 'Mia My',
  status: 'Locked',
  mode: 'Online',
  location: 'Sydney',
  restriction_group: 'North',
});

onBothDatabases('The search', (db) => {
  let app: TestApp;
  beforeAll(async () => {
    app = testApp(db());
    await db().inTenant('harbour', (trx) =>
      insertRows(trx, 'application', [
        { ...numbered(0), account_name: 'Wattle & Co', client_name: 'Zed Quandong', external_id: 'EX-77_1' },
        {
          ...numbered(1),
          account_name: 'Quandong 100% Growth',
          client_name: null,
          external_id: String.raw`b\s`,
        },
      ]),
    );
  });
  const ids = async (q: string, more: object = {}) =>
    (
      await app.read<ListReply>(withQuery(all, { q, rowsPerPage: 200, ...more }), { as: 'FULL' })
    ).Applications.map((row) => row.ApplicationID);

  test('finds part of any field, ignoring case (LIST-083)', async () => {
    expect(await ids('QUANDONG')).toEqual([500_001, 500_000]);
    expect(await ids('attle & c')).toEqual([500_000]);
    expect(await ids('500001')).toEqual([500_001]);
    expect(await ids('an')).toEqual(expect.arrayContaining([500_001, 500_000]));
  });

  test('finds no text that spans two fields', async () => {
    expect(await ids('co zed')).toEqual([]);
    expect(await ids('cozed')).toEqual([]);
    expect(await ids('co\nzed')).toEqual([]);
  });

  test('takes wildcard characters literally', async () => {
    expect(await ids('77_1')).toEqual([500_000]);
    expect(await ids('100%')).toEqual([500_001]);
    expect(await ids(String.raw`b\s`)).toEqual([500_001]);
    expect(await ids('100_')).toEqual([]);
  });

  test('works together with filters and the sort', async () => {
    expect(await ids('quandong', { status: ['Complete'] })).toEqual([]);
    expect(
      await ids('quandong', { status: ['Locked'], sortBy: 'InvestmentAmount', sortType: 'asc' }),
    ).toEqual([500_001, 500_000]);
    expect(await ids('quandong', { products: [''] })).toEqual([500_001, 500_000]);
  });

  test('finds a changed application by its new text at once, and no longer by the old', async () => {
    const rename = (name: string) =>
      db().inTenant('harbour', (trx) =>
        sql`update application set client_name = ${name} where id = 500000`.execute(trx),
      );
    await rename('Zoë Banksia');
    expect(await ids('zoe banksia')).toEqual([500_000]);
    await rename('Zed Lillypilly');
    expect(await ids('zoe banksia')).toEqual([]);
    expect(await ids('lillypilly')).toEqual([500_000]);
    expect(await ids('quandong')).toEqual([500_001]);
    await db().inTenant('harbour', (trx) => sql`delete from application where id = 500000`.execute(trx));
    expect(await ids('lillypilly')).toEqual([]);
  });

  test.each([
    ['É–Ø', 'e-ø', 10_000],
    ['Zoë Lillypilly', 'zoe  lilly', 10_000],
    ['Zoë Lillypilly', 'LÍLLY', 0],
  ])('finds %j by %j, with and without the search index (LIST-083)', async (client_name, q, countedTo) => {
    const found = await db().inTenant('harbour', async (trx) => {
      const changed = { ...numbered(2), client_name };
      await sql`delete from application where id = 500002`.execute(trx);
      await insertRows(trx, 'application', [changed]);
      const query: ListQuery = { pageNo: 1, rowsPerPage: 20, sortBy: 'ID', sortType: 'desc', q };
      return listJson(trx, new ListCache({ countedTo }), fiona, 'all', query);
    });
    expect((JSON.parse(found) as ListReply).Applications.map((row) => row.ApplicationID)).toEqual([500_002]);
  });

  test('finds neither another tenant’s nor cancelled applications (LIST-166)', async () => {
    const found = (host: string) =>
      app.read<ListReply>(withQuery(all, { q: 'quandong' }), { as: 'FULL', host });
    expect((await found('meridian.localhost:4000')).TotalRows).toBe(0);
    await db().inTenant('harbour', (trx) =>
      sql`update application set status = 'Cancelled' where id = 500001`.execute(trx),
    );
    expect((await found('harbour.localhost:4000')).TotalRows).toBe(0);
  });

  test('counts a large result once in ten seconds', async () => {
    let now = 0;
    const cache = new ListCache({ countedTo: 10, now: () => now });
    const query: ListQuery = { pageNo: 2, rowsPerPage: 20, sortBy: 'ID', sortType: 'desc', q: 'example' };
    const look = (trx: Trx) => listJson(trx, cache, fiona, 'all', query);
    const page = async () => JSON.parse(await db().inTenant('harbour', look)) as ListReply;
    const first = await page();
    expect(first.TotalRows).toBe(
      (await app.read<ListReply>(withQuery(all, { q: 'example' }), { as: 'FULL' })).TotalRows,
    );
    expect(first.TotalRows).toBeGreaterThan(20);
    await db().inTenant('harbour', (trx) =>
      insertRows(trx, 'application', [{ ...numbered(9), primary_email: 'nine@mail.example' }]),
    );
    expect((await page()).TotalRows).toBe(first.TotalRows);
    now += 10_001;
    expect((await page()).TotalRows).toBe(first.TotalRows + 1);
    expect(cache.stats()).toEqual({ entries: 1, hits: 1, misses: 2 });
  });
});
