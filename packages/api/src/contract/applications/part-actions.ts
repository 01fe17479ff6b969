import { defineActions } from '../action.ts';
import { Permission } from '../permissions.ts';
import type { ApplicantApproval, Requirement } from './application-detail.ts';

/** The facts of an applicant that the actions on the approval depend on. */
export type ApplicantFacts = Pick<ApplicantApproval, 'Status' | 'IsMFALocked' | 'SendEmail'>;
/** The facts of a requirement that its checks depend on. */
export type RequirementFacts = Pick<
  Requirement,
  'IsEligibleForReverification' | 'IsEligibleForNewVerification' | 'IsEligibleForSanctionsVerification'
>;

/** The displayed state of an approval (OP-125). A lock takes precedence, and an unknown status is pending. */
export function approvalState({ Status, IsMFALocked }: Pick<ApplicantFacts, 'Status' | 'IsMFALocked'>) {
  if (IsMFALocked) return 'Locked';
  return Status === 'Approved' || Status === 'Declined' ? Status : 'Pending';
}

/** The actions on one applicant. */
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

/** The checks of one identity requirement, in the order of its menu. */
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
    reason: 'A new verification of this individual is not available.',
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
