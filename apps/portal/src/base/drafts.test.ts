import { describe, expect, test, vi } from 'vitest';
import { keepDraftsToOneTab } from '../kept/own-drafts.ts';
import { sessionFixture, reaches } from '../testing/a-session.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { storedDrafts } from './drafts.ts';

const throwing = new Proxy(memoryStorage(), {
  get: () => () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});

describe('drafts', () => {
  test('are stored by name; an empty draft is removed', () => {
    const storage = memoryStorage();
    const drafts = storedDrafts(storage);
    drafts.set('one', 'Half a thought');
    drafts.set('other', 'Another');
    expect(storedDrafts(storage).get('one')).toBe('Half a thought');
    drafts.set('one', '');
    expect([drafts.get('one'), storage.length]).toEqual(['', 1]);
  });

  test.each([undefined, throwing])('are not stored when storage is blocked or full', (storage) => {
    const drafts = storedDrafts(storage);
    drafts.set('one', 'Half a thought');
    drafts.forget();
    expect(drafts.get('one')).toBe('');
  });

  test('belong to one tab: a duplicated tab drops them, a reloaded one keeps them', async () => {
    const { browser } = sessionFixture();
    const opened = (tab = browser.openTab()) => {
      const drafts = storedDrafts(tab.storage);
      keepDraftsToOneTab(tab, drafts);
      return { tab, drafts };
    };
    const first = opened();
    first.drafts.set('one', 'Half a thought');
    const copy = opened(first.tab.duplicate());
    await vi.waitFor(() => expect(copy.drafts.get('one')).toBe(''));
    copy.drafts.set('one', 'Another thought');
    expect(first.drafts.get('one')).toBe('Half a thought');
    const reloaded = opened(copy.tab.reload());
    await new Promise(setImmediate);
    expect(reloaded.drafts.get('one')).toBe('Another thought');
  });

  test('survive the expiry of a session and are deleted by a log-out, also in other tabs', async () => {
    const { open, signedIn, browser, provider } = sessionFixture({ life: 60 });
    const portal = await signedIn();
    const other = open();
    await other.session.signIn('/list');
    for (const { tab } of [portal, other]) storedDrafts(tab.storage).set('one', 'Half a thought');
    const left = () => [portal, other].map(({ tab }) => storedDrafts(tab.storage).get('one'));
    provider.behaviour.refuses = true;
    browser.sleep(62);
    portal.tab.wake();
    await reaches(portal, 'expired');
    expect(left()).toEqual(['Half a thought', 'Half a thought']);
    await other.session.signOut();
    expect(left()).toEqual(['', '']);
  });
});
