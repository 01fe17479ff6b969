import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, text, unixSeconds } from '../wire.ts';

/** Where the person is signed in, the one that asks included; what was used last comes first. */
export const listSessions = endpoint({
  id: 'C89',
  method: 'GET',
  path: '/account/sessions',
  needs: 'signedIn',
  reply: v.object({
    Sessions: v.array(
      v.object({
        /** No credential: it only names the session. */
        SessionId: text,
        /** What the browser said of itself (`User-Agent`); empty where it said nothing. */
        Device: text,
        StartedTimestamp: unixSeconds,
        /** Up to two minutes old while a tab is open. */
        LastUsedTimestamp: unixSeconds,
        /** The session that asks. */
        Current: v.boolean(),
      }),
    ),
  }),
});

/**
 * Ends another session of the person, on every server within five seconds. One that has ended, or is somebody else's, is not
 * found; the one that asks is ended by C08.
 */
export const endSession = endpoint({
  id: 'C90',
  method: 'POST',
  path: '/account/endsession/{sessionId}',
  needs: 'signedIn',
  invalidates: { answered: [listSessions] },
  reply: envelope,
});

/** Ends every session of the person but the one that asks. */
export const endOtherSessions = endpoint({
  id: 'C91',
  method: 'POST',
  path: '/account/endothersessions',
  needs: 'signedIn',
  invalidates: { answered: [listSessions] },
  reply: v.object({ ...envelope.entries, /** How many there were. */ Ended: v.number() }),
});
