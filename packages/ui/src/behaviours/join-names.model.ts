/** A longer list would fill the window and take minutes to read out. */
const MAX_NAMES = 100;

/** Texts that join a list of names. */
export interface NameListTexts {
  list: (values: { items: readonly string[] }) => string;
  /** Appends the number of omitted names. */
  more: (values: { list: string; count: number }) => string;
}

/** Joins names, such as `Cash, Shares`. Of a very long list, the first hundred and the number of the others. */
export function joinNames(names: readonly string[], texts: NameListTexts): string {
  // A list format has no text for an empty list.
  if (names.length === 0) return '';
  const list = texts.list({ items: names.slice(0, MAX_NAMES) });
  const count = names.length - MAX_NAMES;
  return count > 0 ? texts.more({ list, count }) : list;
}
