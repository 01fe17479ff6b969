/** Whole per cent from 0 to 100: the integer part, and 0 for anything that is not a number. */
export function wholePercent(value: string | number | null | undefined): number {
  const parsed = Math.trunc(Number.parseFloat(String(value)));
  return Number.isNaN(parsed) ? 0 : Math.min(100, Math.max(0, parsed));
}
