const key = 'portal.sign-ins';
const limit = 3;
const period = 60_000;

/** Counts the ways to the provider, so that a portal that loses every session at once stops going round. */
export function signInLimit(storage: Storage | undefined, now: () => number) {
  let moments = read();

  function read(): number[] {
    try {
      const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter((moment) => typeof moment === 'number') : [];
    } catch {
      return [];
    }
  }

  function keep(next: number[]) {
    moments = next;
    try {
      storage?.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is full or blocked: what the page remembers has to do.
    }
  }

  return {
    /** Notes one more sign-in and says whether it may go ahead. */
    take(): boolean {
      const recent = moments.filter((moment) => Math.abs(now() - moment) < period);
      if (recent.length >= limit) return false;
      keep([...recent, now()]);
      return true;
    },
    /** A person asked for it, so it is no loop. */
    reset: () => keep([]),
  };
}
