import { applicationColumns, columnNames, type ApplicationRow, type ColumnName } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { all, everyRow, mine, withQuery, type ListReply } from '../../testing/wire.ts';

const wholeList = '/api/application/export/all';
const ownList = '/api/application/export/my';
const headings = columnNames.map((name) => {
  const { heading, kind } = applicationColumns[name];
  return kind === 'date' ? `${heading} (Australia/Sydney)` : heading;
});

/** Cells of a file without line ends or quotes inside, as in the demo data. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split(','));

const clock = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  timeZoneName: 'longOffset',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const partsAt = (seconds: number) => {
  const parts = clock.formatToParts(seconds * 1000).map(({ type, value }) => [type, value] as const);
  const { day, month, year, hour, minute, timeZoneName } = Object.fromEntries(parts);
  return {
    text: `${day} ${month?.slice(0, 3)} ${year} ${hour}:${minute}`,
    offset: timeZoneName?.slice('GMT'.length),
  };
};
const hour = 3600;
/** `DD MMM YYYY HH:mm`, formatted by Intl, with its offset in the hour that occurs twice (OP-380). */
function dateText(seconds: number | null): string {
  if (seconds === null) return '';
  const { text, offset } = partsAt(seconds);
  const twice = [seconds - hour, seconds + hour].some((other) => partsAt(other).text === text);
  return twice ? `${text} ${offset}` : text;
}

/** The expected cell of a column, from the row of the list. */
function textOf(name: ColumnName, row: ApplicationRow): string {
  const { field, kind } = applicationColumns[name];
  const value = row[field];
  if (kind === 'date') return dateText(value as number | null);
  return [value ?? []].flat().join('; ');
}

onEachDatabase('The export', (db) => {
  let app: TestApp;
  let rows: ApplicationRow[];
  beforeAll(async () => {
    app = testApp(db());
    rows = await everyRow(app, 'FULL');
  });
  const exported = (path: string, as = 'FULL', host = 'harbour.localhost:4000') =>
    app.send(path, { as, host });
  const linesOf = async (path: string, as = 'FULL') =>
    cellsOf(await (await exported(path, as)).text()).slice(1);
  const idsOf = async (path: string, as = 'FULL') => (await linesOf(path, as)).map(([id]) => Number(id));

  test('is a file export.csv with the number of its rows in a header (LIST-033, API-030, API-091)', async () => {
    const answer = await exported(wholeList);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="export\.csv"/);
    expect(answer.headers.get('x-total-rows')).toBe('147');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('efbbbf');
    expect(app.logged.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ event: 'applications exported', tenant: 'harbour', rows: 147 }),
    );
  });

  test('contains every row of the list in its order, with the same values, and names the zone of times (LIST-035, OP-380)', async () => {
    const [first, ...lines] = cellsOf(await (await exported(wholeList)).text());
    expect(first).toEqual(headings);
    expect(lines).toHaveLength(147);
    expect(lines).toEqual(
      rows.map((row) =>
        columnNames.map((name) =>
          row.AccountName === '=1+1' && name === 'AccountName' ? `'=1+1` : textOf(name, row),
        ),
      ),
    );
  });

  test('writes amounts as plain numbers and never a formula (LIST-035)', async () => {
    const lines = await linesOf(withQuery(wholeList, { sortType: 'asc' }));
    const amounts = Object.fromEntries(lines.map((line) => [line[0], line[24]]));
    expect([amounts['1001'], amounts['1009'], amounts['1010']]).toEqual(['1250000.75', '900', '10000']);
    expect(lines.find(([id]) => id === '1010')?.[23]).toBe(`'=1+1`);
  });

  test.each([
    { status: ['Locked', 'Complete'] },
    { label: ['', 'VIP'], sortBy: 'InvestmentAmount', sortType: 'asc' },
    { products: ['Cash', 'Gold'], mustHaveAllSelectedProducts: true, sortBy: 'DateCreated' },
    { q: `o'`, assignee: ['G-ABLE'] },
    { q: String.raw`\'; drop table application; --` },
    { subBrand: ['Harbour Direct'], q: 'trust' },
    { status: ['Cancelled'] },
  ])('uses the filters, the search and the sort of the list: %j (LIST-034)', async (query) => {
    const { Applications: wanted } = await app.read<ListReply>(
      withQuery(all, { ...query, rowsPerPage: 200 }),
      { as: 'FULL' },
    );
    const answer = await exported(withQuery(wholeList, query));
    expect(answer.headers.get('x-total-rows')).toBe(String(wanted.length));
    expect(
      cellsOf(await answer.text())
        .slice(1)
        .map(([id]) => Number(id)),
    ).toEqual(wanted.map((row) => row.ApplicationID));
  });

  test('contains the rows of the person’s own list only', async () => {
    for (const [as, path, list] of [
      ['FULL', ownList, mine],
      ['FED', ownList, mine],
      ['FED', wholeList, all],
    ] as const)
      expect(await idsOf(path, as)).toEqual((await everyRow(app, as, list)).map((row) => row.ApplicationID));
  });

  test('of another tenant contains that tenant’s rows', async () => {
    const answer = await exported(wholeList, 'FULL', 'meridian.localhost:4000');
    const ids = cellsOf(await answer.text())
      .slice(1)
      .map(([id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => 2040 - index));
  });

  test('has the shown columns, under the tenant’s headings', async () => {
    await db().inTenant('banksia', (trx) =>
      sql`update view_setting set viewable = name in ('Status', 'ID'),
        description = case name when 'ID' then '=Number, "short"' else description end`.execute(trx),
    );
    const csv = await (await exported(wholeList, 'FULL', 'banksia.localhost:4000')).text();
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      `"'=Number, ""short""",Status`,
      expect.stringMatching(/^3030,[A-Z]\w+/),
    ]);
  });

  test('without columns has one line per row', async () => {
    await db().inTenant('banksia', (trx) => sql`update view_setting set viewable = false`.execute(trx));
    const answer = await exported(wholeList, 'FULL', 'banksia.localhost:4000');
    expect(answer.headers.get('x-total-rows')).toBe('30');
    expect((await answer.text()).split('\r\n')).toHaveLength(30 + 2);
  });

  describe('is rejected', () => {
    const grant = (permissions: string[]) =>
      db().inTenant('harbour', (trx) =>
        trx.updateTable('portal_user').set({ permissions }).where('global_id', '=', 'G-NONE').execute(),
      );

    const taken = async (answer: Response) => {
      expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true]);
    };

    test('without the claim', async () => {
      expect((await exported(ownList, 'MY')).status).toBe(403);
    });

    test('for a list that the person cannot see', async () => {
      await grant(['app.export', 'view.myapps']);
      const own = testApp(db());
      await own.send(ownList, { as: 'NONE' }).then(taken);
      expect((await own.send(wholeList, { as: 'NONE' })).status).toBe(403);
      await grant(['app.export', 'view.allapps.location']);
      const others = testApp(db());
      expect((await others.send(ownList, { as: 'NONE' })).status).toBe(403);
      await others.send(wholeList, { as: 'NONE' }).then(taken);
    });

    test.each(['mine', 'ALL', '__proto__', 'toString'])('for an unknown scope: %s', async (scope) => {
      expect((await exported(`/api/application/export/${scope}`)).status).toBe(404);
    });

    test('for an invalid filter', async () => {
      expect((await exported(`${wholeList}?status=Locked`)).status).toBe(400);
      expect((await exported(`${wholeList}?pageNo=2`)).status).toBe(400);
    });
  });
});
