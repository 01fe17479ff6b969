import {
  identityChecks,
  requirementActions,
  type IdentityCheckMode,
  type RequirementActionId,
  type WireReply,
  type getIdentificationOptions,
  type verifyIndividual,
} from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import type { ConcludedCall, ExternalCall } from '../../platform/http/external-call-route.ts';
import type { Person } from '../../platform/http/person.ts';
import { badGateway, conflict, invalid, notFound } from '../../platform/http/http-error.ts';
import type { Log } from '../../platform/observability/log.ts';
import { responseOrThrow, ServiceUnavailable } from '../../platform/outbound/http-service.ts';
import type { CheckedPerson, IdentityProvider } from '../../platform/outbound/identity-checks/provider.ts';
import type { ActivityKind } from '../../platform/history/activity-kinds.ts';
import { storeActivity } from '../../platform/history/activity.store.ts';
import {
  beginCheck,
  endCheck,
  findRequirement,
  storeRequirement,
  type Individual,
  type RequirementChanges,
} from './identity-check.store.ts';
import { fitsProviderForm, logUnusable } from './provider-form.ts';

type Provider = IdentityProvider | undefined;

/** Timeout of a provider in milliseconds. */
const timeoutMs = 20_000;
const unanswered = () => badGateway('The verification service did not answer. Nothing was changed.');

interface Ending {
  readonly changes: RequirementChanges;
  readonly line: ActivityKind;
}

const passed = { result: 0, result_text: 'Passed', action_required: null };
const failed = { result: 1, result_text: 'Failed' };

/** The effect of each result on the requirement, and its line in the feed. A passed check is not offered again. */
const endings: Record<RequirementActionId, Record<'passed' | 'failed', Ending>> = {
  reverify: {
    passed: {
      changes: { ...passed, eligible_for_reverification: false, eligible_for_new_verification: false },
      line: 'check-passed',
    },
    failed: { changes: failed, line: 'check-failed' },
  },
  verify: {
    passed: { changes: { ...passed, eligible_for_new_verification: false }, line: 'check-passed' },
    failed: { changes: failed, line: 'check-failed' },
  },
  screen: {
    passed: { changes: { eligible_for_sanctions: false }, line: 'screening-passed' },
    failed: {
      changes: { result: 1, result_text: 'Possible match with a sanctions list' },
      line: 'screening-failed',
    },
  },
};

const kindOf = (mode: IdentityCheckMode): RequirementActionId =>
  (Object.keys(identityChecks) as RequirementActionId[]).find((id) => identityChecks[id].mode === mode) ??
  'verify';

const individualOf = (call: { applicationId: number; params: { individualGuid: string } }): Individual => ({
  applicationId: call.applicationId,
  entityGuid: call.params.individualGuid,
});

/** The name of an individual whom the person may check in this way; throws with the table's reason otherwise. */
async function permitted(
  trx: Trx,
  person: Person,
  individual: Individual,
  kind: RequirementActionId,
): Promise<CheckedPerson> {
  const requirement = await findRequirement(trx, individual);
  if (!requirement) throw notFound();
  const reason = rejectionOf(requirementActions[kind], requirement, person.claims);
  if (reason !== undefined) throw conflict(reason);
  return { name: requirement.name };
}

/** The form for further identification; undefined if the provider has none (OP-146). */
export async function identificationOptions(
  call: ExternalCall<typeof getIdentificationOptions>,
  provider: Provider,
  log: Log,
): Promise<ConcludedCall> {
  const { person, work, conclude } = call;
  const checked = await work((trx) => permitted(trx, person, individualOf(call), 'reverify'));
  const form = await formOf(provider, checked);
  if (form) logUnusable(log, form.formSchema);
  const answer: WireReply<typeof getIdentificationOptions> = form
    ? { ErrorNo: 0, Data: { FormSchema: form.formSchema, UISchema: form.uiSchema } }
    : { ErrorNo: 0, Data: null };
  return conclude(() => Promise.resolve(answer));
}

/** Runs a check and stores its result; a check without a result only writes a line in the feed. */
export async function runCheck(
  call: ExternalCall<typeof verifyIndividual>,
  provider: Provider,
  log: Log,
): Promise<ConcludedCall> {
  const { person, body, work, conclude } = call;
  const individual = individualOf(call);
  const kind = kindOf(body.Mode);
  const checked = await work((trx) => permitted(trx, person, individual, kind));
  if (body.IdentificationData) await rejectInvalidForm(log, provider, checked, body.IdentificationData);
  const id = await work((trx) => beginCheck(trx, person, individual, kind));
  if (id === undefined) throw conflict('A check of this individual is already under way.');

  const hasPassed = await outcomeOf(provider, kind, id, checked, body.IdentificationData);
  if (hasPassed === undefined) {
    await work(async (trx) => {
      await endCheck(trx, id, 'unanswered');
      await storeActivity(trx, person, [individual.applicationId], 'check-unanswered', checked.name);
    });
    throw unanswered();
  }
  return conclude(async (trx) => {
    const outcome = hasPassed ? 'passed' : 'failed';
    const { changes, line } = endings[kind][outcome];
    await storeRequirement(trx, individual, changes);
    await endCheck(trx, id, outcome);
    await storeActivity(trx, person, [individual.applicationId], line, checked.name);
    return { ErrorNo: hasPassed ? 0 : 1 } satisfies WireReply<typeof verifyIndividual>;
  });
}

async function rejectInvalidForm(
  log: Log,
  provider: Provider,
  person: CheckedPerson,
  data: Record<string, unknown>,
) {
  const form = await formOf(provider, person);
  if (!form || !fitsProviderForm(log, form.formSchema, data))
    throw invalid('The identification is not valid.');
}

/** Whether the check was passed; undefined without a result. */
async function outcomeOf(
  provider: Provider,
  kind: RequirementActionId,
  id: string,
  person: CheckedPerson,
  identification: Record<string, unknown> | undefined,
): Promise<boolean | undefined> {
  const check = { id, person, signal: AbortSignal.timeout(timeoutMs) };
  if (!provider) return undefined;
  try {
    if (kind === 'screen') return (await provider.screen(check)) === 'no-match';
    return (await provider.verify({ ...check, ...(identification && { identification }) })) === 'passed';
  } catch (error) {
    if (error instanceof ServiceUnavailable) return undefined;
    throw error;
  }
}

/** The form of a provider; undefined if it has none. */
async function formOf(provider: Provider, person: CheckedPerson) {
  return provider && responseOrThrow(provider.options(person, AbortSignal.timeout(timeoutMs)), unanswered());
}
