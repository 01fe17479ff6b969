import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageNumber } from '../paging.ts';
import { Permission } from '../permissions.ts';
import { nullableText, shortText, text } from '../wire.ts';

/** Rows of a page of verifications; the call names no other number (spec B §9). */
export const verificationsPerPage = 10;

/** What verifications of both services have in common. Unknown statuses are read, never refused. */
const item = {
  /** `V` and a number. */
  id: text,
  /** ISO 8601, UTC: when it was asked for. */
  date: nullableText,
  requester_name: nullableText,
  status: text,
  /** Where the report lies on the verification service; null while there is none. */
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

/** Companies whose report was generated, newest first, ten a page (OP-196). */
export const listCompanyVerifications = endpoint({
  id: 'C75.1',
  base: 'verification',
  method: 'GET',
  path: '/Company',
  needs: Permission.companyVerification,
  cost: 'search',
  query,
  reply: v.object({ responses: v.array(companyVerification), totalCount: v.number() }),
});

/** Individuals, newest first, ten a page. */
export const listIndividualVerifications = endpoint({
  id: 'C75.2',
  base: 'verification',
  method: 'GET',
  path: '/Individual',
  needs: Permission.individualEntityVerification,
  cost: 'search',
  query,
  reply: v.object({ responses: v.array(individualVerification), totalCount: v.number() }),
});
