import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nothingOpen,
  settle,
  stepFrom,
  type OpenApplication,
  type ShownRows,
} from './open-application.model.ts';

const page = (ids: readonly number[], change: Partial<ShownRows> = {}): ShownRows => ({
  list: 'all',
  query: 'all, page 1',
  page: 1,
  pages: 1,
  ids,
  ...change,
});
const openIn = (id: number, shown: ShownRows): OpenApplication => ({ id, shown });
/** The id of the open application after the same list was fetched again. */
const afterReading = (before: readonly number[], id: number, now: readonly number[]) =>
  settle(openIn(id, page(before)), page(now)).id;

describe('the open application', () => {
  test.each([
    ['is still listed', [4, 3, 2], 3, [4, 3, 2], 3],
    ['moved within the page', [4, 3, 2], 3, [5, 4, 3], 3],
    ['left from the middle', [4, 3, 2], 3, [4, 2], 2],
    ['left from the top', [4, 3, 2], 4, [3, 2], 3],
    ['left from the end', [4, 3, 2], 2, [4, 3], 3],
    ['left from the end while one came up from the next page', [4, 3, 2], 2, [4, 3, 1], 1],
    ['left while a new one came on top', [4, 3, 2], 4, [5, 3, 2], 3],
    ['left together with the next', [4, 3, 2, 1], 3, [4, 1], 1],
    ['left together with all after it', [4, 3, 2, 1], 3, [4], 4],
    ['left with the whole page, and the next page came up', [4, 3], 3, [2, 1], 2],
    ['was the only one', [4], 4, [], undefined],
  ])(
    'when the row %s, the expected application is open: the same, the next, the previous or none (ACT-059)',
    (_, before, id, now, open) => {
      expect(afterReading(before, id, now)).toBe(open);
    },
  );

  test('is the last row of the previous page when its own page no longer exists', () => {
    const last = page([1], { query: 'all, page 3', page: 3, pages: 3 });
    const now = page([4, 3, 2], { query: 'all, page 2', page: 2, pages: 2 });
    expect(settle(openIn(1, last), now).id).toBe(2);
    expect(settle(openIn(1, last), { ...now, pages: 3 }).id).toBeUndefined();
  });

  test.each([
    ['keeps it', [9, 3, 1], 3],
    ['leaves the next', [9, 4, 1], 1],
    ['leaves only one before', [9, 4], 4],
    ['leaves none of the page', [9, 8], undefined],
  ])('follows another filter that %s', (_, now, open) => {
    const filtered = page(now, { list: 'all, Locked', query: 'all, Locked, page 1' });
    expect(settle(openIn(3, page([4, 3, 2, 1])), filtered).id).toBe(open);
  });

  test('is closed when the page or the order changes, because its row is still in the list', () => {
    const before = page([4, 3], { pages: 2 });
    for (const turned of [
      page([2, 1], { query: 'all, page 2', page: 2, pages: 2 }),
      page([1, 4], { query: 'all, by date', pages: 2 }),
    ]) {
      expect(settle(openIn(3, before), turned).id).toBeUndefined();
    }
  });

  test('is the first row of the next page once that page has loaded', () => {
    const before = page([4, 3], { pages: 2 });
    const awaited = { query: 'all, page 2', edge: 'first' } as const;
    const next = page([2, 1], { query: 'all, page 2', page: 2, pages: 2 });
    expect(settle({ ...openIn(3, before), awaited }, next)).toEqual({ id: 2, shown: next });
    const elsewhere = page([9], { list: 'mine', query: 'mine, page 1' });
    expect(settle({ ...openIn(3, before), awaited }, elsewhere)).toEqual({ id: undefined, shown: elsewhere });
  });

  test('is the last row of the previous page once that page has loaded', () => {
    const awaited = { query: 'all, page 1', edge: 'last' } as const;
    const before = page([3, 2], { query: 'all, page 2', page: 2, pages: 2 });
    expect(settle({ ...openIn(3, before), awaited }, page([6, 5, 4], { pages: 2 })).id).toBe(4);
  });

  test('keeps waiting for its page while the previous page renders again', () => {
    const shown = page([4, 3], { pages: 2 });
    const open = { ...openIn(3, shown), awaited: { query: 'all, page 2', edge: 'first' } as const };
    expect(settle(open, shown)).toBe(open);
  });

  test('is never chosen automatically when none was open', () => {
    const none = { id: undefined, shown: page([4, 3]) };
    expect(settle(none, page([5, 4, 3])).id).toBeUndefined();
  });

  test('is closed when it never had a row', () => {
    expect(settle({ id: 9, shown: undefined }, page([4, 3])).id).toBeUndefined();
  });

  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });

  test('is always one of the rows shown', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            ids: numbers,
            page: fc.integer({ min: 1, max: 3 }),
            list: fc.constantFrom('all', 'mine'),
          }),
        ),
        fc.nat(),
        (history, pick) => {
          let open = nothingOpen;
          for (const { ids, page: number, list } of history) {
            const shown = page(ids, { list, query: `${list} ${number}`, page: number, pages: 3 });
            open = settle(open, shown);
            if (open.id !== undefined) expect(ids).toContain(open.id);
            const chosen = ids[pick % Math.max(ids.length, 1)];
            if (open.id === undefined && chosen !== undefined) open = openIn(chosen, shown);
          }
        },
      ),
    );
  });

  test('is a neighbour as long as any row of the old page is left', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.nat(),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        (ids, pick, stays) => {
          fc.pre(ids.length > 0);
          const place = pick % ids.length;
          const id = ids[place] as number;
          const now = ids.filter((other, at) => other !== id && stays[at]);
          const after = now.filter((other) => ids.indexOf(other) > place);
          expect(afterReading(ids, id, now)).toBe(after[0] ?? now.at(-1));
        },
      ),
    );
  });
});

describe('stepping to the next or previous application', () => {
  const middle = page([4, 3], { page: 2, pages: 3 });
  test.each([
    [4, 1, { kind: 'open', id: 3 }],
    [3, -1, { kind: 'open', id: 4 }],
    [3, 1, { kind: 'turn', page: 3, edge: 'first' }],
    [4, -1, { kind: 'turn', page: 1, edge: 'last' }],
    [undefined, 1, { kind: 'open', id: 4 }],
    [undefined, -1, undefined],
  ] as const)('from %s by %s continues across pages', (id, by, step) => {
    expect(stepFrom(id, middle, by)).toEqual(step);
  });

  test('stops at both ends of the list and does nothing in an empty list', () => {
    const whole = page([4, 3]);
    expect(stepFrom(3, whole, 1)).toBeUndefined();
    expect(stepFrom(4, whole, -1)).toBeUndefined();
    expect(stepFrom(undefined, page([]), 1)).toBeUndefined();
    expect(stepFrom(undefined, page([], { pages: 2 }), 1)).toBeUndefined();
  });

  test('forward and back returns to the start', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 30 }),
        fc.integer({ min: 1, max: 7 }),
        fc.nat(),
        (total, size, pick) => {
          const all = Array.from({ length: total }, (_, index) => total - index);
          const pages = Math.ceil(total / size);
          const at = (number: number) =>
            page(all.slice((number - 1) * size, number * size), { page: number, pages });
          const walk = (id: number, by: 1 | -1) => {
            const step = stepFrom(id, at(Math.floor(all.indexOf(id) / size) + 1), by);
            if (step?.kind !== 'turn') return step?.id;
            return step.edge === 'first' ? at(step.page).ids[0] : at(step.page).ids.at(-1);
          };
          const from = all[pick % (total - 1)] as number;
          const next = walk(from, 1);
          expect(next).toBe(from - 1);
          expect(walk(next as number, -1)).toBe(from);
        },
      ),
    );
  });
});
