import { defineActions } from '../action.ts';
import { Permission } from '../permissions.ts';
import type { ApplicantApproval, Requirement } from './application-detail.ts';

/** The facts of an applicant that decide what may be done with the approval. */
export type ApplicantFacts = Pick<ApplicantApproval, 'Status' | 'IsMFALocked' | 'SendEmail'>;
/** The facts of a requirement that decide which checks may be run for it. */
export type RequirementFacts = Pick<
  Requirement,
  'IsEligibleForReverification' | 'IsEligibleForNewVerification' | 'IsEligibleForSanctionsVerification'
>;

/** How an approval is shown (OP-125): locked wins, whatever is unknown is pending. */
export function approvalState({ Status, IsMFALocked }: Pick<ApplicantFacts, 'Status' | 'IsMFALocked'>) {
  if (IsMFALocked) return 'Locked';
  return Status === 'Approved' || Status === 'Declined' ? Status : 'Pending';
}

/** What can be done with one applicant. */
export const applicantActions = defineActions<ApplicantFacts>()({
  unlockApplicant: {
    label: 'Unlock applicant (MFA)',
    needs: Permission.unlockMfaLocked,
    when: ({ IsMFALocked }) => IsMFALocked,
    reason: 'Only a locked applicant can be unlocked.',
  },
  resendResumeLink: {
    label: 'Resend email',
    needs: Permission.emailResumeLink,
    when: (applicant) => applicant.SendEmail && approvalState(applicant) === 'Pending',
    reason: 'The email can be sent again only to an applicant whose approval is pending.',
  },
});

/** What can be done with one requirement of an identity, in the order of its menu. */
export const requirementActions = defineActions<RequirementFacts>()({
  reverify: {
    label: 'Add Identification & Verify Individual',
    needs: Permission.reverifyIndividual,
    when: ({ IsEligibleForReverification }) => IsEligibleForReverification,
    reason: 'This individual cannot be verified with further identification.',
  },
  verify: {
    label: 'Verify Individual',
    needs: Permission.individualVerification,
    when: ({ IsEligibleForNewVerification }) => IsEligibleForNewVerification,
    reason: 'This individual cannot be verified anew.',
  },
  screen: {
    label: 'PEP/Sanctions Screening',
    needs: Permission.individualSanctionsCheck,
    when: ({ IsEligibleForSanctionsVerification }) => IsEligibleForSanctionsVerification,
    reason: 'This individual cannot be screened.',
  },
});

export type ApplicantActionId = keyof typeof applicantActions;
export type RequirementActionId = keyof typeof requirementActions;
