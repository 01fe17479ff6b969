import { expect, test } from 'vitest';
import { splitNames } from './chip.model.ts';

test.each([
  [[], 3, [], []],
  [['Cash', 'Shares', 'Bonds'], 3, ['Cash', 'Shares', 'Bonds'], []],
  [['Cash', 'Shares', 'Bonds', 'Gold'], 3, ['Cash', 'Shares', 'Bonds'], ['Gold']],
])('splits %j after %i names', (names, shown, first, rest) => {
  expect(splitNames(names, shown)).toEqual({ first, rest });
});
