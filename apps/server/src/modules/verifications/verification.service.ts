import {
  verificationId,
  verificationNumber,
  verificationServices,
  type generateCompanyReport,
  type VerificationDetail,
  type verifyCompany,
} from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { ConcludedCall, ExternalCall } from '../../platform/http/external-call-route.ts';
import type { Person } from '../../platform/http/person.ts';
import { badGateway, notFound } from '../../platform/http/http-error.ts';
import { responseOrThrow } from '../../platform/outbound/http-service.ts';
import type { CompanyRegistry } from '../../platform/outbound/registry/company-registry.ts';
import { isoMoment, reportLinkOf, typeName } from './verification-list.ts';
import { companyReport, reportLink } from './verification-report.ts';
import { findVerification, serviceNames, storeVerification, type Service } from './verification.store.ts';

/** The number in a path. Invalid text is not found, like an unused number. */
function numberIn(text: string): number {
  const number = verificationNumber(verificationId(text));
  if (number === undefined) throw notFound();
  return Number(number);
}

const detail = sql`subject_name as "applicantName", null as "applicationId",
  mobile as "applicantMobileNumber", case when answered_at is null then 'Pending' else 'Complete' end as "requestStatus",
  requester_name as requester, ${isoMoment('requested_at')} as "requestDateUtc",
  ${isoMoment('answered_at')} as "responseDateUtc", ${typeName} as "requestType", reference as "referenceNumber",
  result as "responseResult", verified_name as "verifiedName", ${reportLinkOf} as "reportLink",
  report_name as "reportName"`;

export async function readVerification(trx: Trx, number: string): Promise<VerificationDetail> {
  const { rows } = await sql<VerificationDetail>`select ${detail} from verification
    where service = 'individual' and number = ${numberIn(number)}`.execute(trx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Sets the reference; an empty one clears it. */
export async function changeReference(
  trx: Trx,
  service: Service,
  number: string,
  reference: string,
): Promise<undefined> {
  const { numAffectedRows = 0n } = await sql`update verification set reference = nullif(${reference}, '')
    where service = ${service} and number = ${numberIn(number)}`.execute(trx);
  if (numAffectedRows === 0n) throw notFound();
}

/** The verification with this report; not found without the claim of its service. */
export async function reportedVerification(trx: Trx, { claims }: Person, key: string) {
  const found = await findVerification(trx, { report_key: key });
  if (!found) throw notFound();
  const { needs, reportName } = verificationServices[serviceNames[found.service]];
  if (!claims.includes(needs)) throw notFound();
  return { ...found, report_name: found.report_name ?? reportName };
}

type Registry = CompanyRegistry | undefined;

/** Timeout of the registry in milliseconds. */
const registryTimeout = 10_000;

/** The company with this number, as the registry currently has it. */
async function companyOf(registry: Registry, companyNumber: string) {
  const signal = AbortSignal.timeout(registryTimeout);
  const unanswered = badGateway('The company registry did not answer.');
  const found = await responseOrThrow(registry?.find(companyNumber, signal), unanswered);
  if (!found) throw notFound();
  return found;
}

/** Returns the company with this number, and stores nothing (OP-196). */
export async function lookUpCompany(
  { body, conclude }: ExternalCall<typeof verifyCompany>,
  registry: Registry,
) {
  const { number, name } = await companyOf(registry, body.CompanyNumber);
  return conclude(() => Promise.resolve({ companyNumber: number, companyName: name }));
}

/** Stores the verification with the facts of its report. The registry's name counts, not the one in the request. */
export async function reportCompany(
  { person, body, conclude }: ExternalCall<typeof generateCompanyReport>,
  registry: Registry,
): Promise<ConcludedCall> {
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
