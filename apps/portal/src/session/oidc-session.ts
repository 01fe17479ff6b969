import type { AuthSession, SessionState } from '@portal/api/client';
import { hrefs } from '../app/paths.ts';
import {
  tokenSession,
  sessionStore,
  type TokenSession,
  type ReceivedTokens,
  type Tokens,
} from './token-session.ts';
import { storedDrafts } from './drafts.ts';
import { otherTabs } from './other-tabs.ts';
import { proofs, type ProofNonce } from './proofs.ts';
import type { ProofKeys } from './proof-keys.ts';
import type { Provider } from './provider.ts';
import { safeReturnTo } from './return-to.ts';
import { delayUntil, logoutAt, renewAt, retryDelay } from './session-timing.ts';
import { signInLimit } from './sign-in-limit.ts';
import { sessionMarks } from './session-marks.ts';
import type { Tab } from './tab.ts';

/** The server is notified of a log-out for at most this long before the tab leaves. */
const farewellTime = 3_000;

export interface OidcSessionOptions {
  readonly tab: Tab;
  /** Loads the provider's side when it is first needed. */
  readonly provider: () => Promise<Provider>;
  /** Tells the portal API that the session ends (C08); never rejects. */
  readonly notifyServer: () => Promise<unknown>;
  readonly keys: ProofKeys;
  readonly nonce: ProofNonce;
}

/** A token says for so long what its person may do; an older one is asked for anew when the API says otherwise. */
const newFor = 5_000;

/** The session of a person at an OpenID provider, shared by the tabs of a browser. */
export function createOidcSession({
  tab,
  provider,
  notifyServer,
  keys,
  nonce,
}: OidcSessionOptions): AuthSession {
  const store = sessionStore(tab.storage);
  const drafts = storedDrafts(tab.storage);
  const limit = signInLimit(tab.storage, tab.now);
  const marks = sessionMarks(tab);
  const proving = proofs(keys, tab.now, nonce);
  const listeners = new Set<() => void>();
  const timers = new Map<string, () => void>();
  let state: SessionState = { phase: 'starting' };
  let current: TokenSession | undefined;
  /** A token that the API has turned away is not taken over from another tab again. */
  let refused: string | undefined;
  /** What the server is told of the end with, though the tab has dropped it. */
  let departing: TokenSession | undefined;
  let failures = 0;
  /** The person reads what ends the session: a call that is refused meanwhile is no news. */
  let farewell = false;
  let arriving: Promise<string | undefined> | undefined;
  let leaving: Promise<void> | undefined;
  let expiring: Promise<void> | undefined;

  const others = otherTabs(tab, () => current, adopt);

  function become(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function schedule(name: string, moment: number, act: () => void) {
    timers.get(name)?.();
    const wait = moment - tab.now();
    const delay = delayUntil(wait);
    // What was waited for whole is due, though somebody may have set the clock back meanwhile.
    timers.set(name, tab.after(delay, delay < wait ? () => schedule(name, moment, act) : act));
  }

  function drop() {
    current = undefined;
    store.set(undefined);
    for (const callOff of timers.values()) callOff();
    timers.clear();
  }

  async function sayFarewell() {
    const leaver = current;
    departing = leaver;
    await notifyServer();
    if (departing === leaver) departing = undefined;
  }

  const alive = (session: TokenSession) => tab.now() < logoutAt(session.life);

  function hold(session: TokenSession) {
    current = session;
    failures = 0;
    store.set(session.tokens);
    schedule('end', logoutAt(session.life), expire);
    schedule('renewal', renewAt(session.life), () => void renew());
    const known = state.phase === 'signedIn' && JSON.stringify(state.user) === JSON.stringify(session.user);
    if (!known) become({ phase: 'signedIn', user: session.user });
  }

  const isOf = (session: TokenSession, { user }: TokenSession) =>
    session.user.globalId === user.globalId && session.user.tenant === user.tenant;

  /** Another tab has renewed, or has signed somebody in. */
  function adopt(session: TokenSession) {
    if (!current || state.phase !== 'signedIn' || !alive(session)) return;
    if (!isOf(session, current)) return lose();
    if (session.tokens.receivedAt > current.tokens.receivedAt) hold(session);
  }

  function received(tokens: Tokens): TokenSession {
    const stamped: ReceivedTokens = { ...tokens, receivedAt: tab.now() };
    const session = tokenSession(stamped);
    if (!session) throw new Error('The access token cannot be read.');
    return session;
  }

  async function renew() {
    const before = current;
    if (!before) return;
    try {
      await tab.exclusively('portal.renewal', async () => {
        const newer = (session: TokenSession) => session.tokens.receivedAt > before.tokens.receivedAt;
        if (current === before) await others.ask(newer);
        if (current !== before) return;
        const session = received(await (await provider()).renew(before.tokens));
        if (current !== before) return;
        if (session.user.globalId !== before.user.globalId) return lose();
        hold(session);
        others.tell();
      });
    } catch {
      failures += 1;
      if (current === before) schedule('renewal', tab.now() + retryDelay(failures), () => void renew());
    }
  }

  /**
   * The provider may not be reached, and then knows the person for longer than we do: the end is remembered, and the next
   * sign-in asks for a password whatever became of it.
   */
  async function endAtProvider(idToken: string | null, returnTo: string) {
    marks.noteEnd();
    try {
      tab.leave(await (await provider()).signOutAddress(idToken, returnTo));
    } catch {
      tab.leave(tab.origin + returnTo);
    }
  }

  /** A tab that was asleep has missed what the others were told: one that goes on has a newer token. */
  async function endUnlessHeld(over: TokenSession) {
    const newer = await others.ask((session) => alive(session) && isOf(session, over));
    if (current !== over) return;
    if (newer) return hold(newer);
    marks.notePlace(tab.place());
    drop();
    become({ phase: 'expired' });
    void endAtProvider(over.tokens.idToken, hrefs.timeout);
  }

  function expire() {
    if (current) expiring ??= endUnlessHeld(current).finally(() => (expiring = undefined));
  }

  function lose() {
    drop();
    become({ phase: 'lost' });
  }

  /** Somebody has logged out in another tab. */
  function forgetAll() {
    drafts.forget();
    if (current) lose();
  }

  /** Nobody is signed in any more, here and in the other tabs; resolves once the server has heard of it, or takes too long. */
  async function clear() {
    const notified = sayFarewell();
    drop();
    drafts.forget();
    become({ phase: 'redirecting' });
    limit.reset();
    marks.tellSignedOut();
    await Promise.race([notified, new Promise<void>((resolve) => void tab.after(farewellTime, resolve))]);
  }

  const heldAnywhere = async () => current ?? (await others.ask(alive));

  async function arrive(address: string): Promise<string | undefined> {
    try {
      const answer = await (await provider()).finishSignIn(address);
      hold(received(answer.tokens));
      others.tell();
      marks.forget();
      return safeReturnTo(answer.returnTo, tab.origin);
    } catch {
      become({ phase: 'failed' });
      return undefined;
    }
  }

  async function leaveToSignIn(given: string | undefined) {
    if (expiring) {
      await expiring;
      if (state.phase !== 'starting') return;
    }
    const returnTo = given ?? marks.place();
    const anew = marks.hasEnded();
    if (state.phase === 'failed') limit.reset();
    if (state.phase !== 'starting') become({ phase: 'redirecting' });
    const usable = (session: TokenSession) => alive(session) && session.tokens.accessToken !== refused;
    const found = current ?? (await others.ask(usable));
    if (found) return hold(found);
    if (!limit.take()) return become({ phase: 'failed' });
    become({ phase: 'redirecting' });
    try {
      tab.leave(await (await provider()).signInAddress(safeReturnTo(returnTo, tab.origin), { anew }));
    } catch {
      become({ phase: 'failed' });
    }
  }

  /** What happens while a page is put aside reaches it by its storage alone. */
  function wake(restored: boolean) {
    if (restored && state.phase === 'redirecting') become({ phase: 'starting' });
    if (!current) return;
    if (marks.hasEnded()) forgetAll();
    else if (alive(current)) hold(current);
    else expire();
  }

  tab.onWake(wake);
  tab.onShared((key) => {
    if (marks.isSignedOut(key)) forgetAll();
  });
  const stored = store.get();
  if (stored) {
    current = stored;
    wake(false);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn(returnTo) {
      leaving ??= leaveToSignIn(returnTo).finally(() => (leaving = undefined));
      return leaving;
    },
    finishSignIn: (address) => (arriving ??= arrive(address)),
    holder: async () => (await heldAnywhere())?.user,
    async enter(landing) {
      current = await heldAnywhere();
      if (current) await clear();
      become({ phase: 'redirecting' });
      try {
        tab.leave(await (await provider()).signInAddress(hrefs.home, { landing }));
      } catch {
        become({ phase: 'failed' });
      }
    },
    async signOut(after = 0) {
      if (after > 0) {
        farewell = true;
        await new Promise<void>((resolve) => void tab.after(after, resolve));
        farewell = false;
      }
      const idToken = current?.tokens.idToken ?? null;
      const end = current?.user.federated ? hrefs.timeout : hrefs.home;
      await clear();
      await endAtProvider(idToken, end);
    },
    async authorise(headers, call) {
      const session = current ?? departing;
      if (session) await proving.authorise(headers, call, session);
    },
    heard: proving.heard,
    unauthorised() {
      if (!current || farewell || state.phase !== 'signedIn') return;
      refused = current.tokens.accessToken;
      void sayFarewell();
      lose();
    },
    forbidden() {
      if (current && tab.now() - current.tokens.receivedAt > newFor) void renew();
    },
  };
}
