import { expect, test } from 'vitest';
import { auditKindText } from './audit-kinds.ts';

test.each([
  ['signed-in', 'Signed in'],
  ['tax-number-shown', 'Tax file number shown'],
  ['of-tomorrow', 'of-tomorrow'],
  ['toString', 'toString'],
])('the audit kind %j is shown as %j', (kind, text) => {
  expect(auditKindText(kind)).toBe(text);
});
