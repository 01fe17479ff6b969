import type { VerificationRequest } from '@portal/api/contract';
import { fitsFormSchema } from '@portal/ui/forms/schema';
import type { Concluded } from '../../../platform/http/outside-route.ts';
import { badGateway, conflict, invalid } from '../../../platform/http/refusal.ts';
import { answered } from '../../../platform/outbound/asked-service.ts';
import type { Check, IdentityProvider } from '../../../platform/outbound/identity-checks/provider.ts';
import { individualReport, reportLink } from '../verification-report.ts';
import { storeVerification } from '../verification.store.ts';
import { checkedPerson, checkReply, type CheckCall, type CheckDeps } from './check.ts';
import { abandonCheck, beginCheck, endCheck } from './check.store.ts';
import { inviteIndividual, type BiometricRequest } from './invite.service.ts';
import { birthDate } from './verification-forms.ts';

/** Timeout of a provider in milliseconds. */
const providerTimeout = 20_000;

/** Has an individual checked, once for a request however often it arrives. A check without a result stores nothing. */
export async function requestCheck(call: CheckCall, deps: CheckDeps): Promise<Concluded> {
  const { body, person, work, workId } = call;
  const { individual } = body;
  // The form's schema holds for every caller, also for one without the form.
  if ('dateOfBirth' in individual && !fitsFormSchema(birthDate, individual.dateOfBirth))
    throw invalid('The date of birth is not valid.');
  if (!(await work((trx) => beginCheck(trx, person, workId))))
    throw conflict('The same request is still being worked on.');
  try {
    const signal = AbortSignal.timeout(providerTimeout);
    return isBiometric(body)
      ? await inviteIndividual(call, body, deps, signal)
      : await checkIndividual(call, deps, signal);
  } catch (error) {
    await work((trx) => abandonCheck(trx, workId));
    throw error;
  }
}

const isBiometric = (body: VerificationRequest): body is BiometricRequest =>
  body.requestMetaData.verificationType === 'BiometricVerification';

async function checkIndividual(
  { body, person, workId, conclude }: CheckCall,
  { identityProvider: provider }: CheckDeps,
  signal: AbortSignal,
): Promise<Concluded> {
  const { verificationType: type, reference } = body.requestMetaData;
  const checked = checkedPerson(body);
  const found =
    provider && (await answered(resultOf(provider, body, { id: workId, person: checked, signal })));
  if (!found) throw badGateway('The verification service did not answer. Nothing was stored.');
  const { passed, overallResult, sanctionsResult } = found.value;
  const status = passed ? 'Passed' : 'Failed';
  const result = overallResult ?? status;
  return conclude(async (trx) => {
    const { number, report_key } = await storeVerification(
      trx,
      person,
      { service: 'individual', type, subject_name: checked.name, reference },
      {
        status,
        result,
        sanctions_result: sanctionsResult,
        provider: provider.name,
        provider_reference: workId,
        report: individualReport(type, [
          ['Individual', checked.name],
          ['Result', result],
          ['PEP and sanctions lists', sanctionsResult === 'match' ? 'Possible match' : 'No match'],
          ['Reference', reference || '-'],
        ]),
      },
    );
    await endCheck(trx, workId, 'concluded', number);
    return checkReply(number, provider, workId, {
      responseSucceeded: true,
      overallResult,
      sanctionsResult,
      reportLink: reportLink(report_key),
    });
  });
}

/** What a provider found: an electronic verification includes the sanctions lists, a screening is about nothing else. */
async function resultOf(provider: IdentityProvider, { individual }: VerificationRequest, check: Check) {
  if (!('address' in individual)) {
    const sanctionsResult = await provider.screen(check);
    return { passed: sanctionsResult === 'no-match', overallResult: null, sanctionsResult };
  }
  const { driversLicence, medicareCard, passport } = individual;
  const [outcome, sanctionsResult] = await Promise.all([
    provider.verify({ ...check, identification: { driversLicence, medicareCard, passport } }),
    provider.screen(check),
  ]);
  const passed = outcome === 'passed';
  const onLists = sanctionsResult === 'match' ? ', Sanctions issue' : '';
  return { passed, overallResult: passed ? `Passed${onLists}` : 'Failed', sanctionsResult };
}
