import { forgetEntries, triedStorage } from './tried-storage.ts';

const prefix = 'portal.draft.';

/** What people have typed and not saved yet, by name. It outlives a reload and a session that expires, not a log-out. */
export interface Drafts {
  /** Empty without one. */
  get(name: string): string;
  /** An empty one is removed. */
  set(name: string, text: string): void;
  /** Removes every draft, whoever typed it. */
  forget(): void;
}

/** Keeps drafts in the storage of a tab; blocked or full storage keeps none. */
export function storedDrafts(storage: Storage | undefined): Drafts {
  const trying = <T>(act: (kept: Storage) => T) => triedStorage(() => storage, act);
  return {
    get: (name) => trying((kept) => kept.getItem(prefix + name)) ?? '',
    set: (name, text) =>
      trying((kept) => (text === '' ? kept.removeItem(prefix + name) : kept.setItem(prefix + name, text))),
    forget: () => trying((kept) => forgetEntries(kept, prefix)),
  };
}
