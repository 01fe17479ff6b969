import * as v from 'valibot';
import type { Tone } from '../applications/application-status.ts';
import { endpoint, type Reply } from '../endpoint.ts';
import { pageNumber } from '../paging.ts';
import { Permission, type Claim } from '../permissions.ts';
import { file, looseNumber, mediaTypes, nothing, nullableText, shortText, text } from '../wire.ts';
import { individualRead, verificationActions } from './verification-actions.ts';

const tones = {
  Pending: 'pending',
  Complete: 'success',
  Passed: 'success',
  Failed: 'danger',
} as const satisfies Record<string, Tone>;
/** A known status of a verification. */
export type VerificationStatus = keyof typeof tones;

/** The tone of a status, or of a result; an unknown one is shown as it is, in neutral. */
export const verificationTone = (status: string): Tone =>
  Object.hasOwn(tones, status) ? tones[status as VerificationStatus] : 'neutral';

/** The kinds of check of an individual, and the name that lists, details and results give each (OP-219). */
export const verificationTypeNames = {
  BiometricVerification: 'Biometric Verification',
  IndividualVerification: 'Individual Electronic Verification',
  IndividualScreening: 'Individual Screening',
} as const;
export type VerificationType = keyof typeof verificationTypeNames;
export const verificationTypes = Object.keys(verificationTypeNames) as readonly VerificationType[];

/** An id as people read it: `V` and a number. Companies and individuals share one series (OP-197). */
export const verificationId = (number: number | string): string => `V${number}`;

/** The number behind an id, as calls have it; undefined for every other text (OP-220). */
export const verificationNumber = (id: string): string | undefined => /^V([1-9]\d{0,8})$/.exec(id)?.[1];

/** Rows of a page of verifications; the call names no other number. */
export const verificationsPerPage = 10;

/** The fields of a verification of either service. */
const item = {
  /** `V` and a number. */
  id: text,
  /** ISO 8601, UTC: when it was requested. */
  date: nullableText,
  requester_name: nullableText,
  /** Unknown statuses are read, never refused. */
  status: text,
  /** Link of the report on the verification service; null while there is no report. */
  report_link: nullableText,
  ref_code: nullableText,
};

const companyVerification = v.object({
  ...item,
  company: v.object({
    name: nullableText,
    /** Nine digits. */
    companyNumber: nullableText,
  }),
});
export type CompanyVerification = v.InferOutput<typeof companyVerification>;

const individualVerification = v.object({
  ...item,
  full_name: nullableText,
  /** One of `verificationTypeNames`. */
  type: nullableText,
});
export type IndividualVerification = v.InferOutput<typeof individualVerification>;

const query = v.strictObject({
  Page: pageNumber,
  /** Part of an id, a name, a number, a person or a reference, in any case (OP-223). */
  search: v.optional(shortText),
});
export type VerificationListQuery = v.InferOutput<typeof query>;

/** Characters of a reference (OP-200). */
export const referenceMaximumLength = 200;

const serviceOf = <const Path extends string, Row extends v.GenericSchema>(
  path: Path,
  part: 1 | 2,
  needs: Claim,
  row: Row,
) => ({
  needs,
  /** Newest first, ten a page (OP-196). */
  list: endpoint({
    id: `C75.${part}`,
    base: 'verification',
    method: 'GET',
    path: `/${path}`,
    needs,
    cost: 'search',
    query,
    reply: v.object({ responses: v.array(row), totalCount: v.number() }),
  }),
  /** `number` is the id of a verification without the `V`. */
  setReference: endpoint({
    id: `C78.${part}`,
    base: 'verification',
    method: 'POST',
    path: `/${path.toLowerCase() as Lowercase<Path>}/{number}/ref-code`,
    needs,
    /** Stored without the space around it; an empty one clears it. */
    body: v.strictObject({ ref_code: v.pipe(v.string(), v.trim(), v.maxLength(referenceMaximumLength)) }),
    reply: nothing,
  }),
});

/** What is verified, by the name that toggles and stored list states give it; `reportName` where a reply has none (OP-207). */
export const verificationServices = {
  Company: {
    ...serviceOf('Company', 1, Permission.companyVerification, companyVerification),
    reportName: 'report.pdf',
  },
  Individual: {
    ...serviceOf('Individual', 2, Permission.individualEntityVerification, individualVerification),
    reportName: 'VerificationReport.pdf',
  },
} as const;
export type VerificationService = keyof typeof verificationServices;

export const { list: listCompanyVerifications, setReference: setCompanyReference } =
  verificationServices.Company;
export const { list: listIndividualVerifications, setReference: setIndividualReference } =
  verificationServices.Individual;

/** An Australian Company Number without spaces. Only the registry knows whether a company has it (OP-226). */
const companyNumber = v.pipe(v.string(), v.regex(/^\d{9}$/));

/** Looks a company up in the registry and stores nothing (OP-196). An error response means that none was found. */
export const verifyCompany = endpoint({
  id: 'C76',
  base: 'verification',
  method: 'POST',
  path: '/company/verify',
  needs: verificationActions.Company.create.needs,
  changesState: false,
  cost: 'outside',
  body: v.strictObject({ CompanyNumber: companyNumber }),
  reply: v.object({ companyNumber: text, companyName: text }),
});

/**
 * Has the report on a company written, and stores the verification. The registry is asked for the name again: the one in the
 * request is only what the user saw.
 */
export const generateCompanyReport = endpoint({
  id: 'C77',
  base: 'verification',
  method: 'POST',
  path: '/company/generate-report',
  needs: verificationActions.Company.create.needs,
  idempotent: true,
  cost: 'outside',
  invalidates: { answered: [listCompanyVerifications] },
  body: v.strictObject({
    company_number: companyNumber,
    company_name: v.pipe(v.string(), v.maxLength(1000)),
  }),
  reply: v.object({ reportLink: nullableText }),
});

/** One verification of an individual; `number` is its id without the `V`. */
export const getVerification = endpoint({
  id: 'C82',
  ...individualRead,
  path: '/individual/verifications/{number}',
  reply: v.object({
    applicantName: nullableText,
    applicationId: v.nullable(looseNumber),
    applicantMobileNumber: nullableText,
    /** Pending before the answer, Complete after it, however the check ended (OP-225). */
    requestStatus: text,
    requester: nullableText,
    /** Both ISO 8601, UTC; the second is null until it is answered. */
    requestDateUtc: nullableText,
    responseDateUtc: nullableText,
    /** One of `verificationTypeNames`. */
    requestType: nullableText,
    referenceNumber: nullableText,
    /** The outcome; null until it is answered. */
    responseResult: nullableText,
    /** The name that the identity document gave. */
    verifiedName: nullableText,
    /** As `report_link` in the list. */
    reportLink: nullableText,
    reportName: nullableText,
  }),
});
export type VerificationDetail = Reply<typeof getVerification>;

/** Whether it has been answered: only then it has an outcome to show. */
export const isAnswered = ({ requestStatus }: Pick<VerificationDetail, 'requestStatus'>): boolean =>
  requestStatus === 'Complete';

/** A report as a PDF. Callers never fill its path: the link of a verification leads here. It needs the claim of its service. */
export const getVerificationReport = endpoint({
  id: 'C83',
  base: 'verification',
  method: 'GET',
  path: '/report/{report}',
  needs: [
    verificationActions.Company.downloadReport.needs,
    verificationActions.Individual.downloadReport.needs,
  ],
  cost: 'report',
  answers: [mediaTypes.pdf],
  reply: file,
});
