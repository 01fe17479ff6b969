import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, nonEmptyText, nullableText, shortText } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { countedReads, applicationReads } from './application-reads.ts';
import { applicationRef } from './edit-row.ts';
import { getActivityFeed, getApplication } from './get-application.ts';
import { applicantActions } from './part-actions.ts';
import { SigningMode } from './signing-mode.ts';

/** Refetches the application at once, and the lists after the user has closed the result. */
const invalidates = { settled: applicationReads, closed: countedReads };

/** Unlocks a locked application and restores its earlier status (OP-130). */
export const unlockApplication = endpoint({
  id: 'C38',
  method: 'POST',
  path: '/application/unlockapplication/{guid}',
  needs: applicationActions.unlockApplication.needs,
  invalidates,
  reply: envelope,
});

/** The request value of each signing mode (OP-131). */
export const signingModeCodes = { Pin: SigningMode.online, PrintandSign: SigningMode.printAndSign } as const;
export type SigningModeCode = keyof typeof signingModeCodes;

export const changeSigningMode = endpoint({
  id: 'C37',
  method: 'POST',
  path: '/application/changesigningmode/{guid}',
  needs: applicationActions.signingMode.needs,
  invalidates,
  body: v.strictObject({ Mode: v.picklist(['Pin', 'PrintandSign']) }),
  reply: envelope,
});

/** Unlocks an applicant who entered too many wrong codes. The application does not change. */
export const unlockApplicant = endpoint({
  id: 'C57',
  method: 'POST',
  path: '/applicant/labformmfaunlock',
  needs: applicantActions.unlockApplicant.needs,
  invalidates: { settled: [getActivityFeed], failed: [getApplication] },
  body: v.strictObject({
    ApplicationId: applicationRef,
    /** `IndividualId` of the approval. */
    IndividualId: nonEmptyText,
    /** `InstanceName` of the application's detail. */
    InstanceName: v.nullable(shortText),
  }),
  reply: envelope,
});

/** Irreversibly deletes the applicants' personal data and documents. If the call fails, nothing is deleted. */
export const depersonaliseApplication = endpoint({
  id: 'C32',
  method: 'POST',
  path: '/application/depersonalise/{guid}',
  needs: applicationActions.depersonalise.needs,
  invalidates,
  reply: v.object({
    OverallSuccess: v.boolean(),
    /** The reason of a failure, or an additional note. */
    ErrorMessage: v.optional(nullableText),
  }),
});
export type Depersonalised = v.InferOutput<(typeof depersonaliseApplication)['reply']>;
