import { applicationRow, sortKeys, type ApplicationRow } from '@portal/api/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { defined, queriesOf } from '../../testing/list-queries.ts';
import { expectedIds } from '../../testing/list-reference.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, everyRow, mine, withQuery, type ListReply } from '../../testing/wire.ts';

onEachDatabase('The list', (db) => {
  let app: TestApp;
  let rows: ApplicationRow[];
  beforeAll(async () => {
    app = testApp(db());
    rows = await everyRow(app, 'FULL');
  });
  const ids = async (query: Readonly<Record<string, unknown>>, as = 'FULL', path = all) => {
    const reply = await app.read<ListReply>(withQuery(path, query), { as });
    return reply.Applications.map((row) => row.ApplicationID);
  };

  test(
    'returns the rows of a simple model for any filter, search and sort (LIST-067, LIST-082, LIST-120)',
    { timeout: 30_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(queriesOf(rows), async (asked) => {
          expect(await ids({ ...defined(asked), rowsPerPage: 200 })).toEqual(expectedIds(rows, asked));
        }),
        { numRuns: 40, seed: 7 },
      );
    },
  );

  test('starts with the newest number, twenty rows per page (LIST-008, LIST-085)', async () => {
    const reply = await app.read<ListReply>(all, { as: 'FULL' });
    expect(reply.Applications.map((row) => row.ApplicationID)).toEqual(
      Array.from({ length: 20 }, (_, index) => 1147 - index),
    );
    expect([reply.TotalRows, reply.MaxPage]).toEqual([147, 8]);
  });

  test('shows every row once, page by page, in any sort', async () => {
    for (const sortBy of sortKeys) {
      const seen: number[] = [];
      for (let pageNo = 1; pageNo <= 3; pageNo += 1)
        seen.push(...(await ids({ pageNo, rowsPerPage: 50, sortBy, sortType: 'asc' })));
      expect(seen).toHaveLength(147);
      expect(new Set(seen).size).toBe(147);
    }
  });

  test('returns no rows but the correct totals beyond the last page', async () => {
    const reply = await app.read<ListReply>(withQuery(all, { pageNo: 999_999_999, rowsPerPage: 200 }), {
      as: 'FULL',
    });
    expect(reply).toEqual({ Applications: [], MaxPage: 1, TotalRows: 147 });
  });

  test('a filter on Cancelled finds nothing (LIST-166)', async () => {
    expect(await app.read<ListReply>(withQuery(all, { status: ['Cancelled'] }), { as: 'FULL' })).toEqual({
      Applications: [],
      MaxPage: 0,
      TotalRows: 0,
    });
  });

  test('takes wildcard characters in a search literally', async () => {
    expect(await ids({ q: '=1+1' })).toEqual([1010]);
    expect(await ids({ q: '%' })).toEqual([]);
    expect(await ids({ q: '_' })).toEqual([]);
    expect(await ids({ q: `' or 1=1 --` })).toEqual([]);
  });

  test('a row has every field of the specification', () => {
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(Object.keys(applicationRow.entries).toSorted());
  });

  describe('My Apps', () => {
    test('contains the person’s own applications only, whatever the filters (AUTH-009)', async () => {
      expect(await ids({ rowsPerPage: 200 }, 'MY', mine)).toHaveLength(3);
      const own = await ids({ rowsPerPage: 200 }, 'FULL', mine);
      expect(own).toHaveLength(25);
      expect(await ids({ rowsPerPage: 200, q: 'Fiona Full' })).toEqual(own);
    });
  });
});
