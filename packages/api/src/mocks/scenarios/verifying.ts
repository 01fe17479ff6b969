import {
  generateCompanyReport,
  getVerification,
  getVerificationReport,
  listCompanyVerifications,
  listIndividualVerifications,
  setCompanyReference,
  setIndividualReference,
  verificationsPerPage,
  verifyCompany,
  type CompanyVerification,
  type IndividualVerification,
} from '../../contract/index.ts';
import { aReportLink, aVerification, someCompanies, someIndividuals } from '../fixtures/verifications.ts';
import { mock, type MockRequest } from '../mock.ts';
import { contains } from '../page-of.ts';
import { aPdfFile } from './documenting.ts';
import { scenario } from './scenario.ts';
import { signedIn } from './signed-in.ts';

/** A page of the matching rows. The search covers all displayed fields. */
const pageOf =
  <Row>(rows: readonly Row[]) =>
  ({ query }: MockRequest) => {
    const found = rows.filter((row) => contains(query.get('search'), JSON.stringify(row)));
    const first = (Number(query.get('Page') ?? 1) - 1) * verificationsPerPage;
    return { responses: found.slice(first, first + verificationsPerPage), totalCount: found.length };
  };

export const companyVerificationsOf = (rows: readonly CompanyVerification[]) =>
  mock(listCompanyVerifications, { query: { Page: 1 } }, pageOf(rows));

export const individualVerificationsOf = (rows: readonly IndividualVerification[]) =>
  mock(listIndividualVerifications, { query: { Page: 1 } }, pageOf(rows));

/** The detail of any verification. */
export const verificationOf = (change: Parameters<typeof aVerification>[0] = {}) =>
  mock(getVerification, { params: { number: '12' } }, aVerification(change));

/** The company with the number 123 456 789. */
export const acmeMining = { companyNumber: '123456789', companyName: 'Acme Mining Pty Ltd' } as const;
const { companyNumber, companyName } = acmeMining;
const body = { ref_code: 'AB' };

/** Lists of verified companies and individuals. All actions on them succeed. */
export const verifying = (
  companies: readonly CompanyVerification[] = someCompanies(23),
  individuals: readonly IndividualVerification[] = someIndividuals(12),
) =>
  scenario(
    signedIn(),
    companyVerificationsOf(companies),
    individualVerificationsOf(individuals),
    verificationOf(),
    mock(verifyCompany, { body: { CompanyNumber: companyNumber } }, acmeMining),
    mock(
      generateCompanyReport,
      { body: { company_number: companyNumber, company_name: companyName } },
      { reportLink: aReportLink(36) },
    ),
    mock(setCompanyReference, { params: { number: '35' }, body }, undefined),
    mock(setIndividualReference, { params: { number: '12' }, body }, undefined),
    mock(getVerificationReport, { params: { report: aReportLink(12).slice(-36) } }, aPdfFile('report.pdf')),
  );
