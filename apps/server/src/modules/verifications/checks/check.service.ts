import type { requestVerification, VerificationRequest, WireReply } from '@portal/api/contract';
import { fitsFormSchema } from '@portal/ui/forms/schema';
import type { Concluded, OutsideCall } from '../../../platform/http/outside-route.ts';
import { badGateway, conflict, invalid } from '../../../platform/http/refusal.ts';
import { checkedPerson } from './checked-person.ts';
import type { CheckedPerson, IdentityProvider } from '../../../platform/outbound/identity-checks/provider.ts';
import { answered } from '../../../platform/outbound/asked-service.ts';
import { reportLink } from '../report-link.ts';
import { storeVerification, type VerificationAnswer } from '../verification.store.ts';
import { abandonCheck, beginCheck, endCheck } from './check.store.ts';
import { inviteIndividual, type Biometric, type CheckDeps } from './invite.service.ts';
import { individualReport } from './individual-report.ts';
import { birthDate } from './verification-forms.ts';

type Request = typeof requestVerification;
type Electronic = Extract<
  VerificationRequest,
  { requestMetaData: { verificationType: 'IndividualVerification' } }
>;
type Answer = WireReply<Request>;

/** Milliseconds that a provider has for its answers. */
const patience = 20_000;
const unanswered = () => badGateway('The verification service did not answer. Nothing was stored.');

/** What a provider found, in the words of the wire and of the list. */
interface Finding {
  readonly overallResult: string | null;
  readonly sanctionsResult: 'match' | 'no-match';
  readonly status: 'Passed' | 'Failed';
  readonly result: string;
}

/** Has an individual checked, once for a request however often it arrives. A check without a result stores nothing. */
export async function requestCheck(call: OutsideCall<Request>, deps: CheckDeps): Promise<Concluded> {
  const { body, person, work, workId } = call;
  refuseUnbelievable(body);
  if (!(await work((trx) => beginCheck(trx, person, workId))))
    throw conflict('The same request is still being worked on.');
  try {
    return isBiometric(body)
      ? await inviteIndividual(call, body, deps, AbortSignal.timeout(patience))
      : await checkIndividual(call, deps);
  } catch (error) {
    await work((trx) => abandonCheck(trx, workId));
    throw error;
  }
}

async function checkIndividual(
  { body, person, workId, conclude }: OutsideCall<Request>,
  { provider }: CheckDeps,
): Promise<Concluded> {
  const { verificationType: type, reference } = body.requestMetaData;
  const individual = checkedPerson(body);
  const found = provider && (await answered(findingOf(provider, body, individual, workId)));
  if (!found) throw unanswered();
  const { overallResult, sanctionsResult, status, result } = found.value;
  return conclude(async (trx) => {
    const answer: VerificationAnswer = {
      status,
      result,
      sanctionsResult,
      provider: provider.name,
      providerReference: workId,
      report: individualReport(type, [
        ['Individual', individual.name],
        ['Result', result],
        ['PEP and sanctions lists', sanctionsResult === 'match' ? 'Possible match' : 'No match'],
        ['Reference', reference || '-'],
      ]),
    };
    const { number, reportKey } = await storeVerification(trx, person, {
      service: 'individual',
      type,
      subjectName: individual.name,
      reference,
      answer,
    });
    await endCheck(trx, workId, 'concluded', number);
    return {
      requestId: number,
      requestDateTime: new Date().toISOString(),
      responseSucceeded: true,
      overallResult,
      sanctionsResult,
      provider: provider.name,
      providerReference: workId,
      reportLink: reportLink(reportKey),
    } satisfies Answer;
  });
}

/** An electronic verification looks at the sanctions lists as well; a screening looks at nothing else. */
async function findingOf(
  provider: IdentityProvider,
  body: VerificationRequest,
  person: CheckedPerson,
  id: string,
): Promise<Finding> {
  const check = { id, person, signal: AbortSignal.timeout(patience) };
  if (!isElectronic(body)) {
    const sanctionsResult = await provider.screen(check);
    const status = sanctionsResult === 'match' ? 'Failed' : 'Passed';
    return { overallResult: null, sanctionsResult, status, result: status };
  }
  const { driversLicence, medicareCard, passport } = body.individual;
  const identification = { driversLicence, medicareCard, passport };
  const [outcome, sanctionsResult] = await Promise.all([
    provider.verify({ ...check, identification }),
    provider.screen(check),
  ]);
  const overallResult =
    outcome === 'failed' ? 'Failed' : sanctionsResult === 'match' ? 'Passed, Sanctions issue' : 'Passed';
  return {
    overallResult,
    sanctionsResult,
    status: outcome === 'failed' ? 'Failed' : 'Passed',
    result: overallResult,
  };
}

const isBiometric = (body: VerificationRequest): body is Biometric =>
  body.requestMetaData.verificationType === 'BiometricVerification';
const isElectronic = (body: VerificationRequest): body is Electronic =>
  body.requestMetaData.verificationType === 'IndividualVerification';

/** What the form's schema refuses is refused of everybody who asks without the form. */
function refuseUnbelievable({ individual }: VerificationRequest): void {
  if ('dateOfBirth' in individual && !fitsFormSchema(birthDate, individual.dateOfBirth))
    throw invalid('The date of birth is not valid.');
}
