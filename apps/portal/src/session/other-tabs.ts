import { tokenSession, type TokenSession } from './token-session.ts';
import type { Tab } from '../base/tab.ts';

const answerTimeout = 150;

type Message = { readonly type: 'ask' } | { readonly type: 'tokens'; readonly tokens: unknown };

/** Shares the session between tabs, so that one tab signs in and renews for all. */
export function otherTabs(
  tab: Tab,
  /** Returns the session of this tab. */
  mine: () => TokenSession | undefined,
) {
  const channel = tab.channel('portal.session');
  const listeners = new Set<(session: TokenSession) => void>();
  const post = (message: Message) => channel?.postMessage(message);

  function broadcast() {
    const current = mine();
    if (current) post({ type: 'tokens', tokens: current.tokens });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ask') return broadcast();
    const session = tokenSession(data.tokens);
    if (!session) return;
    for (const listener of listeners) listener(session);
  });

  return {
    broadcast,
    /** Calls `adopt` when another tab has new tokens. */
    onTokens: (adopt: (session: TokenSession) => void) => void listeners.add(adopt),
    /** Resolves with the first matching session of another tab, or undefined after 150 ms. */
    requestSession(wanted: (session: TokenSession) => boolean): Promise<TokenSession | undefined> {
      if (!channel) return Promise.resolve(undefined);
      const { promise, resolve } = Promise.withResolvers<TokenSession | undefined>();
      const acceptIfWanted = (session: TokenSession) => {
        if (wanted(session)) resolve(session);
      };
      const cancelTimeout = tab.after(answerTimeout, () => resolve(undefined));
      listeners.add(acceptIfWanted);
      post({ type: 'ask' });
      return promise.finally(() => {
        listeners.delete(acceptIfWanted);
        cancelTimeout();
      });
    },
  };
}
