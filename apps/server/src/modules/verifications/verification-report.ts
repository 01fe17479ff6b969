import {
  dateFormatter,
  filledPath,
  getVerificationReport,
  verificationId,
  verificationTypeNames,
  type VerificationType,
} from '@portal/api/contract';
import type { ReportFacts } from '../../platform/db/column-types.ts';
import { addressOf } from '../../platform/http/mount.ts';
import type { RegisteredCompany } from '../../platform/outbound/registry/company-registry.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import type { ReportContent } from '../reports/report-content.ts';
import type { Verification } from './verification.store.ts';

/** The path of reports below the root of the verification service, followed by a report's key. */
export const reportPath = addressOf({
  base: getVerificationReport.base,
  path: filledPath(getVerificationReport.path, { report: '' }),
}).slice(1);

/** The link of a report in replies. */
export const reportLink = (key: string | null): string | null => key && reportPath + key;

/** What the registry returned on the day of the report; it is never updated. */
export const companyReport = ({ number, name, status, type, registeredOn, office }: RegisteredCompany) => ({
  name: `ASIC report ${number}.pdf`,
  facts: [
    ['Company name', name],
    ['ACN', number.replace(/(?<=^\d{3})(\d{3})/, ' $1 ')],
    ['Status', status],
    ['Type', type],
    ['Registered on', registeredOn.split('-').toReversed().join('/')],
    ['Registered office', office],
  ] satisfies ReportFacts,
});

/** The content of a report on an individual, as of its day. */
export const individualReport = (type: VerificationType, facts: ReportFacts) => ({
  name: `${verificationTypeNames[type]} report.pdf`,
  facts,
});

/** A verification's report: the facts that were stored with its result, and its requester. */
export function verificationReport(verification: Verification, tenant: Tenant): ReportContent {
  const { number, service, type, subject_name, requester_name, requested_at, report } = verification;
  const date = dateFormatter(tenant.settings.DefaultDateFormat, tenant.timeZone);
  return {
    title: type === null ? 'ASIC report' : verificationTypeNames[type],
    tenant: tenant.displayName,
    subject: [verificationId(number), subject_name].filter(Boolean).join(' · '),
    made: `Requested by ${requester_name ?? '-'} on ${date(unixSeconds(requested_at))}`,
    sections: [
      {
        heading: service === 'company' ? 'Company' : 'Individual',
        body: { kind: 'facts', facts: report ?? [] },
      },
    ],
  };
}
