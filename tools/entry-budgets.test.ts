import { expect, test } from 'vitest';
import { overBudget } from './entry-budgets.ts';

test('an entry may weigh what its budget says and no byte more', () => {
  expect(overBudget({ button: 1500 }, { button: 1500 })).toEqual([]);
  expect(overBudget({ button: 1501 }, { button: 1500 })).toEqual([
    'button weighs 1501 B, 1 B more than its budget',
  ]);
});

test('an entry without a budget, and a budget without an entry, are said', () => {
  expect(overBudget({ chip: 900 }, { card: 500 })).toEqual([
    'card has a budget and is no entry',
    'chip weighs 900 B and has no budget',
  ]);
});
