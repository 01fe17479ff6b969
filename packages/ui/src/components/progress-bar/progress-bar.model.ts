/** Whole per cent from 0 to 100; undefined if the progress is unknown. */
export function knownPercent(value: number | null | undefined): number | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  return Math.min(100, Math.max(0, Math.floor(value)));
}
