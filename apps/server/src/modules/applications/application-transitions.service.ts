import { applicationActions, type Envelope } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { storeActivity } from '../../platform/history/activity.store.ts';
import { erasePersonalData } from './application-erasure.service.ts';
import {
  factsOf,
  lockActionable,
  resetApprovals,
  storeChanges,
  type Actionable,
} from './application-transitions.store.ts';
import {
  transitions,
  type TransitionId,
  type Effect,
  type Rejected,
  type Transition,
  type Decision,
  type InputOf,
} from './application-transitions.ts';

export { factsOf, lockActionable } from './application-transitions.store.ts';

/**
 * Decides an action in the current state of the application; rejects it with the table's reason if the state does not
 * allow it.
 */
export function decide<Id extends TransitionId>(
  application: Actionable,
  person: Person,
  action: Id,
  input: InputOf<Id>,
): Decision {
  const reason = rejectionOf(applicationActions[action], factsOf(application), person.claims);
  if (reason !== undefined) return { reason };
  const transition = transitions[action] as (application: Actionable, input: InputOf<Id>) => Decision;
  return transition(application, input);
}

export const isRejected = (decision: Decision): decision is Rejected =>
  decision !== undefined && 'reason' in decision;

const effects = { resetApprovals, erasePersonalData } satisfies Record<
  Effect,
  (trx: Trx, ids: readonly number[]) => Promise<void>
>;

/** Stores the transitions of locked applications and their activity lines. Identical ones are stored together. */
export async function applyTransitions(
  trx: Trx,
  person: Person,
  done: readonly (Transition & { readonly id: number })[],
): Promise<void> {
  const alike = Map.groupBy(done, ({ changes, effects, line }) => JSON.stringify([changes, effects, line]));
  for (const [first, ...others] of alike.values()) {
    if (!first) continue;
    const ids = [first, ...others].map(({ id }) => id);
    // First, because what is forgotten is found by the details that a change replaces.
    for (const effect of first.effects ?? []) await effects[effect](trx, ids);
    await storeChanges(trx, ids, first.changes);
    if (first.effects?.includes('erasePersonalData'))
      await storeAudit(
        trx,
        person,
        ...ids.map(
          (applicationId) => ({ action: applicationActions.depersonalise.audit, applicationId }) as const,
        ),
      );
    await storeActivity(trx, person, ids, ...first.line);
  }
}

/** Runs an action, or returns why it was rejected. */
export async function runAction<Id extends TransitionId>(
  trx: Trx,
  person: Person,
  id: number,
  action: Id,
  input: InputOf<Id>,
): Promise<Envelope> {
  const decision = decide(await lockActionable(trx, id), person, action, input);
  if (isRejected(decision)) return { ErrorNo: 1, Message: decision.reason };
  if (decision) await applyTransitions(trx, person, [{ id, ...decision }]);
  return { ErrorNo: 0 };
}
