import { describe, expect, test } from 'vitest';
import { currentStep, stepState } from './stepper.model.ts';

describe('the states of three steps', () => {
  test.each([
    ['a', 'current next next'],
    ['b', 'done current next'],
    ['c', 'done done current'],
    [null, 'done done done'],
    ['unknown', 'next next next'],
    ['', 'next next next'],
  ])('at %s are %s', (at, states) => {
    const ids = ['a', 'b', 'c'];
    const current = currentStep(ids, at);
    expect(ids.map((_, index) => stepState(index, current)).join(' ')).toBe(states);
  });
});
