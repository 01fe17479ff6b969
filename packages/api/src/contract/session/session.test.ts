import { expect, test } from 'vitest';
import { isFederated } from './session.ts';

test('distinguishes federated sign-ins from password sign-ins (OP-033)', () => {
  expect([['fed'], ['pwd', 'fed'], ['pwd'], ['federated'], []].map((amr) => isFederated({ amr }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
