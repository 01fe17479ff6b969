import type { ApplicationDetail } from '@portal/api/contract';
import { listsDocuments, showsResults, type SummarySettings } from './detail-summary.ts';

const ofAll = (part: number, all: number) => (all > 0 ? `${part} of ${all}` : undefined);
const some = (count: number) => (count > 0 ? String(count) : undefined);

/** The figures next to the ring. A figure is shown only if the reply contains the data and its card is visible. */
export function progressFacts(application: ApplicationDetail, settings: SummarySettings) {
  const { ApplicantApprovals, OutstandingDocuments, Requirements, BusinessRuleViolations } = application;
  // A locked applicant counts as locked even if the approval was given (OP-125).
  const approved = ApplicantApprovals.filter(
    ({ Status, IsMFALocked }) => Status === 'Approved' && !IsMFALocked,
  );
  const passed = Requirements.filter(({ Result }) => Result === 0);
  const facts: [label: string, value: string | undefined][] = [
    ['Approvals', ofAll(approved.length, ApplicantApprovals.length)],
    ['Documents due', listsDocuments(application, settings) ? some(OutstandingDocuments.length) : undefined],
    [
      'Identity checks',
      showsResults(application, settings) ? ofAll(passed.length, Requirements.length) : undefined,
    ],
    ['Exceptions', some(BusinessRuleViolations?.length ?? 0)],
  ];
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
