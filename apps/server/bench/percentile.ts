/** The figure below which such a share of all figures lies, in an order of their own; not a number where there are none. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const middle = (figures: readonly number[]): number => percentile(figures, 0.5);
