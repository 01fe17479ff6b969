import {
  actionState,
  signingModeCodes,
  type ActionId,
  type SigningModeCode,
  type WireReply,
  type unlockApplication,
} from '@portal/api/contract';
import type { Trx } from '../../db/connect.ts';
import type { Person } from '../../http/person.ts';
import type { ActivityKind } from './activity-kinds.ts';
import { storeActivity } from './application-activity.store.ts';
import {
  lockActionable,
  storeChanges,
  type Actionable,
  type Changes,
} from './application-transitions.store.ts';

type Envelope = WireReply<typeof unlockApplication>;

/** What an action does to an application whose state allows it. */
interface Transition {
  readonly changes: Changes;
  /** The line that it leaves in the feed, and the name that the line needs. */
  readonly line: readonly [kind: ActivityKind, subject?: string];
}

/** Every change by an action; none where all is so already. Whether the state allows it stands in the contract's `applicationActions`. */
const transitions = {
  unlockApplication: ({ status, last_status }: Actionable): Transition => ({
    changes: { status: last_status ?? 'Primary edit', last_status: status },
    line: ['unlocked'],
  }),
  signingMode: ({ mode }: Actionable, wanted: SigningModeCode): Transition | undefined =>
    mode === signingModeCodes[wanted]
      ? undefined
      : { changes: { mode: signingModeCodes[wanted] }, line: ['signing-mode', signingModeCodes[wanted]] },
} as const satisfies Partial<
  Record<ActionId, (application: Actionable, wanted: never) => Transition | undefined>
>;

type Acting = keyof typeof transitions;
type Wanted<Id extends Acting> = Parameters<(typeof transitions)[Id]>[1];

/** Carries out an action of somebody who may, in the state that the application has by now; refuses with the table's reason. */
export async function act<Id extends Acting>(
  trx: Trx,
  person: Person,
  id: number,
  action: Id,
  wanted?: Wanted<Id>,
): Promise<Envelope> {
  const application = await lockActionable(trx, id);
  const { reason } = actionState(action, application.facts, person.claims);
  if (reason !== undefined) return { ErrorNo: 1, Message: reason };
  const transition = transitions[action] as (
    application: Actionable,
    wanted: Wanted<Id> | undefined,
  ) => Transition | undefined;
  const done = transition(application, wanted);
  if (done) {
    await storeChanges(trx, id, done.changes);
    await storeActivity(trx, person, [id], ...done.line);
  }
  return { ErrorNo: 0 };
}
