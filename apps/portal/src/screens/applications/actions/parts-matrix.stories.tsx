import {
  applicantActions,
  evaluateActions,
  Permission,
  requirementActions,
  type ApplicantFacts,
  type RequirementFacts,
} from '@portal/api/contract';
import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { holdersOf, matrixCell, MatrixTable, type MatrixColumn } from '../../../testing/matrix-table.tsx';

const applicant = (name: string, facts: ApplicantFacts): MatrixColumn => ({
  name,
  decisions: (claims) => evaluateActions(applicantActions, facts, claims),
});
const applicants = [
  applicant('Pending', { Status: 'Pending', IsMFALocked: false, SendEmail: true }),
  applicant('Pending, no email', { Status: 'Pending', IsMFALocked: false, SendEmail: false }),
  applicant('Approved', { Status: 'Approved', IsMFALocked: false, SendEmail: true }),
  applicant('Declined', { Status: 'Declined', IsMFALocked: false, SendEmail: true }),
  applicant('Locked', { Status: 'Approved', IsMFALocked: true, SendEmail: true }),
];

const none: RequirementFacts = {
  IsEligibleForReverification: false,
  IsEligibleForNewVerification: false,
  IsEligibleForSanctionsVerification: false,
};
const requirement = (name: string, eligible: Partial<RequirementFacts>): MatrixColumn => ({
  name,
  decisions: (claims) => evaluateActions(requirementActions, { ...none, ...eligible }, claims),
});
const requirements = [
  requirement('Eligible for nothing', {}),
  requirement('Eligible for reverification', { IsEligibleForReverification: true }),
  requirement('Eligible for verification', { IsEligibleForNewVerification: true }),
  requirement('Eligible for screening', { IsEligibleForSanctionsVerification: true }),
];

const meta = preview.meta({
  title: 'Screens/Applications/Actions of parts by claim and state',
  component: MatrixTable,
  args: { title: 'An applicant', holders: holdersOf(), columns: applicants },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
});

const cell = (canvasElement: HTMLElement, holder: string, column: string) =>
  matrixCell(within(canvasElement).getByRole('table'), holder, column);

/** Shows for each claim and state of an applicant which actions are permitted. */
export const Default = meta.story();
Default.test(
  'offers to unlock only applicants who are locked out (DETAIL-050, DETAIL-051, OP-125)',
  async ({ canvasElement }) => {
    await expect(cell(canvasElement, Permission.unlockMfaLocked, 'Locked')).toEqual([
      'Unlock applicant (MFA)',
    ]);
    for (const state of ['Pending', 'Pending, no email', 'Approved', 'Declined'])
      await expect(cell(canvasElement, Permission.unlockMfaLocked, state)).toEqual([
        'Not Unlock applicant (MFA): Only a locked applicant can be unlocked.',
      ]);
  },
);
Default.test(
  'offers to resend the email only to applicants who have not answered (DETAIL-052, OP-053)',
  async ({ canvasElement }) => {
    await expect(cell(canvasElement, Permission.emailResumeLink, 'Pending')).toEqual(['Resend email']);
    for (const state of ['Pending, no email', 'Approved', 'Declined', 'Locked'])
      await expect(cell(canvasElement, Permission.emailResumeLink, state)).toEqual([
        'Not Resend email: The email can be sent again only to an applicant whose approval is pending.',
      ]);
  },
);
Default.test('offers nothing to a user without claims', async ({ canvasElement }) => {
  for (const { name } of applicants) await expect(cell(canvasElement, 'no claim', name)).toEqual(['Nothing']);
});

/** Shows for each claim and state of an identity requirement which checks are permitted. */
export const Requirement = meta.story({
  args: { title: 'A requirement of an identity', columns: requirements },
});
Requirement.test(
  'offers each check only for suitable requirements (REV-001, REV-002, REV-003)',
  async ({ canvasElement }) => {
    await expect(cell(canvasElement, 'every claim', 'Eligible for reverification')).toEqual([
      'Add Identification & Verify Individual',
      'Not Verify Individual: A new verification of this individual is not available.',
      'Not PEP/Sanctions Screening: This individual cannot be screened.',
    ]);
    await expect(cell(canvasElement, Permission.individualVerification, 'Eligible for verification')).toEqual(
      ['Verify Individual'],
    );
    await expect(cell(canvasElement, Permission.individualSanctionsCheck, 'Eligible for screening')).toEqual([
      'PEP/Sanctions Screening',
    ]);
    await expect(cell(canvasElement, Permission.reverifyIndividual, 'Eligible for nothing')).toEqual([
      'Not Add Identification & Verify Individual: This individual cannot be verified with further identification.',
    ]);
  },
);
