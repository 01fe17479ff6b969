/** One page of the list, as loaded. */
export interface ShownRows {
  /** Identifies the filtered list, ignoring order and page. */
  readonly list: string;
  /** Identifies the filtered list with its order and page. */
  readonly query: string;
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  /** Application ids in list order. */
  readonly ids: readonly number[];
}

export type Edge = 'first' | 'last';

/** The application in the pane, and the page of rows that contains it. */
export interface OpenApplication {
  readonly id: number | undefined;
  /** A page that is loading; its first or last row opens when it arrives. */
  readonly awaited?: { readonly query: string; readonly edge: Edge } | undefined;
  readonly shown: ShownRows | undefined;
}

export const nothingOpen: OpenApplication = { id: undefined, shown: undefined };

const atEdge = (ids: readonly number[], edge: Edge) => (edge === 'first' ? ids[0] : ids.at(-1));

/**
 * What is open after other rows were loaded (OP-062). An application that left the list is replaced by the next one,
 * otherwise by the previous one. If it is merely on another page, nothing is open: an open application always has a
 * visible row.
 */
export function settle(open: OpenApplication, shown: ShownRows): OpenApplication {
  if (open.shown === shown) return open;
  const { awaited } = open;
  const id =
    awaited?.query === shown.query ? atEdge(shown.ids, awaited.edge) : (idAmong(open, shown) ?? undefined);
  return { id, shown };
}

function idAmong({ id, shown: before }: OpenApplication, now: ShownRows): number | undefined {
  if (id === undefined || now.ids.includes(id)) return id;
  if (!before) return undefined;
  if (before.query === now.query) return successor(id, before.ids, now.ids);
  if (before.list !== now.list) return neighbour(id, before.ids, now.ids);
  // Its page no longer exists; the page shown instead ends with the previous row.
  return before.page > now.pages ? now.ids.at(-1) : undefined;
}

/** Of the rows that a filter keeps: the next one, otherwise the previous one. */
function neighbour(id: number, before: readonly number[], now: readonly number[]): number | undefined {
  const place = before.indexOf(id);
  const left = (candidate: number) => now.includes(candidate);
  return before.slice(place + 1).find(left) ?? before.findLast(left);
}

/** In the same list, loaded again: the row at the same position, which may have moved up from the next page. */
function successor(id: number, before: readonly number[], now: readonly number[]): number | undefined {
  const anchor = before.slice(0, Math.max(before.indexOf(id), 0)).findLast((other) => now.includes(other));
  if (anchor !== undefined) return now[now.indexOf(anchor) + 1] ?? anchor;
  return neighbour(id, before, now) ?? now[0];
}

export type Step =
  | { readonly kind: 'open'; readonly id: number }
  | { readonly kind: 'turn'; readonly page: number; readonly edge: Edge };

/** Where a step along the list leads, across pages; if nothing is open, to the first row. */
export function stepFrom(id: number | undefined, shown: ShownRows, by: 1 | -1): Step | undefined {
  const { ids, page, pages } = shown;
  const place = id === undefined ? -1 : ids.indexOf(id);
  const next = ids[place + by];
  if (next !== undefined) return { kind: 'open', id: next };
  const turned = page + by;
  if (place < 0 || turned < 1 || turned > pages) return undefined;
  return { kind: 'turn', page: turned, edge: by > 0 ? 'first' : 'last' };
}
