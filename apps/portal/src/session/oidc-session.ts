import type { AuthSession } from '@portal/api/client';
import { hrefs } from '../base/paths.ts';
import { storedDrafts } from '../base/drafts.ts';
import { heldSession, type SessionParts } from './held-session.ts';
import { otherTabs } from './other-tabs.ts';
import type { proofs } from './proofs.ts';
import { sessionAlarms } from './session-alarms.ts';
import { sessionEnd, type SessionEndOptions } from './session-end.ts';
import { sessionExpiry } from './session-expiry.ts';
import { sessionMarks } from './session-marks.ts';
import { sessionRenewal } from './session-renewal.ts';
import { sessionStart } from './session-start.ts';
import { signInLimit } from './sign-in-limit.ts';

export interface OidcSessionOptions
  extends Pick<SessionParts, 'tab' | 'provider'>, Pick<SessionEndOptions, 'notifyServer'> {
  readonly proving: ReturnType<typeof proofs>;
}

/** Claims count as current for this long (ms). If the API answers 403 to an older token, the token is renewed. */
const claimsFreshFor = 5_000;

/** Creates the session of a user at an OpenID provider; the tabs of a browser share it. */
export function createOidcSession(options: OidcSessionOptions): AuthSession {
  const { tab, provider, notifyServer, proving } = options;
  const alarms = sessionAlarms(tab);
  const held = heldSession(tab, alarms);
  const others = otherTabs(tab, held.current);
  const marks = sessionMarks(tab);
  const limit = signInLimit(tab.storage, tab.now);
  const parts: SessionParts = { tab, provider, held, others, alarms, marks };
  const expiry = sessionExpiry(parts);
  const renewal = sessionRenewal({ ...parts, onEnd: expiry.end });
  const end = sessionEnd({
    ...parts,
    drafts: storedDrafts(tab.storage),
    notifyServer,
    onSignOut: limit.reset,
    onEnd: expiry.end,
    renewal,
  });
  // In this order: if both are due after a sleep, no renewal has begun when the end comes.
  held.onHold(end.schedule);
  held.onHold(renewal.schedule);
  others.onTokens(renewal.adopt);
  /** The access token that the API rejected; it is not adopted from another tab again. */
  let rejectedToken: string | undefined;
  const start = sessionStart({
    ...parts,
    limit,
    expiring: end.expiring,
    isRejected: (session) => session.tokens.accessToken === rejectedToken,
  });
  /** During a sign-out a rejected call is ignored, so that the reason for the end stays visible. */
  let signingOut = false;

  followTab(parts, end);

  const sessionOfAnyTab = async () => held.current() ?? (await others.requestSession(held.isAlive));
  return {
    state: held.state,
    subscribe: held.subscribe,
    signIn: start.signIn,
    finishSignIn: start.finishSignIn,
    holder: async () => (await sessionOfAnyTab())?.user,
    async enter(landing) {
      held.prepareToEnd(await sessionOfAnyTab());
      if (held.current()) await end.clear();
      await start.leaveFederated(landing);
    },
    async signOut(after = 0) {
      if (after > 0) {
        signingOut = true;
        await new Promise<void>((resolve) => void tab.after(after, resolve));
        signingOut = false;
      }
      const current = held.current();
      await end.clear();
      await expiry.endAtProvider(
        current?.tokens.idToken ?? null,
        current?.user.federated ? hrefs.timeout : hrefs.home,
      );
    },
    async authorise(headers, call) {
      const current = held.current();
      if (current && !held.isAlive(current)) end.expire();
      // The server would reject the expired token, which ends the session.
      const expiring = end.expiring();
      if (expiring) await expiring;
      const session = held.current() ?? end.leaving();
      if (session) await proving.authorise(headers, call, session);
    },
    onAnswer: proving.onAnswer,
    unauthorised() {
      const current = held.current();
      if (!current || signingOut || held.state().phase !== 'signedIn') return;
      rejectedToken = current.tokens.accessToken;
      void end.notify();
      held.lose();
    },
    forbidden() {
      const current = held.current();
      if (current && Math.abs(tab.now() - current.tokens.receivedAt) > claimsFreshFor) void renewal.renew();
    },
  };
}

/** Reads what other tabs wrote to storage, because a page in the back/forward cache gets no events. */
function followTab({ tab, held, marks, alarms }: SessionParts, end: ReturnType<typeof sessionEnd>) {
  function wake(restored: boolean) {
    if (restored && held.state().phase === 'redirecting') held.setState({ phase: 'starting' });
    const current = held.current();
    if (!current) return;
    if (marks.hasEnded()) end.forgetAll();
    else if (!held.isAlive(current)) end.expire();
    else if (held.state().phase === 'signedIn') alarms.fireDue();
    else held.hold(current);
  }
  tab.onWake(wake);
  tab.onShared((key) => {
    if (marks.isSignedOut(key)) end.forgetAll();
  });
  wake(false);
}
