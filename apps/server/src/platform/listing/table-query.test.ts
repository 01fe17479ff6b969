import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../db/connect.ts';
import { jsonLog } from '../observability/log.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import type { Tenant } from '../tenant.ts';
import { anyOf } from './conditions.ts';
import { csvAnswer } from './csv-answer.ts';
import { everyRow, readOrderedPage, readPage, type PageRequest, type ListCriteria } from './table-query.ts';
import {
  dropGuest,
  guestColumns,
  guestList,
  makeGuestTable,
  storeGuests,
  type Guest,
  type GuestSort,
} from './testing/guest-list.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000 });

interface ListInput {
  readonly q: string;
  /** The empty text selects guests without a team. */
  readonly teams: readonly string[];
  readonly sortBy: GuestSort;
  readonly sortType: 'asc' | 'desc';
}

const plain = (text: string) => text.toLowerCase().replaceAll('é', 'e').replaceAll(/ +/g, ' ');

/** The expected rows, computed in a simple way. */
function expected(guests: readonly Guest[], { q, teams, sortBy, sortType }: ListInput): readonly Guest[] {
  const part = plain(q).trim();
  const value = ({ name, arrived }: Guest) => (sortBy === 'Name' ? name : arrived);
  return guests
    .filter(
      ({ name, team }) =>
        [name, team ?? ''].some((each) => plain(each).includes(part)) &&
        (teams.length === 0 || teams.includes(team ?? '')),
    )
    .toSorted((one, other) => {
      const [a, b] = [value(one), value(other)];
      if (a === b) return other.id - one.id;
      if (a === null || b === null) return a === null ? 1 : -1;
      return (a < b ? -1 : 1) * (sortType === 'asc' ? 1 : -1);
    });
}

const criteria = ({ q, teams, sortBy, sortType }: ListInput): ListCriteria<GuestSort> => ({
  q,
  filters: [anyOf(sql.ref('team'), teams)],
  sortBy,
  sortType,
});

const letters = fc.constantFrom('a', 'B', 'b', '%', '_', '\\', "'", ' ', '50%', 'Ann', 'É');
const name = fc.array(letters, { maxLength: 4 }).map((parts) => parts.join(''));
const team = fc.constantFrom(null, 'Red', 'red', 'a_b');
const guest = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  name,
  team,
  arrived: fc.option(fc.integer({ min: 1_700_000_000, max: 1_700_000_005 })),
});
const input = fc.record({
  q: fc.oneof(fc.constant(''), name),
  teams: fc.subarray(['Red', 'red', 'a_b', '']),
  sortBy: fc.constantFrom<GuestSort>('Name', 'Arrived'),
  sortType: fc.constantFrom('asc' as const, 'desc' as const),
});
const page = fc.record({
  pageNo: fc.integer({ min: 1, max: 4 }),
  rowsPerPage: fc.constantFrom(1, 3, 10, 200),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('store' as const), guests: fc.array(guest, { minLength: 1, maxLength: 8 }) }),
  fc.record({ kind: fc.constant('drop' as const), id: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('ask' as const), asked: input, page }),
  fc.record({ kind: fc.constant('ask' as const), asked: input, page }),
  fc.record({ kind: fc.constant('export' as const), asked: input }),
);

onBothDatabases('A table query', (db) => {
  let tenant: Tenant;
  beforeAll(async () => {
    await makeGuestTable(db());
    tenant = (await tenantDirectory(db()).byHost('harbour.localhost:4000')) ?? never();
    await db().inTenant('meridian', (trx) =>
      storeGuests(trx, 'meridian', [{ id: 1, name: 'Ann of another tenant', team: 'Red', arrived: 0 }]),
    );
  });
  const never = (): never => {
    throw new Error('The demo has the tenant harbour.');
  };
  const read = (given: ListInput, choice: PageRequest, database: Database = db()) =>
    database.inTenant('harbour', (trx) => readPage(trx, guestList, criteria(given), choice));
  const exported = async (given: ListInput): Promise<string> => {
    const { bytes } = csvAnswer(
      { db: db(), log: jsonLog(() => undefined) },
      {
        tenant,
        person: { tenant: 'harbour', globalId: 'G-FULL' },
        list: 'guests',
        filters: {},
        name: 'guests.csv',
        event: 'guests exported',
        read: (trx) => everyRow(trx, guestList, criteria(given), guestColumns),
      },
    );
    return text(bytes as AsyncIterable<Uint8Array>);
  };
  const ids = (csv: string) =>
    csv
      .split('\r\n')
      .slice(1, -1)
      .map((line) => Number(line.split(',', 1)[0]));

  test('returns the same rows as a simple model after any changes, page by page and as a file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const known = new Map<number, Guest>();
        await db().inTenant('harbour', (trx) => sql`delete from guest`.execute(trx));
        for (const each of steps) {
          if (each.kind === 'store') {
            const guests = [...new Map(each.guests.map((one) => [one.id, one])).values()];
            await db().inTenant('harbour', (trx) => storeGuests(trx, 'harbour', guests));
            for (const one of guests) known.set(one.id, one);
          } else if (each.kind === 'drop') {
            await db().inTenant('harbour', (trx) => dropGuest(trx, each.id));
            known.delete(each.id);
          } else if (each.kind === 'export') {
            const whole = expected([...known.values()], each.asked);
            expect(ids(await exported(each.asked))).toEqual(whole.map(({ id }) => id));
          } else {
            const whole = expected([...known.values()], each.asked);
            const { pageNo, rowsPerPage } = each.page;
            expect(await read(each.asked, each.page)).toEqual({
              rows: whole
                .slice((pageNo - 1) * rowsPerPage, pageNo * rowsPerPage)
                .map((one) => ({ GuestId: one.id, Name: one.name, Arrived: one.arrived })),
              total: whole.length,
              lastPage: Math.ceil(whole.length / rowsPerPage),
            });
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  test('finds part of one field only, and takes wildcard characters literally', async () => {
    const guests = [
      { id: 1, name: 'Ann Lee', team: 'Red', arrived: null },
      { id: 2, name: '50% off', team: null, arrived: null },
    ];
    await db().inTenant('harbour', async (trx) => {
      await sql`delete from guest`.execute(trx);
      await storeGuests(trx, 'harbour', guests);
    });
    const found = async (q: string) => {
      const given: ListInput = { q, teams: [], sortBy: 'Name', sortType: 'asc' };
      return (await read(given, { pageNo: 1, rowsPerPage: 20 })).rows.map((row) => row.GuestId);
    };
    expect(await found('  aNN l ')).toEqual([1]);
    expect(await found('Lee\nRed')).toEqual([]);
    expect(await found('%')).toEqual([2]);
    expect(await found('_')).toEqual([]);
  });

  test.each([{ read: readPage }, { read: readOrderedPage }])(
    'shows no row that the filters exclude, though it shares the key of one ($read.name)',
    async ({ read: readRows }) => {
      const rows = await db().inTenant('harbour', async (trx) => {
        await sql`delete from guest`.execute(trx);
        const ann = { name: 'Ann', arrived: null };
        await storeGuests(trx, 'harbour', [
          { ...ann, id: 1, team: 'Red' },
          { ...ann, id: 2, team: 'Blue' },
        ]);
        const byName = { ...guestList, key: sql`name` };
        const given = criteria({ q: '', teams: ['Red'], sortBy: 'Name', sortType: 'asc' });
        return (await readRows(trx, byName, given, { pageNo: 1, rowsPerPage: 20 })).rows;
      });
      expect(rows.map(({ GuestId }) => GuestId)).toEqual([1]);
    },
  );

  test('exports a file with its headings, safe cells and the tenant’s date format', async () => {
    await db().inTenant('harbour', async (trx) => {
      await sql`delete from guest`.execute(trx);
      await storeGuests(trx, 'harbour', [{ id: 7, name: '=1+1', team: null, arrived: 1_767_225_600 }]);
    });
    const given: ListInput = { q: '', teams: [], sortBy: 'Arrived', sortType: 'desc' };
    expect(await exported(given)).toBe("ID,Name,Arrived (Australia/Sydney)\r\n7,'=1+1,01 Jan 2026 11:00\r\n");
  });
});
