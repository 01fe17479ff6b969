import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { file, mediaTypes } from '../wire.ts';

/**
 * A report as a PDF. Nobody fills in its path: it is fetched by the link of a verification, which leads here. The claim is
 * that of the verification's service.
 */
export const getVerificationReport = endpoint({
  id: 'C83',
  base: 'verification',
  method: 'GET',
  path: '/report/{report}',
  needs: [Permission.companyVerification, Permission.individualEntityVerification],
  cost: 'report',
  answers: [mediaTypes.pdf],
  reply: file,
});

/** What a report is called where its answer does not say (OP-207). */
export const defaultReportNames = { company: 'report.pdf', individual: 'VerificationReport.pdf' } as const;
