import type { requestVerification, VerificationRequest, WireReply } from '@portal/api/contract';
import { fitsFormSchema } from '@portal/ui/forms/schema';
import type { Trx } from '../../../platform/db/connect.ts';
import type { Concluded, OutsideCall } from '../../../platform/http/outside-route.ts';
import { badGateway, invalid, notFound, tooMany } from '../../../platform/http/refusal.ts';
import type { IdentityProvider } from '../../../platform/outbound/identity-checks/provider.ts';
import { answered } from '../../../platform/outbound/asked-service.ts';
import type { SmsGateway } from '../../../platform/outbound/sms-gateway.ts';
import { findVerification, storeAnswer, storeVerification } from '../verification.store.ts';
import { endCheck, lockCheck, recentInvites } from './check.store.ts';
import { checkedPerson } from './checked-person.ts';
import { individualReport } from './individual-report.ts';
import { callbackPath } from './invite-addresses.ts';
import { mobileNumber } from './verification-forms.ts';

export interface CheckDeps {
  readonly provider: IdentityProvider | undefined;
  readonly sms: SmsGateway;
}

type Request = typeof requestVerification;
export type Biometric = Extract<
  VerificationRequest,
  { requestMetaData: { verificationType: 'BiometricVerification' } }
>;

/** Invites to one mobile number within an hour (security R1). */
export const invitesPerHour = 5;

/** Milliseconds that the gateway has for its answer. */
const patience = 10_000;

/**
 * Has the provider prepare a check and sends the individual its link. The verification stands, Pending, before the message
 * goes out: whoever answers at once is expected.
 */
export async function inviteIndividual(
  { person, tenant, origin, work, workId, conclude }: OutsideCall<Request>,
  body: Biometric,
  { provider, sms }: CheckDeps,
  signal: AbortSignal,
): Promise<Concluded> {
  const { contact } = body.individual;
  const mobile = contact.mobileNumber.replace(/\s/g, '');
  if (!fitsFormSchema(mobileNumber, mobile)) throw invalid('The mobile number is not valid.');
  const individual = checkedPerson(body);
  const callback = new URL(callbackPath(tenant.id), origin).href;
  const invite =
    provider && (await answered(provider.invite({ id: workId, person: individual, callback, signal })));
  if (!invite) throw badGateway('The verification service did not answer. Nothing was sent.');

  const number = await work(async (trx) => {
    const lost = await lockCheck(trx, workId);
    if (lost?.number != null) return lost.number;
    if ((await recentInvites(trx, person.tenant, mobile)) >= invitesPerHour)
      throw tooMany('This number has been sent several invites within the last hour; try again later.');
    const stored = await storeVerification(trx, person, {
      service: 'individual',
      type: 'BiometricVerification',
      subjectName: individual.name,
      mobile,
      reference: body.requestMetaData.reference,
    });
    await endCheck(trx, workId, 'invited', stored.number);
    return stored.number;
  });
  const delivery = await sms.deliver({
    id: workId,
    tenant: tenant.id,
    mobile,
    text: `${tenant.displayName} asks you to confirm who you are: ${invite.value.link}`,
    signal: AbortSignal.timeout(patience),
  });
  return conclude(async (trx) => {
    // A message of which nobody knows may have arrived: its answer is still waited for.
    if (delivery === 'refused') {
      await storeAnswer(trx, number, { status: 'Failed', result: 'Invite not sent' });
      await endCheck(trx, workId, 'concluded', number);
    }
    return {
      requestId: number,
      requestDateTime: new Date().toISOString(),
      responseSucceeded: delivery === 'taken',
      overallResult: null,
      sanctionsResult: null,
      provider: provider?.name ?? null,
      providerReference: workId,
      reportLink: null,
    } satisfies WireReply<Request>;
  });
}

/** What came of an invite, as the provider tells it. */
export interface InviteAnswer {
  readonly check: string;
  readonly outcome: 'passed' | 'failed';
  readonly verifiedName: string | null;
}

/** Stores the first answer; one that comes again changes nothing. */
export async function answerInvite(
  trx: Trx,
  { check, outcome, verifiedName }: InviteAnswer,
  provider: string,
): Promise<void> {
  const invited = await lockCheck(trx, check);
  if (invited?.number == null) throw notFound();
  if (invited.state !== 'invited') return;
  const verification = await findVerification(trx, 'individual', invited.number);
  const result = outcome === 'passed' ? 'Passed' : 'Failed';
  await storeAnswer(trx, invited.number, {
    status: 'Complete',
    result,
    provider,
    providerReference: check,
    ...(verifiedName !== null && { verifiedName }),
    report: individualReport('BiometricVerification', [
      ['Individual', verification?.subject_name ?? '-'],
      ['Verified name', verifiedName ?? '-'],
      ['Result', result],
      ['Reference', verification?.reference ?? '-'],
    ]),
  });
  await endCheck(trx, check, 'concluded', invited.number);
}

/** Who is invited, while there is no answer yet. */
export async function openInvite(
  trx: Trx,
  check: string,
): Promise<{ name: string } | 'answered' | undefined> {
  const invited = await lockCheck(trx, check);
  if (invited?.number == null) return undefined;
  if (invited.state !== 'invited') return 'answered';
  const verification = await findVerification(trx, 'individual', invited.number);
  return { name: verification?.subject_name ?? '' };
}
