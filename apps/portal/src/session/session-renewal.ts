import { isSameUser, type SessionParts } from './held-session.ts';
import { renewAt, retryDelay } from './session-timing.ts';
import { receivedSession, type TokenSession } from './token-session.ts';

/** Renews the token before it expires, in one tab for all. */
export function sessionRenewal({ tab, provider, held, others, alarms }: SessionParts) {
  let failures = 0;

  const setAlarm = (moment: number) => alarms.set('renewal', moment, () => void renew());

  async function renew() {
    const before = held.current();
    if (!before) return;
    try {
      await tab.exclusively('portal.renewal', async () => {
        const newer = (session: TokenSession) => session.tokens.receivedAt > before.tokens.receivedAt;
        if (held.current() === before) await others.requestSession(newer);
        if (held.current() !== before) return;
        const session = receivedSession(await (await provider()).renew(before.tokens), tab.now());
        if (held.current() !== before) return;
        if (session.user.globalId !== before.user.globalId) return held.lose();
        held.hold(session);
        others.broadcast();
      });
    } catch {
      failures += 1;
      if (held.current() === before) setAlarm(tab.now() + retryDelay(failures));
    }
  }

  return {
    renew,
    schedule(session: TokenSession) {
      failures = 0;
      setAlarm(renewAt(session.life));
    },
    /** Adopts the session of another tab, which has renewed its token or signed a user in. */
    adopt(session: TokenSession) {
      const current = held.current();
      if (!current || held.state().phase !== 'signedIn' || !held.isAlive(session)) return;
      if (!isSameUser(session, current)) return held.lose();
      if (session.tokens.receivedAt > current.tokens.receivedAt) held.hold(session);
    },
  };
}
