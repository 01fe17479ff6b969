/** What comes of using a storage; undefined where it is blocked or full: then nothing is kept. */
export function triedStorage<T>(
  storage: () => Storage | undefined,
  act: (kept: Storage) => T,
): T | undefined {
  try {
    const kept = storage();
    return kept && act(kept);
  } catch {
    return undefined;
  }
}

/** Removes every entry whose name begins so. */
export function forgetEntries(kept: Storage, prefix: string): void {
  const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
  for (const name of names) if (name.startsWith(prefix)) kept.removeItem(name);
}
