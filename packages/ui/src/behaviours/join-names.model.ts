/** Longer lists fill a window, and nobody listens to them. */
const MOST = 100;

/** How a list of names is written. */
export interface NameListTexts {
  list: (values: { items: readonly string[] }) => string;
  /** Appends how many names are left out. */
  more: (values: { list: string; count: number }) => string;
}

/** `Cash, Shares`; of a very long list, the first hundred names and the number of the others. */
export function joinNames(names: readonly string[], texts: NameListTexts): string {
  const list = texts.list({ items: names.slice(0, MOST) });
  const count = names.length - MOST;
  return count > 0 ? texts.more({ list, count }) : list;
}
