import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, text, unixSeconds } from '../wire.ts';

/** Lists the sessions of the user including the current one, most recently used first. */
export const listSessions = endpoint({
  id: 'C89',
  path: '/account/sessions',
  needs: 'signedIn',
  reply: v.object({
    Sessions: v.array(
      v.object({
        /** Identifies the session. It is not a credential. */
        SessionId: text,
        /** The `User-Agent` header. Empty if there was none. */
        Device: text,
        StartedTimestamp: unixSeconds,
        /** Up to two minutes out of date while a tab is open. */
        LastUsedTimestamp: unixSeconds,
        /** Whether it is the session of this request. */
        Current: v.boolean(),
        /** Whether its tokens work in any browser, because this one stores no keys. Default false. */
        Unbound: v.optional(v.boolean()),
      }),
    ),
  }),
});

/**
 * Ends another session of the user, on every server within five seconds. Status 404 if it has ended or belongs to
 * someone else. `logOut` ends the current session.
 */
export const endSession = endpoint({
  id: 'C90',
  method: 'POST',
  path: '/account/endsession/{sessionId}',
  needs: 'signedIn',
  invalidates: { settled: [listSessions] },
  reply: envelope,
});

/** Ends all sessions of the user except the current one. */
export const endOtherSessions = endpoint({
  id: 'C91',
  method: 'POST',
  path: '/account/endothersessions',
  needs: 'signedIn',
  invalidates: { settled: [listSessions] },
  reply: v.object({ ...envelope.entries, /** Number of ended sessions. */ Ended: v.number() }),
});
