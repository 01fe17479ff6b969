import { tryStorage } from '../base/try-storage.ts';

const key = 'portal.sign-ins';
const limit = 3;
const period = 60_000;

/** Limits automatic sign-ins, so that a portal that loses every session at once does not redirect in a loop. */
export function signInLimit(storage: Storage | undefined, now: () => number) {
  const trying = tryStorage(storage);
  const stored: unknown = trying((kept) => JSON.parse(kept.getItem(key) ?? '[]'));
  let moments: number[] = Array.isArray(stored) ? stored.filter((moment) => typeof moment === 'number') : [];

  /** If storage is full or blocked, the count stays in memory. */
  function keep(next: number[]) {
    moments = next;
    trying((kept) => kept.setItem(key, JSON.stringify(next)));
  }

  return {
    /** Counts a sign-in and returns whether it may proceed. */
    take(): boolean {
      const recent = moments.filter((moment) => Math.abs(now() - moment) < period);
      if (recent.length >= limit) return false;
      keep([...recent, now()]);
      return true;
    },
    /** The user requested the sign-in, so it is no loop. */
    reset: () => keep([]),
  };
}
