import type { WireReply, cancelApplications } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { applyTransitions, isRejected, decide } from './application-transitions.service.ts';
import { lockVisible } from './application-transitions.store.ts';

/** The same message for an unknown and an invisible application. */
const unknownReason = 'This application cannot be found.';

type Result = WireReply<typeof cancelApplications>['Results'][number];

/** One result per named application, in the same order. A rejected application does not stop the others. */
export async function cancelEach(trx: Trx, person: Person, named: readonly string[]): Promise<Result[]> {
  const asSent = new Map(named.map((guid) => [guid.toLowerCase(), guid]));
  const found = await lockVisible(trx, person, [...asSent.keys()]);
  const decided = found.map((application) => ({
    ...application,
    decision: decide(application, person, 'cancel', undefined),
  }));
  await applyTransitions(
    trx,
    person,
    decided.flatMap(({ id, decision }) => (decision && !isRejected(decision) ? [{ id, ...decision }] : [])),
  );
  const rejections = new Map(
    decided.map(({ guid, decision }) => [guid, isRejected(decision) ? decision.reason : undefined]),
  );
  return [...asSent].map(([guid, ApplicationGuid]) => {
    const Message = rejections.has(guid) ? rejections.get(guid) : unknownReason;
    return Message === undefined
      ? { ApplicationGuid, Success: true }
      : { ApplicationGuid, Success: false, Message };
  });
}
