import { describe, expect, test } from 'vitest';
import { ariaSort, gridWidth, nextSort, opensRow, placeColumns } from './data-grid.model.ts';

const column = (id: string, rest: object = {}) => ({ id, header: id, size: 100, cell: () => id, ...rest });

describe('the order asked for next', () => {
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

test('only the sorted column says how it is sorted', () => {
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

  test('pins stand behind the widths before them, checkbox included', () => {
    expect(placeColumns(columns, true).map(({ pinOffset }) => pinOffset)).toEqual([
      44,
      108,
      undefined,
      undefined,
    ]);
    expect(placeColumns(columns, false)[1]?.pinOffset).toBe(64);
  });

  test('only the last leading pin carries the edge', () => {
    expect(placeColumns(columns, true).map(({ pinEdge }) => pinEdge)).toEqual([false, true, false, false]);
  });

  test('only the first link column holds the link', () => {
    const two = [column('a'), column('b', { link: true }), column('c', { link: true })];
    expect(placeColumns(two, false).map(({ isLink }) => isLink)).toEqual([false, true, false]);
  });

  test('a narrow row always has a title: the link stands in for one that is switched off', () => {
    const two = [column('a', { fold: 'status' }), column('b', { link: true, fold: 'id' })];
    expect(placeColumns(two, false).map(({ slot }) => slot)).toEqual(['status', 'title']);
    expect(placeColumns([column('a')], false)[0]?.slot).toBe('title');
  });

  test('widths add up with the controls', () => {
    expect(gridWidth(columns, { selectable: true, menu: true })).toBe(364 + 88);
    expect(gridWidth(columns, { selectable: false, menu: false })).toBe(364);
  });
});

test('a click opens the row only if it can mean nothing else', () => {
  const plain = { button: 0, modified: false, handled: false, onControl: false, markedText: false };
  expect(opensRow(plain)).toBe(true);
  expect(opensRow({ ...plain, button: 1 })).toBe(false);
  for (const reason of ['modified', 'handled', 'onControl', 'markedText']) {
    expect(opensRow({ ...plain, [reason]: true })).toBe(false);
  }
});
