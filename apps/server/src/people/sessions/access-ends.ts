/** The kinds of access that a user may have. */
export const openAccess = [
  'session',
  'provider session',
  'pending sign-in',
  'link to the sign-in methods',
  'other one-time link',
  'unsent reset email',
] as const;
export type OpenAccess = (typeof openAccess)[number];

interface Ending {
  readonly ends: readonly OpenAccess[];
  /** The triggers that end it, in the transaction of the change. */
  readonly triggers: readonly string[];
}

const newEpoch = ['end_what_is_open', 'end_sessions_of_person', 'end_pending_of_epoch'];
const pending = ['pending sign-in', 'other one-time link', 'unsent reset email'] as const;

/**
 * What each change of a user ends. Database triggers do it (`0001-baseline/03-people.sql`, `04-sign-in.sql`), so no
 * statement can omit it. Every server rejects the tokens within five seconds, and at once after `Identity.forget`. A
 * signed federated request never ends early, because it is answered only once.
 */
export const accessEnds = {
  /** Locking, deactivating, reactivating: see `user-change.service.ts`. */
  'another status': { ends: openAccess, triggers: ['person_changed', ...newEpoch] },
  'another password': { ends: openAccess, triggers: ['person_changed', ...newEpoch] },
  /** `storeUser` and `endAccess` increment the epoch themselves. */
  'other claims': { ends: openAccess, triggers: newEpoch },
  'sign-out everywhere': { ends: openAccess, triggers: newEpoch },
  /** The page that changes one method may also change the next one. */
  'another second factor': { ends: pending, triggers: ['end_pending_of_app', 'end_pending_of_passkey'] },
  'end of one session': { ends: ['session', 'provider session'], triggers: ['end_session_at_provider'] },
  'the same password at a higher cost': { ends: [], triggers: ['person_changed'] },
} as const satisfies Record<string, Ending>;
export type AccessChange = keyof typeof accessEnds;
