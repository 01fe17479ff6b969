import * as v from 'valibot';
import { shownEmailAddress } from '../email-address.ts';
import { looseNumber, nullableText, replaceable, text, unixSeconds } from '../wire.ts';
import { applicationFields } from './application-fields.ts';

const stamp = v.nullable(unixSeconds);
/** Another back end omits it if it is false (OP-389). */
const flag = v.optional(v.boolean(), false);

export const applicantApproval = v.object({
  IndividualId: text,
  ApplicantName: text,
  /** `Approved` or `Declined`. Any other value is pending. */
  Status: text,
  /** `DD/MM/YYYY HH:mm` in the tenant's time zone (OP-124). */
  UpdateDate: nullableText,
  IsMFALocked: flag,
  SendEmail: flag,
});
export type ApplicantApproval = v.InferOutput<typeof applicantApproval>;

export const requirement = v.object({
  EntityGuid: text,
  Name: text,
  /** 0 means success. */
  Result: v.number(),
  ResultText: nullableText,
  /** HTML from the server. */
  ActionRequired: nullableText,
  IsEligibleForReverification: flag,
  IsEligibleForNewVerification: flag,
  IsEligibleForSanctionsVerification: flag,
});
export type Requirement = v.InferOutput<typeof requirement>;

export const documentItem = v.object({
  ArtifactID: text,
  ArtifactFriendlyName: text,
  OriginalFileName: text,
  UploadedTimestamp: stamp,
  LabDocsId: text,
});

/** The detail of an application. A field is absent, not null, if the user lacks its claim. */
export const applicationDetail = v.object({
  ...applicationFields,
  ApplicationId: v.number(),
  Status: replaceable(text, 'Unknown'),
  /** The status that unlocking restores (OP-159). */
  LastApplicationStatus: nullableText,
  IsComplete: replaceable(v.boolean(), false),
  CompletionPercentage: v.nullable(looseNumber),
  Channel: nullableText,
  PrimaryApplicantName: nullableText,
  PrimaryApplicantPhone: nullableText,
  Email: v.nullable(shownEmailAddress),
  InstanceName: nullableText,
  ApplicantApprovals: v.array(applicantApproval),
  Requirements: v.array(requirement),
  OutstandingDocuments: v.array(v.object({ Name: text, ActionRequired: nullableText })),
  ReportItems: v.array(v.object({ ReportName: text, DisplayName: text })),
  ApiItems: v.array(v.object({ ApiName: text, DisplayName: text })),
  /** Needs `document.view`. */
  Documents: v.optional(v.array(documentItem)),
  /** Needs `exceptions.view`. */
  BusinessRuleViolations: v.optional(
    v.array(v.object({ ViolationName: text, ViolationDateTimeStamp: stamp })),
  ),
  /** Needs the claim for the tax summary. */
  ApplicationTaxInformations: v.optional(
    v.array(
      v.object({
        ApplicantName: text,
        /**
         * A placeholder if a number was given, otherwise empty. `revealTaxNumber` returns the number itself (OP-120).
         */
        Tfn: nullableText,
        /** Identifies the number in `revealTaxNumber`. If absent, the number cannot be revealed. */
        Position: v.optional(v.number()),
      }),
    ),
  ),
});
export type ApplicationDetail = v.InferOutput<typeof applicationDetail>;
