import { applicationActions, type WireReply, type triggerIntegration } from '@portal/api/contract';
import type { Config } from '../../config/config.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import type { ConcludedCall, ExternalCall } from '../../platform/http/external-call-route.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { sendNotice, type NoticeOutcome } from '../../platform/outbound/webhook.ts';
import type { ActivityKind } from '../../platform/history/activity-kinds.ts';
import { storeActivity } from '../../platform/history/activity.store.ts';
import { factsOf, lockActionable } from '../applications/application-transitions.service.ts';
import { integrationTarget } from './integration-address.ts';
import { beginDelivery, endDelivery, integrationName } from './integration.store.ts';

type Trigger = typeof triggerIntegration;
type Envelope = WireReply<Trigger>;

/** The message of each outcome, and its line in the feed. */
const endings: Record<NoticeOutcome, { text: (name: string, id: number) => string; line: ActivityKind }> = {
  taken: { text: (name, id) => `${name} was accepted for application ${id}.`, line: 'integration-triggered' },
  refused: { text: (name, id) => `${name} was refused for application ${id}.`, line: 'integration-refused' },
  unanswered: {
    text: (name) => `${name} got no answer in time; it can be triggered again.`,
    line: 'integration-unanswered',
  },
};

const rejected = (Message: string): Envelope => ({ ErrorNo: 1, Message });

/**
 * Notifies another system about an application while the person waits for the result. No transaction is open
 * meanwhile, and at most one notice per application and system is in progress.
 *
 * @param find The number of the visible application in the body.
 */
export async function trigger(
  { person, tenant, body, work, conclude }: ExternalCall<Trigger>,
  config: Config,
  find: (trx: Trx) => Promise<number | undefined>,
): Promise<ConcludedCall> {
  const { ApiName } = body;
  const prepared = await work(async (trx) => {
    const applicationId = await find(trx);
    const name = await integrationName(trx, ApiName);
    if (applicationId === undefined || name === undefined) throw notFound();
    const application = await lockActionable(trx, applicationId);
    const reason = rejectionOf(applicationActions.triggerIntegration, factsOf(application), person.claims);
    if (reason !== undefined) return { rejection: reason };
    const target = integrationTarget(config, tenant, ApiName);
    if (!target) return { rejection: `${name} is not set up yet.` };
    const id = await beginDelivery(trx, person, applicationId, ApiName);
    return id === undefined
      ? { rejection: `${name} is already under way for this application.` }
      : { id, name, guid: application.guid, applicationId, target };
  });
  if (prepared.rejection !== undefined) return conclude(() => Promise.resolve(rejected(prepared.rejection)));

  const { id, name, guid, applicationId, target } = prepared;
  const notice = {
    Event: 'application.triggered',
    Integration: ApiName,
    Tenant: tenant.id,
    ApplicationId: applicationId,
    ApplicationGuid: guid,
  };
  const outcome = await sendNotice({ id, ...target, body: JSON.stringify(notice) }, { local: config.demo });
  return conclude(async (trx) => {
    const { text, line } = endings[outcome];
    await endDelivery(trx, id, outcome);
    await storeActivity(trx, person, [applicationId], line, name);
    return { ErrorNo: outcome === 'taken' ? 0 : 1, Message: text(name, applicationId) };
  });
}
