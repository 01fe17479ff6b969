import { verificationTypeNames, type VerificationType } from '@portal/api/contract';
import type { ReportFacts } from '../../../platform/db/verification-tables.ts';

/** What the report on an individual says; it is kept as it was on the day. */
export const individualReport = (type: VerificationType, facts: ReportFacts) => ({
  name: `${verificationTypeNames[type]} report.pdf`,
  facts,
});
