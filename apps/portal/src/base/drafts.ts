import { forgetEntries, tryStorage } from './try-storage.ts';

const prefix = 'portal.draft.';

/** Unsaved text of users, by name. Drafts survive a reload and the expiry of a session, but not a log-out. */
export interface Drafts {
  /** Returns '' without a draft. */
  get(name: string): string;
  /** An empty text removes the draft. */
  set(name: string, text: string): void;
  /** Removes the drafts of all users. */
  forget(): void;
}

/** Keeps drafts in the storage of the tab; nothing is kept if storage is blocked or full. */
export function storedDrafts(storage: Storage | undefined): Drafts {
  const trying = tryStorage(storage);
  return {
    get: (name) => trying((kept) => kept.getItem(prefix + name)) ?? '',
    set: (name, text) =>
      trying((kept) => (text === '' ? kept.removeItem(prefix + name) : kept.setItem(prefix + name, text))),
    forget: () => trying((kept) => forgetEntries(kept, prefix)),
  };
}
