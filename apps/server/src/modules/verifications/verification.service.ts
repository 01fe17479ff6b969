import {
  verificationId,
  verificationNumber,
  verificationServices,
  verificationTypeNames,
  type generateCompanyReport,
  type VerificationDetail,
  type verifyCompany,
} from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Concluded, OutsideCall } from '../../platform/http/outside-route.ts';
import type { Person } from '../../platform/http/person.ts';
import { badGateway, notFound } from '../../platform/http/refusal.ts';
import { answered } from '../../platform/outbound/asked-service.ts';
import type {
  CompanyRegistry,
  RegisteredCompany,
} from '../../platform/outbound/registry/company-registry.ts';
import { companyReport, reportLink } from './verification-report.ts';
import {
  findVerification,
  storeReference,
  storeVerification,
  type Service,
  type Verification,
} from './verification.store.ts';

/** The number in a path; a text that is no number is not found, like an unused number. */
function numberIn(text: string): number {
  const number = verificationNumber(verificationId(text));
  if (number === undefined) throw notFound();
  return Number(number);
}

const isoText = (moment: Date | null) => moment && `${moment.toISOString().slice(0, 19)}Z`;

export async function readVerification(trx: Trx, number: string): Promise<VerificationDetail> {
  const found = await findVerification(trx, { service: 'individual', number: numberIn(number) });
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

export const changeReference =
  (service: Service) =>
  async (call: { trx: Trx; params: { number: string }; body: { ref_code: string } }): Promise<undefined> => {
    const number = numberIn(call.params.number);
    if (!(await storeReference(call.trx, { service, number }, call.body.ref_code))) throw notFound();
  };

/** The verification with this report; without the claim of its service it is not found. */
export async function reportedVerification(trx: Trx, { claims }: Person, key: string): Promise<Reported> {
  const found = await findVerification(trx, { report_key: key });
  if (!found) throw notFound();
  const { needs, reportName } = verificationServices[found.service === 'company' ? 'Company' : 'Individual'];
  if (!claims.includes(needs)) throw notFound();
  return { ...found, report_name: found.report_name ?? reportName };
}
type Reported = Verification & { readonly report_name: string };

type Registry = CompanyRegistry | undefined;

/** Timeout of the registry in milliseconds. */
const registryTimeout = 10_000;

/** The company of a number, as the registry knows it now. */
async function companyOf(registry: Registry, companyNumber: string): Promise<RegisteredCompany> {
  const signal = AbortSignal.timeout(registryTimeout);
  const found = registry && (await answered(registry.find(companyNumber, signal)));
  if (!found) throw badGateway('The company registry did not answer.');
  if (!found.value) throw notFound();
  return found.value;
}

/** Returns the company of a number, and stores nothing (OP-196). */
export async function lookUpCompany(
  { body, conclude }: OutsideCall<typeof verifyCompany>,
  registry: Registry,
): Promise<Concluded> {
  const { number, name } = await companyOf(registry, body.CompanyNumber);
  return conclude(() => Promise.resolve({ companyNumber: number, companyName: name }));
}

/** Stores the verification with the facts of its report. The registry's name counts, not the one in the request. */
export async function reportCompany(
  { person, body, conclude }: OutsideCall<typeof generateCompanyReport>,
  registry: Registry,
): Promise<Concluded> {
  const company = await companyOf(registry, body.company_number);
  return conclude(async (trx) => {
    const { report_key } = await storeVerification(
      trx,
      person,
      { service: 'company', type: null, subject_name: company.name, company_number: company.number },
      { status: 'Complete', result: company.status, report: companyReport(company) },
    );
    return { reportLink: reportLink(report_key) };
  });
}
