import * as v from 'valibot';
import { expect, test } from 'vitest';
import { verifyIndividual } from './identity-checks.ts';

test.each([
  [{ Mode: 'ExistingEnquiry', IdentificationData: {} }, true],
  [{ Mode: 'ExistingEnquiry' }, false],
  [{ Mode: 'NewEnquiry' }, true],
  [{ Mode: 'NewEnquiry', IdentificationData: {} }, false],
  [{ Mode: 'SanctionsOnly' }, true],
  [{ Mode: 'SanctionsOnly', IdentificationData: { passport: 'N1' } }, false],
  [{ Mode: 'Another' }, false],
])('the check body %j is accepted: %s (REV-013, REV-014)', (body, taken) => {
  expect(v.is(verifyIndividual.body, body)).toBe(taken);
});
