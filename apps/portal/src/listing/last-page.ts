import type { ListReading } from './use-list-reading.ts';

/** The last page of a list, where an address asks for one after it; undefined where there is nothing to mend. */
export function lastPageBefore(
  { reply, stale }: Pick<ListReading<{ TotalRows: number; MaxPage: number }>, 'reply' | 'stale'>,
  page: number,
): number | undefined {
  const past = reply !== undefined && !stale && reply.TotalRows > 0 && page > reply.MaxPage;
  return past ? reply.MaxPage : undefined;
}
