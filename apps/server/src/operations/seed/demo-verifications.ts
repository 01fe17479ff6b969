import type { ReportFacts } from '../../platform/db/column-types.ts';
import type { VerificationStatus, VerificationType } from '@portal/api/contract';
import { companyReport } from '../../modules/verifications/verification-report.ts';
import { bundledCompanies } from '../../platform/outbound/registry/bundled-companies.ts';
import { fakePerson } from './fake-people.ts';
import { daysBefore } from './moments.ts';
import type { Random } from './random.ts';

type Row = Readonly<Record<string, unknown>>;

interface Asked {
  readonly type: VerificationType;
  /** Pending if there was no response. */
  readonly status: VerificationStatus;
}

const electronic = (status: VerificationStatus): Asked => ({ type: 'IndividualVerification', status });
const screening = (status: VerificationStatus): Asked => ({ type: 'IndividualScreening', status });
const biometric = (status: VerificationStatus): Asked => ({ type: 'BiometricVerification', status });

/** The individuals by number; every other one up to the last is a company. */
const individuals: Readonly<Record<number, Asked>> = {
  1: electronic('Passed'),
  3: screening('Passed'),
  4: electronic('Failed'),
  5: biometric('Complete'),
  6: electronic('Passed'),
  7: screening('Failed'),
  8: electronic('Passed'),
  9: biometric('Complete'),
  10: screening('Passed'),
  11: electronic('Passed'),
  12: biometric('Complete'),
  13: biometric('Pending'),
};
const lastNumber = 35;
/** The verification without a reference. */
const promised = 12;

const fullName = { id: 'G-FULL', name: 'Fiona Full' };
/** Users who may verify companies, and users who may verify individuals. */
const requesters = {
  company: [fullName, { id: 'G-FED', name: 'Fred Federated' }],
  individual: [fullName, { id: 'G-VERIFY', name: 'Vera Verify' }],
} as const;

/** V1 to V35: verifications of companies and individuals, newest last. */
export function demoVerifications(tenant: string, chance: Random, at: Date): readonly Row[] {
  const companies = [...bundledCompanies];
  return Array.from({ length: lastNumber }, (_, index) => lastNumber - index)
    .map((number) => {
      const requested = daysBefore(at, (lastNumber - number) * 0.83 + 0.03 + chance.next() * 0.4);
      const asked = individuals[number];
      const service = asked ? 'individual' : 'company';
      const [often, seldom] = requesters[service];
      const requester = chance.chance(0.65) ? often : seldom;
      const common = {
        tenant_id: tenant,
        number,
        service,
        requester_id: requester.id,
        requester_name: requester.name,
        requested_at: requested,
        reference: number !== promised && (number * 7) % 5 < 3 ? referenceOf(chance) : null,
      };
      if (asked) return { ...common, ...individualOf(asked, requested, chance) };
      const company = companies.shift();
      if (!company) throw new Error('There are more verifications than companies.');
      const { name, facts } = companyReport(company);
      return {
        ...common,
        ...noIndividual,
        subject_name: company.name,
        company_number: company.number,
        status: 'Complete',
        answered_at: requested,
        result: company.status,
        ...reported(chance, name, facts),
      };
    })
    .toReversed();
}

/** The number of verifications of each kind, and the next number of the tenant. */
export const demoVerificationTotal = (tenant: string, rows: readonly Row[], before: number): Row => ({
  tenant_id: tenant,
  last_number: before + rows.length,
  company: rows.filter(({ service }) => service === 'company').length,
  individual: rows.filter(({ service }) => service === 'individual').length,
});

const noIndividual = { type: null, mobile: null, verified_name: null, sanctions_result: null };

const referenceOf = (chance: Random) =>
  chance.chance(0.4) ? `HT-${chance.whole(1000, 9999)}` : String(chance.whole(1000, 1999));

const reported = (chance: Random, name: string, facts: ReportFacts) => ({
  report_key: chance.guid(),
  report_name: name,
  report: facts,
});

const unanswered = {
  answered_at: null,
  result: null,
  verified_name: null,
  sanctions_result: null,
  report_key: null,
  report_name: null,
  report: null,
};

function individualOf({ type, status }: Asked, requested: string, chance: Random): Row {
  const { name, first, last, mobile } = fakePerson(chance);
  const middle = fakePerson(chance).first;
  const biometrically = type === 'BiometricVerification';
  const common = {
    type,
    subject_name: name,
    company_number: null,
    mobile: biometrically ? mobile : null,
    status,
  };
  if (status === 'Pending') return { ...common, ...unanswered };
  const result = status === 'Failed' ? 'Failed' : 'Passed';
  const verifiedName = biometrically ? `${first} ${middle} ${last}` : null;
  const facts: ReportFacts = [
    ['Name', name],
    ['Result', result],
    ...(verifiedName === null ? [] : [['Name on the identity document', verifiedName] as const]),
  ];
  return {
    ...common,
    answered_at: biometrically
      ? new Date(Date.parse(requested) + chance.whole(1, 8) * 3_600_000).toISOString()
      : requested,
    result,
    verified_name: verifiedName,
    sanctions_result: type === 'IndividualScreening' ? (status === 'Failed' ? 'match' : 'no-match') : null,
    ...reported(chance, `Verification report ${name}.pdf`, facts),
  };
}
