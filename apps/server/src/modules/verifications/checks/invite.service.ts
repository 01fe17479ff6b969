import { guidPattern, readMobileNumber, type requestVerification } from '@portal/api/contract';
import * as v from 'valibot';
import type { Trx } from '../../../platform/db/connect.ts';
import type { ExternalCall } from '../../../platform/http/external-call-route.ts';
import { badGateway, invalid, notFound, tooMany } from '../../../platform/http/http-error.ts';
import { responseOrThrow } from '../../../platform/outbound/http-service.ts';
import type { Check, IdentityProvider } from '../../../platform/outbound/identity-checks/provider.ts';
import type { SmsGateway } from '../../../platform/outbound/sms-gateway.ts';
import { integrationKey } from '../../../platform/outbound/webhook.ts';
import { individualReport } from '../verification-report.ts';
import {
  findVerification,
  storeAnswer,
  storeVerification,
  type Verification,
} from '../verification.store.ts';
import { endCheck, lockCheck, recentInvites } from './check.store.ts';

/** Invites to one mobile number within an hour. */
const invitesPerHour = 5;

/** Timeout of the SMS gateway in milliseconds. */
const gatewayTimeout = 10_000;

/** The path for the outcome of an invite. It names the tenant; the signature authenticates the caller. */
export const callbackPath = (tenant: string): string => `/callbacks/biometric/${tenant}`;

/** The key of a tenant that callbacks are signed with. */
export const callbackKey = (secret: string, tenant: string) =>
  integrationKey(secret, tenant, 'biometric callback');

/**
 * Has the provider prepare a check and sends the individual its link. The pending verification is stored before the
 * message is sent, so that an immediate response finds it. Returns the work that concludes the request.
 */
export async function inviteIndividual(
  { body, person, tenant, origin, work, workId }: ExternalCall<typeof requestVerification>,
  mobileNumber: string,
  check: Check,
  provider: IdentityProvider | undefined,
  smsGateway: SmsGateway,
) {
  const mobile = readMobileNumber(mobileNumber, { australianOnly: true });
  if (mobile === undefined) throw invalid('The mobile number is not valid.');
  const callback = new URL(callbackPath(tenant.id), origin).href;
  const invite = await responseOrThrow(
    provider?.invite({ ...check, callback }),
    badGateway('The verification service did not answer. Nothing was sent.'),
  );

  const number = await work(async (trx) => {
    const lost = await lockCheck(trx, workId);
    if (lost?.number != null) return lost.number;
    if ((await recentInvites(trx, mobile)) >= invitesPerHour)
      throw tooMany('This number has been sent several invites within the last hour; try again later.');
    const stored = await storeVerification(trx, person, {
      service: 'individual',
      type: 'BiometricVerification',
      subject_name: check.person.name,
      mobile,
      reference: body.requestMetaData.reference,
    });
    await endCheck(trx, workId, 'invited', stored.number);
    return stored.number;
  });
  const delivery = await smsGateway.deliver({
    id: workId,
    tenant: tenant.id,
    mobile,
    text: `${tenant.displayName} asks you to confirm who you are: ${invite.link}`,
    signal: AbortSignal.timeout(gatewayTimeout),
  });
  return async (trx: Trx) => {
    // A message with an unknown outcome may have arrived, so its response is still accepted.
    if (delivery === 'refused') {
      await storeAnswer(trx, number, { status: 'Failed', result: 'Invite not sent' });
      await endCheck(trx, workId, 'concluded', number);
    }
    return { requestId: number, responseSucceeded: delivery === 'taken' };
  };
}

/** The outcome of an invite as the provider sends it, defined in `docs/identity-provider.schema.json`. */
export const inviteAnswer = v.object({
  Check: v.pipe(v.string(), v.regex(guidPattern)),
  Outcome: v.picklist(['passed', 'failed']),
  VerifiedName: v.nullable(v.pipe(v.string(), v.maxLength(300))),
});
export type InviteAnswer = v.InferOutput<typeof inviteAnswer>;

/** The verification of an invite; undefined for an unknown invite, 'answered' after the first outcome. */
export async function openInvite(trx: Trx, check: string): Promise<Verification | 'answered' | undefined> {
  const invited = await lockCheck(trx, check);
  if (invited?.number == null) return undefined;
  if (invited.state !== 'invited') return 'answered';
  return findVerification(trx, { service: 'individual', number: invited.number });
}

/** Stores the first outcome; a repeated one changes nothing. */
export async function answerInvite(
  trx: Trx,
  { Check, Outcome, VerifiedName }: InviteAnswer,
  provider: string,
): Promise<void> {
  const invited = await openInvite(trx, Check);
  if (!invited) throw notFound();
  if (invited === 'answered') return;
  const { number, subject_name, reference } = invited;
  const result = Outcome === 'passed' ? 'Passed' : 'Failed';
  await storeAnswer(trx, number, {
    status: 'Complete',
    result,
    provider,
    provider_reference: Check,
    verified_name: VerifiedName,
    report: individualReport('BiometricVerification', [
      ['Individual', subject_name ?? '-'],
      ['Verified name', VerifiedName ?? '-'],
      ['Result', result],
      ['Reference', reference ?? '-'],
    ]),
  });
  await endCheck(trx, Check, 'concluded', number);
}
