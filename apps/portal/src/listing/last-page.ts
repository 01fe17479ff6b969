import type { ListReading } from './use-list-reading.ts';

/** Returns the last page if the address requests a later one; otherwise undefined. */
export function lastPageBefore(
  { reply, stale }: Pick<ListReading<{ TotalRows: number; MaxPage: number }>, 'reply' | 'stale'>,
  page: number,
): number | undefined {
  const past = reply !== undefined && !stale && reply.TotalRows > 0 && page > reply.MaxPage;
  return past ? reply.MaxPage : undefined;
}
