import { isNewer, isSameUser, type SessionParts } from './held-session.ts';
import { RenewalRefused } from './provider.ts';
import { renewAt, retryDelay } from './session-timing.ts';
import { receivedSession, type TokenSession } from './token-session.ts';

export interface SessionRenewalOptions extends SessionParts {
  /** Called when the provider has refused to renew the token. */
  readonly onRefused: (session: TokenSession) => void;
}

/** Renews the token before it expires, in one tab for all. */
export function sessionRenewal({ tab, provider, held, others, alarms, onRefused }: SessionRenewalOptions) {
  let failures = 0;
  let begun = false;

  const setAlarm = (moment: number) => alarms.set('renewal', moment, () => void renew());

  async function renew() {
    const before = held.current();
    if (!before) return;
    begun = true;
    try {
      await tab.exclusively('portal.renewal', async () => {
        if (held.current() !== before) return;
        const newer = await others.requestSession(
          (other) => isNewer(other, before) && isSameUser(other, before) && held.isAlive(other),
        );
        if (held.current() !== before) return;
        if (newer) return held.hold(newer);
        const session = receivedSession(await (await provider()).renew(before.tokens), tab.now());
        if (held.current() !== before) return;
        if (session.user.globalId !== before.user.globalId) return held.lose();
        held.hold(session);
        others.broadcast();
      });
    } catch (error) {
      failures += 1;
      if (held.current() === before && error instanceof RenewalRefused) onRefused(before);
      if (held.current() === before) setAlarm(tab.now() + retryDelay(failures));
    }
  }

  return {
    renew,
    /** Whether a renewal of the current token is running or has failed. */
    hasBegun: () => begun,
    schedule({ life }: TokenSession) {
      failures = 0;
      begun = false;
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
