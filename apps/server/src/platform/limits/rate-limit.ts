import { isYounger } from '../is-younger.ts';

const minuteMs = 60_000;

/** Returns whether a name may do something once more in this minute. Only this process counts. */
export function rateLimit(limit: number, now: () => number): (name: string) => boolean {
  const counts = new Map<string, number>();
  let began = 0;
  return (name) => {
    if (!isYounger(began, minuteMs, now())) {
      began = now();
      counts.clear();
    }
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count < limit;
  };
}
