const dayMs = 86_400_000;

/** ISO time a number of days before the given one. */
export const daysBefore = (at: Date, days: number): string =>
  new Date(at.getTime() - days * dayMs).toISOString();

/** A time between two others: 0 is the first, 1 the second. */
export function between(first: string, second: string, share: number): string {
  const start = Date.parse(first);
  return new Date(start + (Date.parse(second) - start) * share).toISOString();
}
