import { expect, test } from 'vitest';
import { isAnswered } from './verifications.ts';
import { verificationId, verificationNumber } from './verifications.ts';
import { verificationTone } from './verifications.ts';

test.each([
  ['V1', '1'],
  ['V123456789', '123456789'],
  ['V1234567890', undefined],
  ['V0', undefined],
  ['V012', undefined],
  ['v12', undefined],
  ['12', undefined],
  ['V', undefined],
  ['V12a', undefined],
  ['xV12', undefined],
  ['abc', undefined],
])('the id %j leads to the verification %s (VDET-021, OP-220)', (id, number) => {
  expect(verificationNumber(id)).toBe(number);
});

test('shows the number of a verification with the prefix V', () => {
  expect(verificationId(12)).toBe('V12');
});

test.each([
  ['Pending', 'pending'],
  ['Complete', 'success'],
  ['Passed', 'success'],
  ['Failed', 'danger'],
  ['Postponed', 'neutral'],
  ['toString', 'neutral'],
])('the status %j of a verification has the tone %s', (status, tone) => {
  expect(verificationTone(status)).toBe(tone);
});

test('a verification has an outcome only when it is complete (OP-225)', () => {
  expect(['Complete', 'Pending', ''].map((requestStatus) => isAnswered({ requestStatus }))).toEqual([
    true,
    false,
    false,
  ]);
});
