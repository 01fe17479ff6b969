import { tokenSession, type TokenSession } from './token-session.ts';
import type { Tab } from './tab.ts';

const answerTime = 150;

type Message = { readonly type: 'ask' } | { readonly type: 'tokens'; readonly tokens: unknown };

/** Tabs tell each other the session, so that one signs in and renews for all. */
export function otherTabs(
  tab: Tab,
  /** What this tab holds at the moment. */
  mine: () => TokenSession | undefined,
  /** Another tab has new tokens. */
  onTokens: (session: TokenSession) => void,
) {
  const channel = tab.channel('portal.session');
  const waiting = new Set<(session: TokenSession) => void>();
  const post = (message: Message) => channel?.postMessage(message);

  function tell() {
    const current = mine();
    if (current) post({ type: 'tokens', tokens: current.tokens });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ask') return tell();
    const session = tokenSession(data.tokens);
    if (!session) return;
    for (const answer of waiting) answer(session);
    onTokens(session);
  });

  return {
    tell,
    /** The first session of another tab that will do, or undefined after 150 ms. */
    ask(wanted: (session: TokenSession) => boolean): Promise<TokenSession | undefined> {
      if (!channel) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const done = (session: TokenSession | undefined) => {
          waiting.delete(consider);
          giveUp();
          resolve(session);
        };
        const consider = (session: TokenSession) => {
          if (wanted(session)) done(session);
        };
        const giveUp = tab.after(answerTime, () => done(undefined));
        waiting.add(consider);
        post({ type: 'ask' });
      });
    },
  };
}
