import type { SessionState } from '@portal/api/client';
import { observable } from '../base/observable.ts';
import { logoutAt } from './session-timing.ts';
import type { otherTabs } from './other-tabs.ts';
import type { Provider } from './provider.ts';
import type { SessionAlarms } from './session-alarms.ts';
import type { sessionMarks } from './session-marks.ts';
import type { Tab } from '../base/tab.ts';
import { sessionStore, type TokenSession } from './token-session.ts';

/** The session of this tab and the state that the portal shows. */
export function heldSession(tab: Tab, alarms: SessionAlarms) {
  const store = sessionStore(tab.storage);
  const { get: state, set: setState, subscribe } = observable<SessionState>({ phase: 'starting' });
  const schedules: ((session: TokenSession) => void)[] = [];
  let current = store.get();

  function drop() {
    current = undefined;
    store.set(undefined);
    alarms.clear();
  }

  return {
    state,
    setState,
    subscribe,
    current: () => current,
    drop,
    isAlive: (session: TokenSession) => tab.now() < logoutAt(session.life),
    /** Calls `schedule` when the tab gets a session or a newer token of it. */
    onHold: (schedule: (session: TokenSession) => void) => void schedules.push(schedule),
    /** Holds a session that is about to end: schedules and shows nothing for it. */
    prepareToEnd(session: TokenSession | undefined) {
      current = session;
    },
    hold(session: TokenSession) {
      current = session;
      store.set(session.tokens);
      for (const schedule of schedules) schedule(session);
      const shown = state();
      const known = shown.phase === 'signedIn' && JSON.stringify(shown.user) === JSON.stringify(session.user);
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
