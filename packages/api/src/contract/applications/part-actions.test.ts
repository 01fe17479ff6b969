import { describe, expect, test } from 'vitest';
import { evaluateAction } from '../action.ts';
import { everyClaim } from '../permissions.ts';
import {
  applicantActions,
  approvalState,
  requirementActions,
  type RequirementActionId,
} from './part-actions.ts';

const pending = { Status: 'Pending', IsMFALocked: false, SendEmail: true };

test.each([
  ['Approved', false, 'Approved'],
  ['Declined', false, 'Declined'],
  ['', false, 'Pending'],
  ['Foo', false, 'Pending'],
  ['Approved', true, 'Locked'],
  ['Declined', true, 'Locked'],
])(
  'an approval with status %j, locked %j, is shown as %s (DETAIL-045 to DETAIL-047, OP-125)',
  (Status, IsMFALocked, shown) => {
    expect(approvalState({ Status, IsMFALocked })).toBe(shown);
  },
);

test('unlocks only a locked applicant, and only for users with the claim (DETAIL-050, DETAIL-051, PERM-038)', () => {
  const locked = { ...pending, IsMFALocked: true };
  expect(evaluateAction(applicantActions.unlockApplicant, locked, ['app.labformmfaunlock']).available).toBe(
    true,
  );
  expect(evaluateAction(applicantActions.unlockApplicant, pending, ['app.labformmfaunlock'])).toMatchObject({
    available: false,
    reason: 'Only a locked applicant can be unlocked.',
  });
  const others = everyClaim.filter((claim) => claim !== 'app.labformmfaunlock');
  expect(evaluateAction(applicantActions.unlockApplicant, locked, others).permitted).toBe(false);
});

test('resends the email only to a pending applicant who receives emails (DETAIL-052, OP-053)', () => {
  const may = (facts: Partial<typeof pending>) =>
    evaluateAction(applicantActions.resendResumeLink, { ...pending, ...facts }, ['app.emailresumelink'])
      .available;
  expect(may({})).toBe(true);
  expect(may({ SendEmail: false })).toBe(false);
  expect(may({ IsMFALocked: true })).toBe(false);
  expect(may({ Status: 'Approved' })).toBe(false);
  expect(may({ Status: 'Declined' })).toBe(false);
});

const none = {
  IsEligibleForReverification: false,
  IsEligibleForNewVerification: false,
  IsEligibleForSanctionsVerification: false,
};

describe.each([
  ['reverify', 'IsEligibleForReverification', 'app.reverifyindividual'],
  ['verify', 'IsEligibleForNewVerification', 'app.individualverification'],
  ['screen', 'IsEligibleForSanctionsVerification', 'app.individualsanctionscheck'],
] as const satisfies readonly (readonly [RequirementActionId, string, string])[])('%s', (id, fact, claim) => {
  test(`is offered with ${fact} and ${claim} only (REV-001, REV-002, REV-003, PERM-040)`, () => {
    const all = Object.fromEntries(Object.keys(none).map((name) => [name, true])) as typeof none;
    expect(evaluateAction(requirementActions[id], { ...none, [fact]: true }, [claim]).available).toBe(true);
    expect(evaluateAction(requirementActions[id], { ...all, [fact]: false }, [claim])).toMatchObject({
      available: false,
      reason: expect.stringMatching(/\.$/) as string,
    });
    expect(
      evaluateAction(
        requirementActions[id],
        all,
        everyClaim.filter((one) => one !== claim),
      ).permitted,
    ).toBe(false);
  });
});
