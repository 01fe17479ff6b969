import type { MailParts } from '../../mail/mail-document.ts';
import type { Tenant } from '../../platform/tenant.ts';
import type { ReportContent } from '../reports/report-content.ts';

/** An email with invented content. */
export const sampleMail = (tenant: Tenant): MailParts => ({
  tenant,
  words: {
    subject: `Continue your application with ${tenant.displayName}`,
    heading: 'Continue your application',
    paragraphs: [
      `Your application 1001 with ${tenant.displayName} is not finished yet. You can continue where you left off.`,
    ],
    button: 'Continue application',
  },
  recipient: 'Sam Sample',
  message: 'Please add the last document.',
  address: 'https://portal.example/',
});

/** A report with invented content. */
export const sampleReport = (tenant: Tenant): ReportContent => ({
  title: 'Sample report',
  tenant: tenant.displayName,
  subject: 'Application 1001 · Sample account',
  made: 'Made to show the look of reports',
  sections: [
    {
      heading: 'Application',
      body: {
        kind: 'facts',
        facts: [
          ['Account name', 'Sample account'],
          ['Status', 'Primary edit'],
          ['Complete', '40%'],
        ],
      },
    },
    {
      heading: 'Approval status',
      body: {
        kind: 'table',
        columns: ['Applicant', 'Status'],
        rows: [
          ['Sam Sample', 'Approved'],
          ['Alex Sample', 'Waiting'],
        ],
      },
    },
  ],
});
