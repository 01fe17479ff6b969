import type { ActionTarget } from '../action-target.ts';
import { expect, test } from 'vitest';
import { individualOf, outcomeOf, rejectionOf } from './check.model.ts';

test('a check names the individual of its requirement', () => {
  const target = { guid: 'A', part: { id: 'I' } } as ActionTarget;
  expect(individualOf(target)).toEqual({ applicationGuid: 'A', individualGuid: 'I' });
  expect(individualOf({ ...target, part: undefined }).individualGuid).toBe('');
});

test('the alert names the check and its result (OP-145)', () => {
  expect([true, false].map((succeeded) => outcomeOf('verification', succeeded))).toEqual([
    { succeeded: true, message: 'The individual has passed verification.' },
    { succeeded: false, message: 'The individual has failed verification.' },
  ]);
});

test('a conflict and an overload are explained in words, other failures are not', () => {
  expect(rejectionOf({ kind: 'conflict', message: 'Mia is at it.' })).toEqual({
    succeeded: false,
    message: 'Mia is at it.',
  });
  expect(rejectionOf({ kind: 'throttled', message: 'Come again.' })?.message).toBe('Come again.');
  expect(rejectionOf({ kind: 'conflict', message: '' })).toBeUndefined();
  expect(rejectionOf({ kind: 'invalid', message: 'No.' })).toBeUndefined();
  expect(rejectionOf(undefined)).toBeUndefined();
});
