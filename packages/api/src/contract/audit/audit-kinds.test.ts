import { expect, test } from 'vitest';
import { auditKindText } from './audit-kinds.ts';

test.each([
  ['signed-in', 'Signed in'],
  ['tax-number-shown', 'Tax file number shown'],
  ['of-tomorrow', 'of-tomorrow'],
  ['toString', 'toString'],
])('a line of the kind %j reads %j', (kind, text) => {
  expect(auditKindText(kind)).toBe(text);
});
