import { isNewer, isSameUser, type SessionParts } from './held-session.ts';
import { renewAt, retryDelay } from './session-timing.ts';
import { receivedSession, type TokenSession } from './token-session.ts';

export interface SessionRenewalOptions extends SessionParts {
  /** Called when the provider does not renew a token whose time is up. */
  readonly onEnd: (session: TokenSession) => void;
}

/** Renews the token before it expires, in one tab for all. */
export function sessionRenewal({ tab, provider, held, others, alarms, onEnd }: SessionRenewalOptions) {
  let attempts = 0;

  const setAlarm = (moment: number, timeIsUp = false) =>
    alarms.set('renewal', moment, () => void renew(timeIsUp));

  /** @param timeIsUp The session ends if the provider does not renew the token. */
  async function renew(timeIsUp = false) {
    const before = held.current();
    if (!before) return;
    attempts += 1;
    try {
      await tab.exclusively('portal.renewal', async () => {
        if (held.current() !== before) return;
        const newer = await others.requestSession(
          (other) => isNewer(other, before) && isSameUser(other, before) && held.isAlive(other),
        );
        if (held.current() !== before) return;
        if (newer) return held.hold(newer);
        const tokens = await (await provider()).renew(before.tokens);
        if (held.current() !== before) return;
        if (!tokens && timeIsUp) return onEnd(before);
        if (!tokens) throw new Error('The provider does not renew these tokens.');
        const session = receivedSession(tokens, tab.now());
        if (session.user.globalId !== before.user.globalId) return held.lose();
        held.hold(session);
        others.broadcast();
      });
    } catch {
      if (held.current() === before) setAlarm(tab.now() + retryDelay(attempts), timeIsUp);
    }
  }

  return {
    renew,
    /** Whether a renewal of the current token is running or has failed. */
    hasBegun: () => attempts > 0,
    schedule({ life }: TokenSession) {
      attempts = 0;
      // A token from the future was received before the clock was set back, so its age is unknown.
      setAlarm(tab.now() < life.receivedAt ? tab.now() : renewAt(life));
    },
    /** Adopts the session of another tab, which has renewed its token or signed a user in. */
    adopt(session: TokenSession) {
      const current = held.current();
      if (!current || held.state().phase !== 'signedIn' || !held.isAlive(session)) return;
      if (!isSameUser(session, current)) return held.lose();
      if (isNewer(session, current)) held.hold(session);
    },
  };
}
