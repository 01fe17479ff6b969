import type { ReportFacts } from '../../../platform/db/column-types.ts';
import { verificationTypeNames, type VerificationType } from '@portal/api/contract';

/** What the report on an individual says; it is kept as it was on the day. */
export const individualReport = (type: VerificationType, facts: ReportFacts) => ({
  name: `${verificationTypeNames[type]} report.pdf`,
  facts,
});
