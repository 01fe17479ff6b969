import { anApplicationDetail } from '@portal/api/mocks';
import { describe, expect, it } from 'vitest';
import { progressFacts } from './detail-progress.ts';

const shown = { ShowDocumentListBeforeCompletion: true, ShowEVSummaryResult: true };
const approval = (Status: string, IsMFALocked = false) => ({
  IndividualId: '1',
  ApplicantName: 'Elena Marchetti',
  Status,
  UpdateDate: null,
  IsMFALocked,
  SendEmail: false,
});
const requirement = (Result: number) => ({
  EntityGuid: '1',
  Name: 'Elena Marchetti',
  Result,
  ResultText: null,
  ActionRequired: null,
  IsEligibleForReverification: false,
  IsEligibleForNewVerification: false,
  IsEligibleForSanctionsVerification: false,
});
const underWay = anApplicationDetail({
  IsComplete: false,
  ApplicantApprovals: [approval('Approved'), approval('Approved'), approval('Approved', true), approval('')],
  Requirements: [requirement(0), requirement(0), requirement(1)],
  OutstandingDocuments: [
    { Name: 'Certified trust deed', ActionRequired: null },
    { Name: 'Bank account evidence', ActionRequired: null },
  ],
  BusinessRuleViolations: [{ ViolationName: 'CALIFORNIARESIDENT', ViolationDateTimeStamp: null }],
});
const textOf = (facts: ReturnType<typeof progressFacts>) =>
  facts.map(({ label, value }) => `${label}: ${value}`);

describe('the facts next to the progress ring', () => {
  it('count approvals, outstanding documents, identity checks and exceptions', () => {
    expect(textOf(progressFacts(underWay, shown))).toEqual([
      'Approvals: 2 of 4',
      'Documents due: 2',
      'Identity checks: 2 of 3',
      'Exceptions: 1',
    ]);
  });

  it('omit everything that the reply does not contain', () => {
    const { BusinessRuleViolations: _, ...hidden } = anApplicationDetail();
    expect(progressFacts(hidden, shown)).toEqual([]);
  });

  it('do not count documents or results that are hidden before completion', () => {
    const hidden = { ...shown, ShowDocumentListBeforeCompletion: false };
    expect(textOf(progressFacts(underWay, hidden))).toEqual(['Approvals: 2 of 4', 'Exceptions: 1']);
  });

  it('do not count results that are hidden permanently', () => {
    const labels = progressFacts(underWay, { ...shown, ShowEVSummaryResult: false }).map(
      ({ label }) => label,
    );
    expect(labels).not.toContain('Identity checks');
  });
});
