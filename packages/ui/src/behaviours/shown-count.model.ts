/** `1,000,000`; a text as it is; nothing where there is no number to show. */
export function shownCount(count: number | string | null | undefined): string | undefined {
  if (typeof count === 'string') return count || undefined;
  return typeof count === 'number' && Number.isFinite(count) ? count.toLocaleString('en-AU') : undefined;
}
