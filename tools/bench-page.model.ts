/** What one visit to one page took, by operation. */
export interface Sample<Operation extends string> {
  readonly round: number;
  readonly page: 'floor' | 'grid';
  readonly work: Readonly<Record<Operation, number>>;
}

/** The grid's work over the floor's within each round, and of these ratios the median. */
export function medianRatios<Operation extends string>(
  samples: readonly Sample<Operation>[],
): readonly (readonly [Operation, number])[] {
  const floors = samples.filter(({ page }) => page === 'floor');
  const operations = Object.keys(floors[0]?.work ?? {}) as Operation[];
  return operations.map((operation) => {
    const ratios = floors.flatMap(({ round, work }) => {
      const grid = samples.find((sample) => sample.page === 'grid' && sample.round === round);
      return grid ? [grid.work[operation] / work[operation]] : [];
    });
    return [operation, median(ratios)] as const;
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2
    ? (sorted[Math.floor(middle)] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
