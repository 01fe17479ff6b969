import { actionState, type WireReply, type cancelApplications } from '@portal/api/contract';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import { storeActivity } from './application-activity.store.ts';
import { lockVisible, storeCancelled, type Cancellable } from './application-cancel.store.ts';

/** The same for what is unknown and what is out of sight. */
const unknownReason = 'This application cannot be found.';

type Results = WireReply<typeof cancelApplications>['Results'];

/** One result for each application named, in the order named; a refused one never holds up the others. */
export async function cancelEach(trx: Trx, person: Person, named: readonly string[]): Promise<Results> {
  const guids = [...new Map(named.map((guid) => [guid.toLowerCase(), guid])).entries()];
  const found = await lockVisible(
    trx,
    person,
    guids.map(([guid]) => guid),
  );
  const byGuid = new Map(found.map((application) => [application.guid, application]));
  const reasons = guids.map(([guid]) => refusalOf(byGuid.get(guid), person));
  const accepted = guids.flatMap(([guid], index) => {
    const application = byGuid.get(guid);
    return application && reasons[index] === undefined ? [application.id] : [];
  });
  if (accepted.length > 0) {
    await storeCancelled(trx, accepted);
    await storeActivity(trx, person, accepted, 'cancelled');
  }
  return guids.map(([, asSent], index) => {
    const reason = reasons[index];
    return reason === undefined
      ? { ApplicationGuid: asSent, Success: true }
      : { ApplicationGuid: asSent, Success: false, Message: reason };
  });
}

function refusalOf(application: Cancellable | undefined, person: Person): string | undefined {
  if (!application) return unknownReason;
  const facts = {
    Status: application.status,
    IsComplete: application.is_complete,
    ApplicationModeCode: application.mode,
  };
  return actionState('cancel', facts, person.claims).reason ?? application.cancel_refusal ?? undefined;
}
