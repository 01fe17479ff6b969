import { describe, expect, test } from 'vitest';
import { cancelOutcome, cancelQuestion, cancelTitle, type CancelTarget } from './cancel.model.ts';

const target = (id: number): CancelTarget => ({ guid: `g${id}`, id, name: null });
const three = [1147, 1146, 1007].map(target);

describe('the texts of cancelling', () => {
  test('name a single application by its id', () => {
    expect(cancelTitle([target(1147)])).toBe('Cancel application');
    expect(cancelQuestion([target(1147)])).toContain('1147');
    expect(cancelOutcome([target(1147)], 1)).toBe('Application 1147 is cancelled.');
    expect(cancelOutcome([target(1147)], 0)).toBe('Application 1147 could not be cancelled.');
  });

  test('show the number of several applications', () => {
    expect(cancelTitle(three)).toBe('Cancel applications');
    expect(cancelQuestion(three)).toContain('3 applications');
    expect(cancelOutcome(three, 3)).toBe('All 3 applications are cancelled.');
    expect(cancelOutcome(three, 2)).toBe('2 of 3 applications are cancelled, 1 could not be.');
  });
});
