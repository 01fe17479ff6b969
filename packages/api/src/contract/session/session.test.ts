import { expect, test } from 'vitest';
import { isFederated } from './session.ts';

test('whoever another system has signed in is told from whoever typed a password (OP-033)', () => {
  expect([['fed'], ['pwd', 'fed'], ['pwd'], ['federated'], []].map((amr) => isFederated({ amr }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
