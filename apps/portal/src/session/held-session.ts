import type { SessionState } from '@portal/api/client';
import { logoutAt } from './session-timing.ts';
import type { otherTabs } from './other-tabs.ts';
import type { Provider } from './provider.ts';
import type { SessionAlarms } from './session-alarms.ts';
import type { sessionMarks } from './session-marks.ts';
import type { Tab } from '../base/tab.ts';
import { sessionStore, type TokenSession } from './token-session.ts';

export interface HeldSessionOptions {
  readonly tab: Tab;
  /** Called when the tab gets a session or a newer token of it. */
  readonly onHold: (session: TokenSession) => void;
  /** Called when the tab no longer has a session. */
  readonly onDrop: () => void;
}

/** The session of this tab and the state that the portal shows. */
export function heldSession({ tab, onHold, onDrop }: HeldSessionOptions) {
  const store = sessionStore(tab.storage);
  const listeners = new Set<() => void>();
  let state: SessionState = { phase: 'starting' };
  let current = store.get();

  function setState(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function drop() {
    current = undefined;
    store.set(undefined);
    onDrop();
  }

  return {
    state: () => state,
    current: () => current,
    setState,
    drop,
    isAlive: (session: TokenSession) => tab.now() < logoutAt(session.life),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Holds a session that is about to end: schedules and shows nothing for it. */
    prepareToEnd(session: TokenSession | undefined) {
      current = session;
    },
    hold(session: TokenSession) {
      current = session;
      store.set(session.tokens);
      onHold(session);
      const known = state.phase === 'signedIn' && JSON.stringify(state.user) === JSON.stringify(session.user);
      if (!known) setState({ phase: 'signedIn', user: session.user });
    },
    lose() {
      drop();
      setState({ phase: 'lost' });
    },
  };
}

/** Dependencies that start, renewal and end of a session share. */
export interface SessionParts {
  readonly tab: Tab;
  /** Loads the provider module on first use. */
  readonly provider: () => Promise<Provider>;
  readonly held: ReturnType<typeof heldSession>;
  readonly others: ReturnType<typeof otherTabs>;
  readonly alarms: SessionAlarms;
  readonly marks: ReturnType<typeof sessionMarks>;
}

/** Compared by the server's clock, because the client's may have been set back between two tokens. */
export const isNewer = ({ issuedAt }: TokenSession, other: TokenSession): boolean =>
  issuedAt > other.issuedAt;

export const isSameUser = ({ user }: TokenSession, other: TokenSession): boolean =>
  user.globalId === other.user.globalId && user.tenant === other.user.tenant;
