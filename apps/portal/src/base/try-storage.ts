/** The browser's storage; undefined if it is blocked. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** Returns the result of using a storage; undefined if it is blocked or full, or contains damaged text. */
export const tryStorage =
  (storage: Storage | undefined) =>
  <T>(act: (kept: Storage) => T): T | undefined => {
    try {
      return storage && act(storage);
    } catch {
      return undefined;
    }
  };

/** The same for the storage that lasts between visits. */
export const inBrowser = <T>(act: (kept: Storage) => T): T | undefined =>
  tryStorage(browserStorage('localStorage'))(act);

/** Removes every entry whose key has the prefix. */
export function forgetEntries(kept: Storage, prefix: string): void {
  const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
  for (const name of names) if (name.startsWith(prefix)) kept.removeItem(name);
}
