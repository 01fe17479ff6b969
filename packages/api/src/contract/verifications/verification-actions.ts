import { defineActions } from '../action.ts';
import { Permission, type Claim } from '../permissions.ts';

/** The facts of a verification that its actions depend on. */
export interface VerificationFacts {
  /** Null while there is no report. */
  readonly reportLink: string | null;
  /** The verification is pending. Its report cannot be downloaded, even if there is a link (OP-222). */
  readonly waiting: boolean;
}

const actionsFor = (needs: Claim) =>
  defineActions<VerificationFacts>()({
    create: { label: 'New', needs },
    editReference: { label: 'Add Reference Number', needs },
    downloadReport: {
      label: 'Download',
      needs,
      disabledReason: ({ reportLink, waiting }) => {
        if (waiting) return 'The report is there once the verification is complete.';
        return reportLink === null ? 'There is no report.' : undefined;
      },
    },
  });

/** Common properties of the endpoints that read individuals' verifications. */
export const individualRead = {
  base: 'verification',
  needs: Permission.individualEntityVerification,
} as const;

/** The actions on the verifications of each service. */
export const verificationActions = {
  Company: actionsFor(Permission.companyVerification),
  Individual: actionsFor(Permission.individualEntityVerification),
} as const;
