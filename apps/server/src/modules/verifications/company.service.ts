import type { generateCompanyReport, verifyCompany } from '@portal/api/contract';
import type { Concluded, OutsideCall } from '../../platform/http/outside-route.ts';
import { badGateway, notFound } from '../../platform/http/refusal.ts';
import { answered } from '../../platform/outbound/asked-service.ts';
import type {
  CompanyRegistry,
  RegisteredCompany,
} from '../../platform/outbound/registry/company-registry.ts';
import { reportLink } from './report-link.ts';
import { companyReport } from './verification-report.ts';
import { storeVerification } from './verification.store.ts';

type Registry = CompanyRegistry | undefined;

/** Milliseconds that the registry has for an answer. */
const patience = 10_000;

/** The company of a number, as the registry knows it now. */
async function lookedUp(registry: Registry, companyNumber: string): Promise<RegisteredCompany> {
  const found = registry && (await answered(registry.find(companyNumber, AbortSignal.timeout(patience))));
  if (!found) throw badGateway('The company registry did not answer.');
  if (!found.value) throw notFound();
  return found.value;
}

/** Says whose number it is, and stores nothing (OP-196). */
export async function lookUpCompany(
  { body, conclude }: OutsideCall<typeof verifyCompany>,
  registry: Registry,
): Promise<Concluded> {
  const { number, name } = await lookedUp(registry, body.CompanyNumber);
  return conclude(() => Promise.resolve({ companyNumber: number, companyName: name }));
}

/** Stores the verification with what its report says. The registry's name counts, not the one that was sent. */
export async function reportCompany(
  { person, body, conclude }: OutsideCall<typeof generateCompanyReport>,
  registry: Registry,
): Promise<Concluded> {
  const company = await lookedUp(registry, body.company_number);
  return conclude(async (trx) => {
    const { reportKey } = await storeVerification(trx, person, {
      service: 'company',
      type: null,
      subjectName: company.name,
      companyNumber: company.number,
      answer: { status: 'Complete', result: company.status, report: companyReport(company) },
    });
    return { reportLink: reportLink(reportKey) };
  });
}
