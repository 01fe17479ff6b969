import { describe, expect, test } from 'vitest';
import { addressOf, pageIn, rowsIn, searchIn, textsIn } from './address.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

describe('what an address says of a list', () => {
  test.each([
    [undefined, 1],
    ['2', 2],
    ['0', undefined],
    ['-1', undefined],
    ['x', undefined],
    ['2x', undefined],
    ['', undefined],
    ['99999999999', 999_999_999],
  ])('the page %j is %s (OP-008)', (text, page) => {
    expect(pageIn(text)).toBe(page);
  });

  test.each([
    ['20', 20],
    ['200', 200],
    ['201', undefined],
    [undefined, undefined],
  ])('%j rows are %s', (text, rows) => {
    expect(rowsIn(text, 200)).toBe(rows);
  });

  test('a search is cut to what the call takes, without a space around it or half a letter at its end', () => {
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
    ['["a",1]', []],
    ['{"length":0}', []],
    ['{', []],
    ['7', []],
    [JSON.stringify(many(200)), many(200)],
    [JSON.stringify(many(201)), []],
    [JSON.stringify(['a'.repeat(200)]), ['a'.repeat(200)]],
    [JSON.stringify(['a', 'a'.repeat(201)]), []],
  ])('texts are those of a list of texts: %#', (json, texts) => {
    expect(textsIn(json)).toEqual(texts);
  });

  test('says only what is set (OP-070)', () => {
    expect(addressOf('/list', { a: undefined, b: '', c: false, d: [] })).toBe('/list');
    expect(addressOf('/list', { a: 'x', b: true, c: ['y'] })).toBe('/list?a=x&b=true&c=%5B%22y%22%5D');
  });
});
