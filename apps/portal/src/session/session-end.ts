import { hrefs } from '../base/paths.ts';
import type { storedDrafts } from './drafts.ts';
import { isSamePerson, type SessionParts } from './held-session.ts';
import { logoutAt } from './session-timing.ts';
import type { TokenSession } from './token-session.ts';

/** The tab waits at most this long for the server to answer a log-out before it leaves. */
const logoutTimeout = 3_000;

export interface SessionEndOptions extends SessionParts {
  readonly drafts: ReturnType<typeof storedDrafts>;
  /** Notifies the portal API that the session ends (C08); never rejects. */
  readonly notifyServer: () => Promise<unknown>;
  readonly onSignOut: () => void;
}

/** Ends the session: at its time, when the person signs out, here or in another tab. */
export function sessionEnd(options: SessionEndOptions) {
  const { tab, provider, held, others, alarms, marks, drafts, notifyServer, onSignOut } = options;
  /** Still authorises the log-out call, though the tab no longer holds it. */
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
   * The provider may be unreachable, and then its session lasts longer than this one. The mark makes the next sign-in ask
   * for a password in any case.
   */
  async function endAtProvider(idToken: string | null, returnTo: string) {
    marks.noteEnd();
    try {
      tab.leave(await (await provider()).signOutAddress(idToken, returnTo));
    } catch {
      tab.leave(tab.origin + returnTo);
    }
  }

  /** A tab that was asleep has missed the messages of the others: one of them may hold a newer token. */
  async function endUnlessHeld(over: TokenSession) {
    const newer = await others.ask((session) => held.isAlive(session) && isSamePerson(session, over));
    if (held.current() !== over) return;
    if (newer) return held.hold(newer);
    marks.notePlace(tab.place());
    held.drop();
    held.become({ phase: 'expired' });
    void endAtProvider(over.tokens.idToken, hrefs.timeout);
  }

  function expire() {
    const current = held.current();
    if (current) expiring ??= endUnlessHeld(current).finally(() => (expiring = undefined));
  }

  return {
    notify,
    endAtProvider,
    expire,
    leaving: () => leaving,
    expiring: () => expiring,
    schedule: (session: TokenSession) => alarms.set('end', logoutAt(session.life), expire),
    /** For a sign-out in another tab. */
    forgetAll() {
      drafts.forget();
      if (held.current()) held.lose();
    },
    /** Signs out here and in the other tabs; resolves when the server has answered or takes too long. */
    async clear() {
      const notified = notify();
      held.drop();
      drafts.forget();
      held.become({ phase: 'redirecting' });
      onSignOut();
      marks.tellSignedOut();
      await Promise.race([notified, new Promise<void>((resolve) => void tab.after(logoutTimeout, resolve))]);
    },
  };
}
