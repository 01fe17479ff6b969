import { expect, test } from 'vitest';
import { judgePassword, PASSWORD_SYMBOLS, passwordRules } from './password-field.model.ts';

const unmet = (password: string) =>
  judgePassword(password, passwordRules)
    .filter(({ met }) => !met)
    .map(({ id }) => id);

test.each([
  ['Aa1!aaaa', []],
  ['Aa1!aaa', ['length']],
  ['AA1!AAAA', ['lowercase']],
  ['aa1!aaaa', ['uppercase']],
  ['Aaa!aaaa', ['number']],
  ['Aaaa1111', ['symbol']],
  ['Aaaa 111', ['symbol']],
  ['Aaaa1£ö😀', ['symbol']],
  ['Aa1!😀😀', ['length']],
  ['Aa1!😀😀😀😀', []],
  [`Aa1${' '.repeat(70)}~`, []],
  ['', ['length', 'lowercase', 'uppercase', 'number', 'symbol']],
])('%j leaves %j unmet', (password, expected) => {
  expect(unmet(password)).toEqual(expected);
});

test('each of the 32 symbols counts as one', () => {
  expect(new Set(PASSWORD_SYMBOLS).size).toBe(32);
  for (const symbol of PASSWORD_SYMBOLS) expect(unmet(`Aaaa111${symbol}`)).toEqual([]);
});
