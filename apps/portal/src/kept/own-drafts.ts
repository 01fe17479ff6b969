import type { Drafts } from '../base/drafts.ts';
import { tryStorage } from '../base/try-storage.ts';
import type { Tab } from '../base/tab.ts';

const entry = 'portal.tab';

type Message = Readonly<{ asked: string } | { answered: string }>;

/**
 * Keeps drafts to one tab. A duplicated tab starts with a copy of the other's storage; it drops the drafts as soon as
 * the other tab answers to the same id.
 */
export function keepDraftsToOneTab(tab: Pick<Tab, 'storage' | 'channel'>, drafts: Drafts): void {
  const channel = tab.channel('portal.drafts');
  const store = tryStorage(tab.storage);
  const say = (message: Message) => channel?.postMessage(message);
  let id = store((kept) => kept.getItem(entry)) ?? '';
  const begin = () => {
    id = String(Math.random());
    store((kept) => kept.setItem(entry, id));
  };
  if (id) say({ asked: id });
  else begin();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('asked' in data) {
      if (data.asked === id) say({ answered: id });
    } else if (data.answered === id) {
      drafts.forget();
      begin();
    }
  });
}
