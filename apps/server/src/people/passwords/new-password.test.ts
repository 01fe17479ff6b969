import { expect, test } from 'vitest';
import { unfitPassword } from './new-password.ts';

const harbour = { id: 'harbour', displayName: 'Harbour Trust' };
const problemOf = (password: string) => unfitPassword(password, harbour)?.problem;

test.each(['Password1!', 'P@ssw0rd1!', '!!Dragon99', 'Letmein-1', 'L3tm3in!1', '1Qwerty!', 'Sunshine_2026'])(
  '%j is too common, whatever surrounds it',
  (password) => {
    expect(problemOf(password)).toBe('This password is too common: it would soon be guessed.');
  },
);

test.each([
  'Harbour-1',
  'Harbour-Trust-2026!',
  'h4rb0uR!1',
  'TrustHarbour1!',
  'HarbourAdmin1!',
  '2026-Trust-Me',
])('%j is the name of the tenant', (password) => {
  expect(problemOf(password)).toBe('The name of Harbour Trust is too easy to guess.');
});

test.each(['Portal-demo-1!', 'Brand-new-1!', 'Seven-boats in the harbour 7', `Aa1!${'word '.repeat(200)}`])(
  '%j is accepted',
  (password) => {
    expect(problemOf(password)).toBeUndefined();
  },
);

test('unmet rules are listed one by one, and a password that is too long is rejected (OP-032)', () => {
  expect(unfitPassword('aaaa', harbour)?.unmet.map(({ id }) => id)).toEqual([
    'length',
    'uppercase',
    'number',
    'symbol',
  ]);
  expect(unfitPassword('aaaa', harbour)?.problem).toBe('The password does not meet every rule.');
  expect(problemOf(`Aa1!${'xyz '.repeat(255)}`)).toBeUndefined();
  expect(problemOf(`Aa1!${'x'.repeat(1021)}`)).toBe('A password has at most 1024 characters.');
});
