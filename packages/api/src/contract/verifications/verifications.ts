import * as v from 'valibot';
import type { Tone } from '../applications/application-status.ts';
import { endpoint, type Reply } from '../endpoint.ts';
import { withoutBlanks } from '../identification.ts';
import { pageNumber } from '../paging.ts';
import { Permission, type Claim } from '../permissions.ts';
import { typedText } from '../text.ts';
import {
  isoTime,
  looseNumber,
  nothing,
  nullableText,
  pdfReport,
  replaceable,
  shortTextMaximum,
  text,
} from '../wire.ts';
import { individualRead, verificationActions } from './verification-actions.ts';

const tones = {
  Pending: 'pending',
  Complete: 'success',
  Passed: 'success',
  Failed: 'danger',
} as const satisfies Record<string, Tone>;
/** A known status of a verification. */
export type VerificationStatus = keyof typeof tones;

/** The tone of a status or result, `neutral` for an unknown one. */
export const verificationTone = (status: string): Tone =>
  Object.hasOwn(tones, status) ? tones[status as VerificationStatus] : 'neutral';

/** The types of check of an individual, with the names that lists, details and results return (OP-219). */
export const verificationTypeNames = {
  BiometricVerification: 'Biometric Verification',
  IndividualVerification: 'Individual Electronic Verification',
  IndividualScreening: 'Individual Screening',
} as const;
export type VerificationType = keyof typeof verificationTypeNames;
export const verificationTypes = Object.keys(verificationTypeNames) as readonly VerificationType[];

/** The displayed id: `V` and a number. Companies and individuals share one sequence (OP-197). */
export const verificationId = (number: number | string): string => `V${number}`;

/** The number of a displayed id, as calls have it. Undefined for any other text (OP-220). */
export const verificationNumber = (id: string): string | undefined => /^V([1-9]\d{0,8})$/.exec(id)?.[1];

/** Fixed page size of the verification lists. */
export const verificationsPerPage = 10;

/** Common fields of the verifications of both services. */
const item = {
  /** `V` and a number. */
  id: text,
  /** Time of the request. */
  date: v.nullable(isoTime),
  requester_name: nullableText,
  /** Unknown statuses are accepted. */
  status: text,
  /** Link to the report on the verification service. Null if there is no report. */
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
  /** Part of an id, name, number, requester or reference, in any case (OP-223). */
  search: v.optional(typedText(shortTextMaximum)),
});
export type VerificationListQuery = v.InferOutput<typeof query>;

/** Maximum length of a reference, in characters (OP-200). */
export const referenceMaximumLength = 200;

const serviceOf = <const Path extends string, Row extends v.GenericSchema>(
  path: Path,
  part: 1 | 2,
  needs: Claim,
  row: Row,
) => ({
  needs,
  /** Lists verifications, newest first, ten per page (OP-196). */
  list: endpoint({
    id: `C75.${part}`,
    base: 'verification',
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
    /** An empty text clears the reference. */
    body: v.strictObject({ ref_code: typedText(referenceMaximumLength) }),
    reply: nothing,
  }),
});

/**
 * The verification services, by the names used in toggles and stored list states. `reportName` is the default if a
 * reply has none (OP-207).
 */
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

/** An Australian Company Number, with or without spaces. Only the registry can tell whether it is in use (OP-226). */
const companyNumber = v.pipe(v.string(), v.transform(withoutBlanks), v.regex(/^\d{9}$/));

/**
 * Looks up a company in the registry without storing anything (OP-196). An error response means that it was not
 * found.
 */
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
 * Generates the report on a company and stores the verification. The server reads the company name from the registry
 * again, because the name in the request comes from the browser.
 */
export const generateCompanyReport = endpoint({
  id: 'C77',
  base: 'verification',
  method: 'POST',
  path: '/company/generate-report',
  needs: verificationActions.Company.create.needs,
  idempotent: true,
  cost: 'outside',
  invalidates: { settled: [listCompanyVerifications] },
  body: v.strictObject({
    company_number: companyNumber,
    company_name: v.pipe(v.string(), v.maxLength(1000)),
  }),
  reply: v.object({ reportLink: nullableText }),
});

/** Reads one verification of an individual. `number` is its id without the `V`. */
export const getVerification = endpoint({
  id: 'C82',
  ...individualRead,
  path: '/individual/verifications/{number}',
  reply: v.object({
    applicantName: nullableText,
    applicationId: v.nullable(looseNumber),
    applicantMobileNumber: nullableText,
    /** Pending until there is a response, then Complete, even if the check failed (OP-225). */
    requestStatus: replaceable(text, 'Unknown'),
    requester: nullableText,
    /** The second is null until there is a response. */
    requestDateUtc: v.nullable(isoTime),
    responseDateUtc: v.nullable(isoTime),
    /** One of `verificationTypeNames`. */
    requestType: nullableText,
    referenceNumber: nullableText,
    /** The outcome. Null until there is a response. */
    responseResult: nullableText,
    /** The name on the identity document. */
    verifiedName: nullableText,
    /** Same as `report_link` in the list. */
    reportLink: nullableText,
    reportName: nullableText,
  }),
});
export type VerificationDetail = Reply<typeof getVerification>;

/** Whether the verification has a response, and therefore an outcome. */
export const isAnswered = ({ requestStatus }: Pick<VerificationDetail, 'requestStatus'>): boolean =>
  requestStatus === 'Complete';

/**
 * Downloads a report as a PDF. Callers use the link of a verification and never fill the path. It needs the claim of
 * the verification's service.
 */
export const getVerificationReport = endpoint({
  id: 'C83',
  base: 'verification',
  path: '/report/{report}',
  needs: [
    verificationActions.Company.downloadReport.needs,
    verificationActions.Individual.downloadReport.needs,
  ],
  ...pdfReport,
});
