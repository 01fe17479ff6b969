import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { nullableText, text } from '../wire.ts';
import { listCompanyVerifications } from './list-verifications.ts';

/** An Australian Company Number without spaces. Whether it is anybody's, only the registry says (OP-226). */
const companyNumber = v.pipe(v.string(), v.regex(/^\d{9}$/));

/** Asks the registry for a company and stores nothing (OP-196). An answer that is not ok means that none was found. */
export const verifyCompany = endpoint({
  id: 'C76',
  base: 'verification',
  method: 'POST',
  path: '/company/verify',
  needs: Permission.companyVerification,
  changesState: false,
  cost: 'outside',
  body: v.strictObject({ CompanyNumber: companyNumber }),
  reply: v.object({ companyNumber: text, companyName: text }),
});

/**
 * Has the report on a company written, and stores the verification. The registry is asked again for the name: the one that is
 * sent says only what the person saw.
 */
export const generateCompanyReport = endpoint({
  id: 'C77',
  base: 'verification',
  method: 'POST',
  path: '/company/generate-report',
  needs: Permission.companyVerification,
  idempotent: true,
  cost: 'outside',
  invalidates: { answered: [listCompanyVerifications] },
  body: v.strictObject({
    company_number: companyNumber,
    company_name: v.pipe(v.string(), v.maxLength(1000)),
  }),
  reply: v.object({ reportLink: nullableText }),
});
