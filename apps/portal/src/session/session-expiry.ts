import { hrefs } from '../base/paths.ts';
import type { SessionParts } from './held-session.ts';
import type { TokenSession } from './token-session.ts';

/** Ends the provider's session together with that of this tab. */
export function sessionExpiry({ tab, provider, held, marks }: SessionParts) {
  /**
   * If the provider is unavailable, its session outlives this one. The mark makes the next sign-in require a password
   * in any case.
   */
  async function endAtProvider(idToken: string | null, returnTo: string) {
    marks.markEnded();
    try {
      tab.leave(await (await provider()).signOutAddress(idToken, returnTo));
    } catch {
      tab.leave(tab.origin + returnTo);
    }
  }

  return {
    endAtProvider,
    /** Ends a session whose time is up and that cannot be renewed. */
    end(session: TokenSession) {
      marks.storeExpiredAddress(tab.currentAddress());
      held.drop();
      held.setState({ phase: 'expired' });
      void endAtProvider(session.tokens.idToken, hrefs.timeout);
    },
  };
}
