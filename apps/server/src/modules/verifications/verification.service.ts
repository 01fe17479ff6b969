import {
  Permission,
  verificationId,
  verificationNumber,
  verificationTypeNames,
  type Claim,
  type VerificationDetail,
} from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { reportLink } from './report-link.ts';
import type { Service } from './verification-list.ts';
import { findReported, findVerification, storeReference, type Verification } from './verification.store.ts';

/** What a path says instead of a number is nobody's, like a number that nobody has. */
function numberIn(text: string): number {
  const number = verificationNumber(verificationId(text));
  if (number === undefined) throw notFound();
  return Number(number);
}

const isoText = (moment: Date | null) => moment && `${moment.toISOString().slice(0, 19)}Z`;

export async function readVerification(trx: Trx, number: string): Promise<VerificationDetail> {
  const found = await findVerification(trx, 'individual', numberIn(number));
  if (!found) throw notFound();
  return {
    applicantName: found.subject_name,
    applicationId: null,
    applicantMobileNumber: found.mobile,
    requestStatus: found.answered_at ? 'Complete' : 'Pending',
    requester: found.requester_name,
    requestDateUtc: isoText(found.requested_at),
    responseDateUtc: isoText(found.answered_at),
    requestType: found.type && verificationTypeNames[found.type],
    referenceNumber: found.reference,
    responseResult: found.result,
    verifiedName: found.verified_name,
    reportLink: reportLink(found.report_key),
    reportName: found.report_name,
  };
}

export async function changeReference(
  trx: Trx,
  service: Service,
  number: string,
  reference: string,
): Promise<undefined> {
  if (!(await storeReference(trx, service, numberIn(number), reference))) throw notFound();
}

const claimOf: Readonly<Record<Service, Claim>> = {
  company: Permission.companyVerification,
  individual: Permission.individualEntityVerification,
};

/** The verification whose report lies there; to a person without the claim of its service there is none. */
export async function reportedVerification(
  trx: Trx,
  person: Person,
  reportKey: string,
): Promise<Verification> {
  const found = await findReported(trx, reportKey);
  if (!found || !person.claims.includes(claimOf[found.service])) throw notFound();
  return found;
}
