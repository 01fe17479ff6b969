import type { storedDrafts } from '../base/drafts.ts';
import { isSameUser, type SessionParts } from './held-session.ts';
import { isOnTime, logoutAt } from './session-timing.ts';
import type { sessionRenewal } from './session-renewal.ts';
import type { TokenSession } from './token-session.ts';

/** The tab waits at most this long for the server to answer a log-out before it leaves. */
const logoutTimeout = 3_000;

export interface SessionEndOptions extends SessionParts {
  readonly drafts: ReturnType<typeof storedDrafts>;
  /** Notifies the portal API that the session ends; never rejects. */
  readonly notifyServer: () => Promise<unknown>;
  readonly onSignOut: () => void;
  /** Called when the session cannot be renewed. */
  readonly onEnd: (session: TokenSession) => void;
  readonly renewal: Pick<ReturnType<typeof sessionRenewal>, 'renew' | 'hasBegun'>;
}

/** Ends the session when it expires or when the user signs out in any tab. */
export function sessionEnd(options: SessionEndOptions) {
  const { tab, held, others, alarms, marks, drafts, notifyServer, onSignOut, onEnd, renewal } = options;
  /** Still authorises the log-out call after the tab has dropped it. */
  let leaving: TokenSession | undefined;
  let expiring: Promise<void> | undefined;

  /** Resolves when the server has answered. */
  async function notify() {
    const session = held.current();
    leaving = session;
    await notifyServer();
    if (leaving === session) leaving = undefined;
  }

  /**
   * A suspended tab misses the messages of other tabs, and one of them may hold a newer token. After a sleep or a change
   * of the clock no renewal has been tried yet, and the session ends only if the provider rejects one (OP-385).
   */
  async function endUnlessHeld(session: TokenSession, renewalFailed: boolean) {
    const newer = await others.requestSession((other) => held.isAlive(other) && isSameUser(other, session));
    if (held.current() !== session) return;
    if (newer) return held.hold(newer);
    if (renewalFailed) return onEnd(session);
    await renewal.renew(true);
  }

  function expire(renewalFailed = false) {
    const current = held.current();
    if (current) expiring ??= endUnlessHeld(current, renewalFailed).finally(() => (expiring = undefined));
  }

  /** The logout timer of a session has fired. */
  function timeUp({ life }: TokenSession) {
    expire(renewal.hasBegun() && isOnTime(life, tab.now()));
  }

  return {
    notify,
    expire: () => expire(),
    leaving: () => leaving,
    expiring: () => expiring,
    schedule: (session: TokenSession) => alarms.set('end', logoutAt(session.life), () => timeUp(session)),
    /** After a sign-out in another tab. */
    forgetAll() {
      drafts.forget();
      if (held.current()) held.lose();
    },
    /** Signs out in all tabs; resolves when the server has answered or the timeout is reached. */
    async clear() {
      const notified = notify();
      held.drop();
      drafts.forget();
      held.setState({ phase: 'redirecting' });
      onSignOut();
      marks.markSignedOut();
      await Promise.race([notified, new Promise<void>((resolve) => void tab.after(logoutTimeout, resolve))]);
    },
  };
}
