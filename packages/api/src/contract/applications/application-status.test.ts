import { expect, test } from 'vitest';
import { isStatus, statuses, statusTone } from './application-status.ts';
import { signingMode } from './signing-mode.ts';

test('lists the ten statuses of the specification', () => {
  expect(statuses).toEqual([
    'Adviser edit',
    'Adviser submit',
    'Primary edit',
    'Primary submit',
    'Secondary review',
    'Documents pending',
    'Locked',
    'Depersonalised',
    'Complete',
    'Cancelled',
  ]);
});

test('highlights only Documents pending and Complete (OP-089)', () => {
  expect(statuses.filter((status) => statusTone(status) !== 'neutral')).toEqual([
    'Documents pending',
    'Complete',
  ]);
});

test.each([
  ['Complete', 'success'],
  [' complete ', 'success'],
  ['DOCUMENTS PENDING', 'pending'],
  ['Locked', 'neutral'],
  ['Custom X', 'neutral'],
  ['', 'neutral'],
  ['constructor', 'neutral'],
])('the status %j has the tone %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

test.each([
  ['Locked', true],
  ['  locked', true],
  ['Lock', false],
  ['Locked out', false],
])('%j counts as Locked: %s', (value, expected) => {
  expect(isStatus(value, 'Locked')).toBe(expected);
});

test.each([
  ['Pin', 'Online'],
  ['Online', 'Online'],
  ['PrintandSign', 'Print & Sign'],
  ['Print & Sign', 'Print & Sign'],
  ['pin', 'Print & Sign'],
  ['', ''],
  [null, ''],
])('the mode code %j is shown as %j', (code, expected) => {
  expect(signingMode(code)).toBe(expected);
});
