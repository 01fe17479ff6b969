import { shownRows } from '../listing/shown-rows.ts';

/**
 * The application before or after the one at an address, on the page of the list that it was opened from. Null at the
 * end, undefined if it was not opened from a list.
 *
 * @param state The state of the location of the router.
 */
export function stepFrom(pathname: string, state: unknown, by: 1 | -1): string | null | undefined {
  const { address, rows = [] } = shownRows.get() ?? {};
  const opener: unknown = (state as { readonly list?: unknown } | null)?.list;
  const at = rows.findIndex((href) => href.startsWith(`${pathname}?`));
  if (opener === undefined || opener !== address || at === -1) return undefined;
  return rows[at + by] ?? null;
}
