import type { requestVerification, VerificationRequest } from '@portal/api/contract';
import { fitsFormSchema } from '@portal/ui/forms/schema';
import type { Trx } from '../../../platform/db/connect.ts';
import type { ConcludedCall, ExternalCall } from '../../../platform/http/external-call-route.ts';
import { badGateway, conflict, invalid } from '../../../platform/http/http-error.ts';
import type { RouteDeps } from '../../../platform/http/route-deps.ts';
import { responseOrThrow } from '../../../platform/outbound/http-service.ts';
import type {
  Check,
  CheckedPerson,
  IdentityProvider,
} from '../../../platform/outbound/identity-checks/provider.ts';
import { individualReport, reportLink } from '../verification-report.ts';
import { storeVerification } from '../verification.store.ts';
import { cancelCheck, beginCheck, endCheck } from './check.store.ts';
import { inviteIndividual } from './invite.service.ts';
import { birthDate } from './verification-forms.ts';

type CheckCall = ExternalCall<typeof requestVerification>;
type Provider = IdentityProvider | undefined;

/** Timeout of a provider in milliseconds. */
const providerTimeout = 20_000;

/** Checks an individual, once per request id. A check without a result stores nothing. */
export async function requestCheck(
  call: CheckCall,
  { identityProvider: provider, smsGateway, now }: Pick<RouteDeps, 'identityProvider' | 'smsGateway' | 'now'>,
): Promise<ConcludedCall> {
  const { body, person, work, workId, conclude } = call;
  const { individual } = body;
  // The schema applies to every caller, also to one without the form.
  if ('dateOfBirth' in individual && !fitsFormSchema(birthDate, individual.dateOfBirth))
    throw invalid('The date of birth is not valid.');
  if (!(await work((trx) => beginCheck(trx, person, workId))))
    throw conflict('The same request is still being worked on.');
  try {
    const check = { id: workId, person: checkedPerson(body), signal: AbortSignal.timeout(providerTimeout) };
    const end =
      'contact' in individual
        ? await inviteIndividual(call, individual.contact.mobileNumber, check, provider, smsGateway)
        : await checkIndividual(call, check, provider);
    return await conclude(async (trx) => ({
      requestDateTime: new Date(now()).toISOString(),
      overallResult: null,
      sanctionsResult: null,
      provider: provider?.name,
      providerReference: workId,
      reportLink: null,
      ...(await end(trx)),
    }));
  } catch (error) {
    await work((trx) => cancelCheck(trx, workId));
    throw error;
  }
}

/** The data of the person that the check needs, and no more. */
function checkedPerson({ individual }: VerificationRequest): CheckedPerson {
  const { firstName, middleName, lastName } = individual;
  return {
    name: [firstName, middleName, lastName].filter(Boolean).join(' '),
    ...('dateOfBirth' in individual && { dateOfBirth: individual.dateOfBirth }),
    ...('address' in individual && { address: individual.address }),
  };
}

/** Checks an individual; returns the work that stores the result. */
async function checkIndividual({ body, person }: CheckCall, check: Check, provider: Provider) {
  const { verificationType: type, reference } = body.requestMetaData;
  const unanswered = badGateway('The verification service did not answer. Nothing was stored.');
  if (!provider) throw unanswered;
  const { passed, overallResult, sanctionsResult } = await responseOrThrow(
    resultOf(provider, body, check),
    unanswered,
  );
  const status = passed ? 'Passed' : 'Failed';
  const result = overallResult ?? status;
  const { name } = check.person;
  return async (trx: Trx) => {
    const { number, report_key } = await storeVerification(
      trx,
      person,
      { service: 'individual', type, subject_name: name, reference },
      {
        status,
        result,
        sanctions_result: sanctionsResult,
        provider: provider.name,
        provider_reference: check.id,
        report: individualReport(type, [
          ['Individual', name],
          ['Result', result],
          ['PEP and sanctions lists', sanctionsResult === 'match' ? 'Possible match' : 'No match'],
          ['Reference', reference || '-'],
        ]),
      },
    );
    await endCheck(trx, check.id, 'concluded', number);
    return {
      requestId: number,
      responseSucceeded: true,
      overallResult,
      sanctionsResult,
      reportLink: reportLink(report_key),
    };
  };
}

/**
 * The result of the provider: an electronic verification includes the sanctions lists; a screening covers only these.
 */
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
