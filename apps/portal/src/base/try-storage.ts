/** Returns the result of using a storage; undefined if it is blocked or full. */
export function tryStorage<T>(storage: () => Storage | undefined, act: (kept: Storage) => T): T | undefined {
  try {
    const kept = storage();
    return kept && act(kept);
  } catch {
    return undefined;
  }
}

/** The same for the storage of the browser. */
export const inBrowser = <T>(act: (kept: Storage) => T): T | undefined => tryStorage(() => localStorage, act);

/** Removes every entry whose key has the prefix. */
export function forgetEntries(kept: Storage, prefix: string): void {
  const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
  for (const name of names) if (name.startsWith(prefix)) kept.removeItem(name);
}
