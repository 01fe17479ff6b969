import { describe, expect, test } from 'vitest';
import { addressOf, pageIn, rowsIn, searchIn, textsIn } from './address.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

describe('parsing the address of a list', () => {
  test.each([
    [undefined, 1],
    ['2', 2],
    ['0', undefined],
    ['-1', undefined],
    ['x', undefined],
    ['2x', undefined],
    ['', undefined],
    ['99999999999', 999_999_999],
  ])('parses the page %j as %s (OP-008)', (text, page) => {
    expect(pageIn(text)).toBe(page);
  });

  test.each([
    ['20', 20],
    ['200', 200],
    ['201', undefined],
    [undefined, undefined],
  ])('parses %j rows as %s', (text, rows) => {
    expect(rowsIn(text, 200)).toBe(rows);
  });

  test('trims a search and cuts it to the maximum length, never within a surrogate pair', () => {
    expect(searchIn(null)).toBe('');
    expect(searchIn('  ann  ')).toBe('ann');
    expect(searchIn(` ${'a'.repeat(199)}👩`)).toBe('a'.repeat(199));
    expect(searchIn(`${'a'.repeat(198)} 👩 `)).toBe('a'.repeat(198));
    expect(searchIn(`${' '.repeat(200)}ann`)).toBe('ann');
  });

  test.each([
    [null, []],
    ['', []],
    ['["a","b","a"]', ['a', 'b']],
    ['["a",1]', undefined],
    ['{"length":0}', undefined],
    ['{', undefined],
    ['7', undefined],
    [JSON.stringify(many(200)), many(200)],
    [JSON.stringify(many(201)), undefined],
    [JSON.stringify(['a'.repeat(200)]), ['a'.repeat(200)]],
    [JSON.stringify(['a', 'a'.repeat(201)]), undefined],
  ])('reads a list of texts only from a JSON array: %#', (json, texts) => {
    expect(textsIn(json)).toEqual(texts);
  });

  test('contains only parameters that are set (OP-070)', () => {
    expect(addressOf('/list', { a: undefined, b: '', c: false, d: [] })).toBe('/list');
    expect(addressOf('/list', { a: 'x', b: true, c: ['y'] })).toBe('/list?a=x&b=true&c=%5B%22y%22%5D');
  });
});
