import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordRules, passwordSymbols, unmetRules } from './password-rules.ts';

test.each([
  ['Aaaa11!', 'length'],
  ['AAAA111!', 'lower'],
  ['aaaa111!', 'upper'],
  ['Aaaaaaa!', 'number'],
  ['Aaaa1111', 'symbol'],
  ['Aaaa111 é', 'symbol'],
])('%j lacks %s', (password, missing) => {
  expect(unmetRules(password).map(({ id }) => id)).toEqual([missing]);
});

test.each(['Portal-demo-1!', `Aa1${' '.repeat(70)}~`, 'Aa1!😀😀😀😀'])('%j is good', (password) => {
  expect(unmetRules(password)).toEqual([]);
});

test('a symbol is one of the 32 signs between letters and digits', () => {
  const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  expect(passwordSymbols.split('')).toEqual(signs.filter((sign) => !/[A-Za-z0-9 ]/.test(sign)));
  expect(passwordSymbols).toHaveLength(32);
});

test('more text never breaks a rule that held', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      const before = passwordRules.filter((rule) => rule.holds(password));
      expect(before.every((rule) => rule.holds(password + more))).toBe(true);
    }),
  );
});
