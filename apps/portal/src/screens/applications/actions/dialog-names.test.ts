import { applicantActions, applicationActions, requirementActions } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { actionEntries, type AnyActionId } from './registry.ts';

const labels = { ...applicationActions, ...applicantActions, ...requirementActions };

/** The dialogs of the detail page (spec A §2), by hand; the two emails that are sent again have one name. */
const dialogs: readonly (readonly [name: string, action: AnyActionId])[] = [
  ['Add Identification & Verify Individual', 'reverify'],
  ['Verify Individual', 'verify'],
  ['PEP/Sanctions Screening', 'screen'],
  ['Email resume link', 'emailResumeLink'],
  ['Resend email', 'resendCompletionEmail'],
  ['Resend email', 'resendResumeLink'],
  ['Unlock applicant (MFA)', 'unlockApplicant'],
  ['Unlock Application', 'unlockApplication'],
  ['Cancel application', 'cancel'],
  ['Assignee', 'assignee'],
  ['Label', 'label'],
  ['Edit Owner', 'owner'],
  ['Edit Email Address', 'primaryEmail'],
  ['Change Signing Mode', 'signingMode'],
  ['Depersonalise application', 'depersonalise'],
  ['Confirm Action', 'triggerIntegration'],
];

test.each(dialogs)('there is a dialog %s (ACT-107)', (name, action) => {
  expect(labels[action].label).toBe(name);
  expect(actionEntries[action]).toBeDefined();
});
