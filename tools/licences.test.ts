import { expect, test } from 'vitest';
import { isAllowed } from './licences.ts';

test.each([
  ['MIT', true],
  ['MIT AND OFL-1.1', true],
  ['MIT and ISC', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['(AGPL-3.0 OR SSPL-1.0)', false],
  ['Unknown', false],
  ['', false],
])('a package under “%s” may be shipped: %j', (licence, may) => {
  expect(isAllowed(licence)).toBe(may);
});
