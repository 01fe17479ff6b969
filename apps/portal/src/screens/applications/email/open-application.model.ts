/** A page of the list as it was answered. */
export interface ShownRows {
  /** What was asked for, whatever its order and page. */
  readonly list: string;
  /** What was asked for, with order and page. */
  readonly question: string;
  /** From 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly pages: number;
  /** Numbers of the applications, in the order of the list. */
  readonly ids: readonly number[];
}

export type Edge = 'first' | 'last';

/** The application in the pane, and the rows among which it stands. */
export interface OpenApplication {
  readonly id: number | undefined;
  /** A page that is on its way; its first or last row is opened then. */
  readonly awaited?: { readonly question: string; readonly edge: Edge } | undefined;
  readonly shown: ShownRows | undefined;
}

export const nothingOpen: OpenApplication = { id: undefined, shown: undefined };

const atEdge = (ids: readonly number[], edge: Edge) => (edge === 'first' ? ids[0] : ids.at(-1));

/**
 * What stands open once other rows are shown (OP-062). An application that left the list gives way to the next one,
 * else to the one before. One that merely stands on another page, or elsewhere in another order, gives way to none:
 * what is open always has its row beside it.
 */
export function settle(open: OpenApplication, shown: ShownRows): OpenApplication {
  if (open.shown === shown) return open;
  const { awaited } = open;
  const id =
    awaited?.question === shown.question
      ? atEdge(shown.ids, awaited.edge)
      : (idAmong(open, shown) ?? undefined);
  return { id, shown };
}

function idAmong({ id, shown: before }: OpenApplication, now: ShownRows): number | undefined {
  if (id === undefined || now.ids.includes(id)) return id;
  if (!before) return undefined;
  if (before.question === now.question) return successor(id, before.ids, now.ids);
  if (before.list !== now.list) return neighbour(id, before.ids, now.ids);
  // The page it stood on is gone with it: what is shown instead ends with the one before.
  return before.page > now.pages ? now.ids.at(-1) : undefined;
}

/** Of those left by a filter, the first after it, else the last before it. */
function neighbour(id: number, before: readonly number[], now: readonly number[]): number | undefined {
  const place = before.indexOf(id);
  const left = (candidate: number) => now.includes(candidate);
  return before.slice(place + 1).find(left) ?? before.findLast(left);
}

/** In the same list read again: what took its place there, also where it came up from the next page. */
function successor(id: number, before: readonly number[], now: readonly number[]): number | undefined {
  const anchor = before.slice(0, Math.max(before.indexOf(id), 0)).findLast((other) => now.includes(other));
  if (anchor !== undefined) return now[now.indexOf(anchor) + 1] ?? anchor;
  return neighbour(id, before, now) ?? now[0];
}

export type Step =
  | { readonly kind: 'open'; readonly id: number }
  | { readonly kind: 'turn'; readonly page: number; readonly edge: Edge };

/** Where a step along the list leads, over the edges of its pages; from nothing, to the first row. */
export function stepFrom(id: number | undefined, shown: ShownRows, by: 1 | -1): Step | undefined {
  const { ids, page, pages } = shown;
  const place = id === undefined ? -1 : ids.indexOf(id);
  const next = ids[place + by];
  if (next !== undefined) return { kind: 'open', id: next };
  const turned = page + by;
  if (place < 0 || turned < 1 || turned > pages) return undefined;
  return { kind: 'turn', page: turned, edge: by > 0 ? 'first' : 'last' };
}
