import { heldSession, type HeldSession } from './held-session.ts';
import type { Tab } from './tab.ts';

const answerTime = 150;

type Message = { readonly type: 'ask' } | { readonly type: 'tokens'; readonly tokens: unknown };

/** Tabs tell each other the session, so that one signs in and renews for all. */
export function otherTabs(
  tab: Tab,
  /** What this tab holds at the moment. */
  mine: () => HeldSession | undefined,
  /** Another tab has new tokens. */
  onTokens: (session: HeldSession) => void,
) {
  const channel = tab.channel('portal.session');
  const waiting = new Set<(session: HeldSession) => void>();
  const post = (message: Message) => channel?.postMessage(message);

  function tell() {
    const held = mine();
    if (held) post({ type: 'tokens', tokens: held.tokens });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ask') return tell();
    const session = heldSession(data.tokens);
    if (!session) return;
    for (const answer of waiting) answer(session);
    onTokens(session);
  });

  return {
    tell,
    /** The first session of another tab that will do, or undefined after 150 ms. */
    ask(wanted: (session: HeldSession) => boolean): Promise<HeldSession | undefined> {
      if (!channel) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const done = (session: HeldSession | undefined) => {
          waiting.delete(consider);
          giveUp();
          resolve(session);
        };
        const consider = (session: HeldSession) => {
          if (wanted(session)) done(session);
        };
        const giveUp = tab.after(answerTime, () => done(undefined));
        waiting.add(consider);
        post({ type: 'ask' });
      });
    },
  };
}
