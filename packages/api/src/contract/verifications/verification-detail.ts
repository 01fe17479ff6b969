import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { looseNumber, nullableText, text } from '../wire.ts';

const verificationDetail = v.object({
  applicantName: nullableText,
  applicationId: v.nullable(looseNumber),
  applicantMobileNumber: nullableText,
  /** Complete once it is answered, whatever the outcome, and Pending before (OP-225). */
  requestStatus: text,
  requester: nullableText,
  /** ISO 8601, UTC. */
  requestDateUtc: nullableText,
  /** ISO 8601, UTC; null until it is answered. */
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
});
export type VerificationDetail = v.InferOutput<typeof verificationDetail>;

/** One verification of an individual; `number` is its id without the `V`. */
export const getVerification = endpoint({
  id: 'C82',
  base: 'verification',
  method: 'GET',
  path: '/individual/verifications/{number}',
  needs: Permission.individualEntityVerification,
  reply: verificationDetail,
});

/** Whether it has been answered: only then it has an outcome to show (spec B §4). */
export const isAnswered = ({ requestStatus }: Pick<VerificationDetail, 'requestStatus'>): boolean =>
  requestStatus === 'Complete';
