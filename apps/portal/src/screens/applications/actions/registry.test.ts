import { applicantActions, applicationActions, requirementActions } from '@portal/api/contract';
import { expect, test } from 'vitest';
import type { AnyActionId } from './action-entry.ts';
import { actionEntries } from './registry.ts';

const labels = { ...applicationActions, ...applicantActions, ...requirementActions };

/** The dialogs of the detail, from the specification; Resend email serves two calls. */
const modals = [
  'Add Identification & Verify Individual',
  'Assignee',
  'Cancel application',
  'Change Signing Mode',
  'Confirm Action',
  'Depersonalise application',
  'Edit Application',
  'Edit Email Address',
  'Edit Owner',
  'Email resume link',
  'Label',
  'PEP/Sanctions Screening',
  'Resend email',
  'Unlock Application',
  'Unlock applicant (MFA)',
  'Verify Individual',
];

test('every dialog of the detail has an entry with the specified name (ACT-107)', () => {
  const named = Object.entries(actionEntries)
    .filter(([, entry]) => entry.dialog)
    .map(([id]) => (id === 'edit' ? 'Edit Application' : labels[id as AnyActionId].label));
  expect([...new Set(named)].toSorted()).toEqual(modals.toSorted());
});
