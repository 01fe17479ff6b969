import { describe, expect, test } from 'vitest';
import { movedColumn, steppedWidth, widthOf } from './column-chooser.model.ts';

describe('the width of a column', () => {
  test.each([
    ['300', 300],
    [' 172.4 ', 172],
    ['1000', 640],
    ['1', 48],
    ['-5', 48],
    ['', undefined],
    ['wide', undefined],
  ])('%j becomes %s, the nearest bound outside the limits (VIEWS-034)', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  test.each([
    [172, 1, 176],
    [176, 1, 184],
    [172, -1, 168],
    [168, -1, 160],
    [48, -1, 48],
    [640, 1, 640],
  ] as const)('an arrow key changes %i by %i to %i, a step of 8 (VIEWS-034)', (width, by, next) => {
    expect(steppedWidth(width, by)).toBe(next);
  });
});

test('a column moves by one place and stays at the ends', () => {
  const columns = ['a', 'b', 'c'].map((id) => ({ id, label: id, shown: true, width: 100 }));
  const ids = (id: string, by: -1 | 1) =>
    movedColumn(columns, id, by)
      .map((column) => column.id)
      .join('');
  expect([ids('b', -1), ids('b', 1), ids('a', -1), ids('c', 1), ids('unknown', 1)]).toEqual([
    'bac',
    'acb',
    'abc',
    'abc',
    'abc',
  ]);
});
