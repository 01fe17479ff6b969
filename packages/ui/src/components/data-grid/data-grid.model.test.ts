import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ariaSort,
  cellMove,
  columnTemplate,
  firstRepeated,
  gridWidth,
  nextSort,
  noRowKeys,
  opensRow,
  pinnedWidth,
  placeColumns,
  rowBlocks,
  rowKeys,
} from './data-grid.model.ts';

const column = (id: string, rest: object = {}) => ({ id, header: id, size: 100, cell: () => id, ...rest });

describe('the next sort order', () => {
  test.each([
    ['an unsorted column starts descending', undefined, 'desc'],
    ['a descending column turns ascending', { key: 'a', direction: 'desc' }, 'asc'],
    ['an ascending column turns descending again', { key: 'a', direction: 'asc' }, 'desc'],
    ['another column starts descending, whatever was', { key: 'b', direction: 'desc' }, 'desc'],
    ['another column starts descending after ascending', { key: 'b', direction: 'asc' }, 'desc'],
  ] as const)('%s', (_, current, direction) => {
    expect(nextSort(current, 'a')).toEqual({ key: 'a', direction });
  });
});

describe('the elements of rows', () => {
  const nobody = () => false;
  const page = rowKeys(['a', 'b', 'c'], noRowKeys, nobody);
  const after = (ids: string[], inUse: (id: string) => boolean = nobody) => rowKeys(ids, page, inUse).keys;

  test.each([
    ['stay with rows that stay', ['a', 'b', 'c'], [0, 1, 2]],
    ['move with rows that move', ['c', 'a', 'b'], [2, 0, 1]],
    ['are new for rows between others', ['new', 'a', 'b'], [3, 0, 1]],
    ['never pass to another row while one stays', ['x', 'y', 'c'], [3, 4, 2]],
    ['are handed on by position to another page', ['x', 'y', 'z'], [0, 1, 2]],
    ['are handed on as far as they go', ['x', 'y', 'z', 'u'], [0, 1, 2, 3]],
    ['are distinguished although the ids are equal', ['a', 'a', 'a'], [0, 3, 4]],
  ])('%s', (_, ids, keys) => {
    expect(after(ids)).toEqual(keys);
  });

  test('are not reused while their row is in use', () => {
    expect(after(['x', 'y', 'z'], (id) => id === 'b')).toEqual([0, 3, 2]);
  });

  test('are never shared by two rows, on any sequence of pages', () => {
    const ids = fc.array(fc.integer({ min: 0, max: 12 }).map(String), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 6 }), fc.array(fc.boolean()), (pages, inUse) => {
        let keys = noRowKeys;
        for (const rows of pages) {
          keys = rowKeys(rows, keys, (id) => inUse[Number(id)] ?? false);
          expect(new Set(keys.keys).size).toBe(rows.length);
        }
      }),
    );
  });
});

test('only the sorted column has a direction', () => {
  expect(ariaSort({ key: 'a', direction: 'asc' }, 'a')).toBe('ascending');
  expect(ariaSort({ key: 'a', direction: 'desc' }, 'a')).toBe('descending');
  expect(ariaSort({ key: 'a', direction: 'desc' }, 'b')).toBeUndefined();
  expect(ariaSort(undefined, undefined)).toBeUndefined();
});

describe('placed columns', () => {
  const columns = [
    column('id', { pinned: true, link: true, size: 64 }),
    column('name', { pinned: true, fold: 'title' }),
    column('mail'),
    column('late', { pinned: true }),
  ];

  test('places pinned columns after the widths before them, with the checkbox column', () => {
    expect(placeColumns(columns, true).map(({ pinOffset }) => pinOffset)).toEqual([
      44,
      108,
      undefined,
      undefined,
    ]);
    expect(placeColumns(columns, false)[1]?.pinOffset).toBe(64 + 12);
  });

  test('marks only the last leading pinned column as the edge', () => {
    expect(placeColumns(columns, true).map(({ pinEdge }) => pinEdge)).toEqual([false, true, false, false]);
  });

  test('makes only the first link column the link', () => {
    const two = [column('a'), column('b', { link: true }), column('c', { link: true })];
    expect(placeColumns(two, false).map(({ isLink }) => isLink)).toEqual([false, true, false]);
  });

  test('gives a folded row a title if the title column is hidden: the link', () => {
    const two = [column('a', { fold: 'status' }), column('b', { link: true, fold: 'id' })];
    expect(placeColumns(two, false).map(({ slot }) => slot)).toEqual(['status', 'title']);
    expect(placeColumns([column('a')], false)[0]?.slot).toBe('title');
  });

  test('allows all columns to be pinned, with the last one as the edge', () => {
    const pinned = ['a', 'b'].map((id) => column(id, { pinned: true }));
    expect(placeColumns(pinned, false).map(({ pinEdge }) => pinEdge)).toEqual([false, true]);
    const one = [column('a', { pinned: true }), column('b'), column('c')];
    expect(placeColumns(one, false).map(({ pinEdge }) => pinEdge)).toEqual([true, false, false]);
  });

  test('makes the first column the leading one without checkboxes, and stretches the last by default', () => {
    const of = (selectable: boolean, rest?: object) =>
      placeColumns([column('a', rest), column('b')], selectable).map(({ leads, stretches }) => ({
        leads,
        stretches,
      }));
    expect(of(false)).toEqual([
      { leads: true, stretches: false },
      { leads: false, stretches: true },
    ]);
    expect(of(true, { stretches: true })).toEqual([
      { leads: false, stretches: true },
      { leads: false, stretches: false },
    ]);
  });

  test('does not use the link as the title if another column is the title', () => {
    const two = [column('a', { link: true }), column('b', { fold: 'title' })];
    expect(placeColumns(two, false).map(({ slot }) => slot)).toEqual([undefined, 'title']);
  });

  test('adds the widths of columns and controls', () => {
    expect(gridWidth(columns, { selectable: true, menu: true })).toBe(364 + 88);
    expect(gridWidth(columns, { selectable: false, menu: false })).toBe(364);
  });
});

test('opens a row only by a plain click outside its controls', () => {
  const plain = { button: 0, modified: false, handled: false, onControl: false, markedText: false };
  expect(opensRow(plain)).toBe(true);
  expect(opensRow({ ...plain, button: 1 })).toBe(false);
  for (const reason of ['modified', 'handled', 'onControl', 'markedText']) {
    expect(opensRow({ ...plain, [reason]: true })).toBe(false);
  }
});

describe('the blocks of a long page', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

  test.each([
    [0, 1],
    [20, 1],
    [100, 1],
    [101, 6],
    [1000, 50],
  ])('divides %i rows into %i', (count, blocks) => {
    expect(rowBlocks(numbers(count))).toHaveLength(blocks);
  });

  test('contain every row once, in order', () => {
    fc.assert(
      fc.property(fc.nat(1500), (count) => {
        expect(rowBlocks(numbers(count)).flat()).toEqual(numbers(count));
      }),
    );
  });
});

describe('the cell that a key moves to', () => {
  const at = { row: 1, cell: 2, rows: 3, cells: 5, rightToLeft: false, wholeGrid: false };
  test.each([
    ['ArrowRight', {}, { row: 1, cell: 3 }],
    ['ArrowLeft', {}, { row: 1, cell: 1 }],
    ['ArrowRight', { rightToLeft: true }, { row: 1, cell: 1 }],
    ['ArrowUp', {}, { row: 0, cell: 2 }],
    ['ArrowDown', {}, { row: 2, cell: 2 }],
    ['Home', {}, { row: 1, cell: 0 }],
    ['End', {}, { row: 1, cell: 4 }],
    ['Home', { wholeGrid: true }, { row: 0, cell: 0 }],
    ['End', { wholeGrid: true }, { row: 2, cell: 4 }],
    ['ArrowRight', { wholeGrid: true }, undefined],
    ['ArrowUp', { row: 0 }, undefined],
    ['ArrowDown', { row: 2 }, undefined],
    ['ArrowRight', { cell: 4 }, undefined],
    ['ArrowLeft', { cell: 0 }, undefined],
    ['Home', { cell: 0 }, undefined],
    ['constructor', {}, undefined],
    ['a', {}, undefined],
  ])('%s from %o', (key, place, expected) => {
    expect(cellMove(key, { ...at, ...place })).toEqual(expected);
  });
});

test('the width of the pinned columns reaches to the last one', () => {
  const columns = [
    column('id', { pinned: true, size: 64 }),
    column('name', { pinned: true }),
    column('mail'),
  ];
  expect(pinnedWidth(placeColumns(columns, true), true)).toBe(44 + 164);
  expect(pinnedWidth(placeColumns([column('mail')], true), true)).toBe(44);
  expect(pinnedWidth(placeColumns([column('mail')], false), false)).toBe(0);
});

test('gives rows outside a table layout the widths of the table', () => {
  const placed = placeColumns([column('a', { size: 64 }), column('b')], true);
  expect(columnTemplate(placed, { selectable: true, menu: true })).toBe('44px 64px minmax(100px,1fr) 44px');
  expect(columnTemplate(placed, { selectable: false, menu: false })).toBe('64px minmax(100px,1fr)');
});

test('finds the first repeated id, if any', () => {
  expect(firstRepeated(['a', 'b', 'c', 'b', 'a'])).toBe('b');
  expect(firstRepeated(['a', 'b'])).toBeUndefined();
});
