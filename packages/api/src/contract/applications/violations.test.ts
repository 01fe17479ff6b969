import { expect, test } from 'vitest';
import { violationMeaning } from './violations.ts';

test.each([
  ['CALIFORNIARESIDENT', 'The applicant is a California resident.'],
  ['BANKACCOUNTNAMEMATCH', 'The bank account name does not match the applicant name.'],
  ['californiaresident', 'californiaresident'],
  ['toString', 'toString'],
  ['', ''],
])('the violated rule %j is described as %j (DETAIL-026, OP-118)', (name, meaning) => {
  expect(violationMeaning(name)).toBe(meaning);
});
