import { sortKeys, sortTypes, type ApplicationRow, type SortKey } from '@portal/api/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, everyRow, mine, withQuery, type ListReply } from '../../testing/wire.ts';

interface Asked {
  status?: string[] | undefined;
  label?: string[] | undefined;
  sysLabel?: string[] | undefined;
  assignee?: string[] | undefined;
  subBrand?: string[] | undefined;
  products?: string[] | undefined;
  mustHaveAllSelectedProducts?: boolean;
  q?: string;
  sortBy?: SortKey;
  sortType?: 'asc' | 'desc';
}

/** The decided meaning of a list query, done the slow way. */
function expected(rows: readonly ApplicationRow[], asked: Asked): number[] {
  const has = (chosen: string[] | undefined, value: string | null) =>
    !chosen?.length || chosen.includes(value ?? '');
  const hasProducts = (row: ApplicationRow) => {
    const chosen = asked.products ?? [];
    const own = row.ProductDisplayNameList ?? [];
    if (chosen.length === 0) return true;
    const meets = (value: string) => (value === '' ? own.length === 0 : own.includes(value));
    return asked.mustHaveAllSelectedProducts ? chosen.every(meets) : chosen.some(meets);
  };
  const found = (row: ApplicationRow) => {
    const q = asked.q?.trim().toLowerCase();
    const fields = [
      row.ApplicationID,
      row.AccountName,
      row.ClientName,
      row.PrimaryEmail,
      row.ExternalID,
      row.AccountNumber,
      row.AdviserName,
      row.PromoCode,
    ];
    return (
      !q ||
      fields.some((field) =>
        String(field ?? '')
          .toLowerCase()
          .includes(q),
      )
    );
  };
  const value = (row: ApplicationRow) =>
    ({
      ID: row.ApplicationID,
      DateCreated: row.DateCreatedTimestamp,
      DateCompleted: row.DateCompletedTimestamp,
      LastDocumentUploadDate: row.LastDocumentUploadTimestamp,
      InvestmentAmount: row.InvestmentAmount,
    })[asked.sortBy ?? 'ID'];
  const sign = asked.sortType === 'asc' ? 1 : -1;
  const order = (a: ApplicationRow, b: ApplicationRow) => {
    const [one, other] = [value(a), value(b)];
    if (one === other) return b.ApplicationID - a.ApplicationID;
    if (one === null) return 1;
    if (other === null) return -1;
    return (one - other) * sign;
  };
  return rows
    .filter(
      (row) =>
        has(asked.status, row.Status) &&
        has(asked.label, row.Label) &&
        has(asked.sysLabel, row.SystemLabel) &&
        has(asked.assignee, row.AssigneeUserId) &&
        has(asked.subBrand, row.SubBrandName) &&
        hasProducts(row) &&
        found(row),
    )
    .toSorted(order)
    .map((row) => row.ApplicationID);
}

const chosen = (...values: string[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }), { nil: undefined });
const queries: fc.Arbitrary<Asked> = fc.record(
  {
    status: chosen('Primary edit', 'Complete', 'Locked', 'Cancelled', 'Nonsense'),
    label: chosen('', 'VIP', 'Hot'),
    sysLabel: chosen('', 'Priority', 'Referred'),
    assignee: chosen('', 'G-ABLE', 'G-OTTO'),
    subBrand: chosen('', 'Harbour Direct'),
    products: chosen('', 'Cash', 'Gold', 'Bonds'),
    mustHaveAllSelectedProducts: fc.boolean(),
    q: fc.oneof(
      fc.constantFrom('1', 'EXT-', 'trust', ' fiona ', 'a_', '%', '\\', '.example', 'SPRING', ''),
      fc.string({ maxLength: 3, unit: 'grapheme-ascii' }),
    ),
    sortBy: fc.constantFrom(...sortKeys),
    sortType: fc.constantFrom(...sortTypes),
  },
  { requiredKeys: [] },
);

const defined = (asked: Asked) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));

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
    'gives what a naive reading of the decisions gives, for any filter, search and sort',
    { timeout: 30_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(queries, async (asked) => {
          expect(await ids({ ...defined(asked), rowsPerPage: 200 })).toEqual(expected(rows, asked));
        }),
        { numRuns: 40, seed: 7 },
      );
    },
  );

  test('starts with the newest number, twenty to a page', async () => {
    const reply = await app.read<ListReply>(all, { as: 'FULL' });
    expect(reply.Applications.map((row) => row.ApplicationID)).toEqual(
      Array.from({ length: 20 }, (_, index) => 1147 - index),
    );
    expect([reply.TotalRows, reply.MaxPage]).toEqual([147, 8]);
  });

  test('walks every row once, page by page, whatever the sort', async () => {
    for (const sortBy of sortKeys) {
      const seen: number[] = [];
      for (let pageNo = 1; pageNo <= 3; pageNo += 1)
        seen.push(...(await ids({ pageNo, rowsPerPage: 50, sortBy, sortType: 'asc' })));
      expect(seen).toHaveLength(147);
      expect(new Set(seen).size).toBe(147);
    }
  });

  test('beyond the last page there are no rows but the true totals', async () => {
    const reply = await app.read<ListReply>(withQuery(all, { pageNo: 999_999_999, rowsPerPage: 200 }), {
      as: 'FULL',
    });
    expect(reply).toEqual({ Applications: [], MaxPage: 1, TotalRows: 147 });
  });

  test('a filter that names Cancelled finds nothing', async () => {
    expect(await app.read<ListReply>(withQuery(all, { status: ['Cancelled'] }), { as: 'FULL' })).toEqual({
      Applications: [],
      MaxPage: 0,
      TotalRows: 0,
    });
  });

  test('signs with a meaning in patterns are searched for as they are', async () => {
    expect(await ids({ q: '=1+1' })).toEqual([1010]);
    expect(await ids({ q: '%' })).toEqual([]);
    expect(await ids({ q: '_' })).toEqual([]);
    expect(await ids({ q: `' or 1=1 --` })).toEqual([]);
  });

  test('a row has every field of the specification', () => {
    expect(Object.keys(rows[0] ?? {})).toHaveLength(29);
  });

  describe('My Apps', () => {
    test('holds the person’s own applications only, and its filters stay within them', async () => {
      expect(await ids({ rowsPerPage: 200 }, 'MY', mine)).toHaveLength(3);
      const own = await ids({ rowsPerPage: 200 }, 'FULL', mine);
      expect(own).toHaveLength(25);
      expect(await ids({ rowsPerPage: 200, q: 'Fiona Full' })).toEqual(own);
    });
  });
});
