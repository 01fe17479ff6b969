import { forgetEntries, tryStorage } from './try-storage.ts';

const prefix = 'portal.draft.';

/** Unsaved text of users, by name. Drafts survive a reload and the expiry of a session, but not a log-out. */
export type Drafts = ReturnType<typeof storedDrafts>;

/** Keeps drafts in the storage of the tab; nothing is kept if storage is blocked or full. */
export function storedDrafts(storage: Storage | undefined) {
  const trying = tryStorage(storage);
  return {
    /** Returns '' without a draft. */
    get: (name: string) => trying((kept) => kept.getItem(prefix + name)) ?? '',
    /** An empty text removes the draft. */
    set: (name: string, text: string) =>
      trying((kept) => (text === '' ? kept.removeItem(prefix + name) : kept.setItem(prefix + name, text))),
    /** Removes the drafts of all users. */
    forget: () => trying((kept) => forgetEntries(kept, prefix)),
  };
}
