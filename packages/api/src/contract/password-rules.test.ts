import { expect, test } from 'vitest';
import { passwordRules, passwordSymbols } from './password-rules.ts';

const unmet = (password: string) => passwordRules.filter(({ isMet }) => !isMet(password)).map(({ id }) => id);

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
])('the password %j does not meet the rules %j', (password, expected) => {
  expect(unmet(password)).toEqual(expected);
});

test('each of the 32 symbols counts as one', () => {
  expect(new Set(passwordSymbols).size).toBe(32);
  for (const symbol of passwordSymbols) expect(unmet(`Aaaa111${symbol}`)).toEqual([]);
});
