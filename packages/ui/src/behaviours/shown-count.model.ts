/** The count as a text: a string as it is, a number such as `1,000,000`. Undefined if there is nothing to show. */
export function shownCount(
  count: number | string | null | undefined,
  format: (values: { value: number }) => string,
): string | undefined {
  if (typeof count === 'string') return count || undefined;
  return typeof count === 'number' && Number.isFinite(count) ? format({ value: count }) : undefined;
}
