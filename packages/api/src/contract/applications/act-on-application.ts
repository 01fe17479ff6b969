import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, givenText, nullableText, shortText } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { applicationLists, applicationReads } from './application-reads.ts';
import { applicationRef } from './edit-row.ts';
import { getActivityFeed, getApplication } from './get-application.ts';
import { applicantActions } from './part-actions.ts';
import { SigningMode } from './signing-mode.ts';

/** The application is read again at once, the lists once the result has been read. */
const invalidates = { answered: applicationReads, closed: applicationLists };

/** Lets the applicants of a locked application go on; its earlier status comes back (OP-130). */
export const unlockApplication = endpoint({
  id: 'C38',
  method: 'POST',
  path: '/application/unlockapplication/{guid}',
  needs: applicationActions.unlockApplication.needs,
  invalidates,
  reply: envelope,
});

/** What the call says for each mode (OP-131). */
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

/** Lets an applicant who was locked out by wrong codes try again; the application stays as it is. */
export const unlockApplicant = endpoint({
  id: 'C57',
  method: 'POST',
  path: '/applicant/labformmfaunlock',
  needs: applicantActions.unlockApplicant.needs,
  invalidates: { answered: [getActivityFeed], refused: [getApplication] },
  body: v.strictObject({
    ApplicationId: applicationRef,
    /** As the approval names the applicant. */
    IndividualId: givenText,
    /** The instance that the application lives in, as its detail names it. */
    InstanceName: v.nullable(shortText),
  }),
  reply: envelope,
});

/** Removes for good what tells who the applicants are, and their documents. Where it fails, all of it stays. */
export const depersonaliseApplication = endpoint({
  id: 'C32',
  method: 'POST',
  path: '/application/depersonalise/{guid}',
  needs: applicationActions.depersonalise.needs,
  invalidates,
  reply: v.object({
    OverallSuccess: v.boolean(),
    /** Why not, or what else there is to say. */
    ErrorMessage: v.optional(nullableText),
  }),
});
export type Depersonalised = v.InferOutput<(typeof depersonaliseApplication)['reply']>;
