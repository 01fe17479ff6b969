import type { ReportFacts } from '../../platform/db/column-types.ts';
import { verificationId, verificationTypeNames } from '@portal/api/contract';
import { dateWriter } from '../../platform/csv/written-date.ts';
import type { RegisteredCompany } from '../../platform/outbound/registry/company-registry.ts';
import type { Tenant } from '../../platform/tenant.ts';
import type { ReportContent } from '../reports/report-content.ts';
import type { Verification } from './verification.store.ts';

/** A company's number as people read it. */
export const spaced = (companyNumber: string): string => companyNumber.replace(/(?<=^\d{3})(\d{3})/, ' $1 ');

/** What the registry said on the day of the report; it is kept as it was. */
export const companyReport = ({ number, name, status, type, registeredOn, office }: RegisteredCompany) => ({
  name: `ASIC report ${number}.pdf`,
  facts: [
    ['Company name', name],
    ['ACN', spaced(number)],
    ['Status', status],
    ['Type', type],
    ['Registered on', registeredOn.split('-').toReversed().join('/')],
    ['Registered office', office],
  ] satisfies ReportFacts,
});

/** A verification's report: the facts that were stored with its answer, and who asked for it. */
export function verificationReport(
  verification: Verification,
  facts: ReportFacts,
  tenant: Tenant,
): ReportContent {
  const { number, service, type, subject_name, requester_name, requested_at } = verification;
  const date = dateWriter(tenant.settings.DefaultDateFormat, tenant.timeZone);
  return {
    title: service === 'company' || type === null ? 'ASIC report' : verificationTypeNames[type],
    tenant: tenant.displayName,
    subject: [verificationId(number), subject_name].filter(Boolean).join(' · '),
    made: `Requested by ${requester_name ?? '-'} on ${date(Math.floor(requested_at.getTime() / 1000))}`,
    sections: [{ heading: service === 'company' ? 'Company' : 'Individual', body: { kind: 'facts', facts } }],
  };
}
