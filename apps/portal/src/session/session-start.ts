import { hrefs } from '../base/paths.ts';
import type { SessionParts } from './held-session.ts';
import { safeReturnTo } from './return-to.ts';
import type { signInLimit } from './sign-in-limit.ts';
import { SignInProblem, type SignInWay } from './provider.ts';
import { receivedSession, type TokenSession } from './token-session.ts';

export interface SessionStartOptions extends SessionParts {
  readonly limit: ReturnType<typeof signInLimit>;
  /** The running end of a session, which a sign-in awaits. */
  readonly expiring: () => Promise<void> | undefined;
  /** Whether the API has rejected the token of this session. */
  readonly isRejected: (session: TokenSession) => boolean;
}

/** Starts a session: redirects to the provider and reads its answer. */
export function sessionStart(options: SessionStartOptions) {
  const { tab, provider, held, others, marks, limit, expiring, isRejected } = options;
  let leaving: Promise<void> | undefined;
  let arriving: Promise<string | undefined> | undefined;

  function fail(problem: unknown, storageBlocked = false) {
    const cause = problem instanceof SignInProblem ? problem.message : 'a script did not load';
    held.setState({
      phase: 'failed',
      reason: `sign-in: ${cause}`,
      ...(storageBlocked && { storageBlocked }),
    });
  }

  async function leaveFor(returnTo: string, way: SignInWay) {
    held.setState({ phase: 'redirecting' });
    try {
      const address = await (await provider()).signInAddress(returnTo, way);
      if (address === undefined) fail(new SignInProblem('the browser stores nothing'), true);
      else tab.leave(address);
    } catch (problem) {
      fail(problem);
    }
  }

  async function leaveToSignIn(given: string | undefined) {
    if (expiring()) {
      await expiring();
      if (held.state().phase !== 'starting') return;
    }
    const returnTo = given ?? marks.expiredAddress();
    const requirePassword = marks.hasEnded();
    const { phase } = held.state();
    if (phase === 'failed') limit.reset();
    if (phase !== 'starting') held.setState({ phase: 'redirecting' });
    const usable = (session: TokenSession) => held.isAlive(session) && !isRejected(session);
    const current = held.current();
    const found = current && held.isAlive(current) ? current : await others.requestSession(usable);
    if (found) return held.hold(found);
    if (!limit.take()) return fail(new SignInProblem('a loop of sign-ins'));
    await leaveFor(safeReturnTo(returnTo, tab.origin), { requirePassword });
  }

  async function arrive(address: string): Promise<string | undefined> {
    try {
      const answer = await (await provider()).finishSignIn(address);
      held.hold(receivedSession(answer.tokens, tab.now()));
      others.broadcast();
      marks.forget();
      return safeReturnTo(answer.returnTo, tab.origin);
    } catch (problem) {
      fail(problem);
      return undefined;
    }
  }

  return {
    signIn(returnTo?: string) {
      leaving ??= leaveToSignIn(returnTo).finally(() => (leaving = undefined));
      return leaving;
    },
    finishSignIn: (address: string) => (arriving ??= arrive(address)),
    /** Redirects with the result of a federated sign-in. */
    leaveFederated: (landing: string) => leaveFor(hrefs.home, { landing }),
  };
}
