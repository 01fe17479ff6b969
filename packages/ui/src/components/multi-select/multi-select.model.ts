import { searchKey } from '../../safe/search-key.model.ts';

export interface MultiSelectOption {
  value: string;
  label: string;
}

export interface ListedOption extends MultiSelectOption {
  /** The option for "without a value": first in the list, and muted. */
  none: boolean;
  /** The text that the filter compares. */
  key: string;
}

/** Maximum number of rendered options; typing finds the others. */
export const MAX_DRAWN = 100;

/** The options in their order, without duplicates; the option for "without a value" is first. */
export function listOptions(options: readonly MultiSelectOption[], none?: MultiSelectOption): ListedOption[] {
  const all = new Map<string, ListedOption>();
  for (const option of none ? [none, ...options] : options) {
    const { value, label } = option;
    if (!all.has(value)) all.set(value, { value, label, none: option === none, key: searchKey(label) });
  }
  return [...all.values()];
}

/**
 * Returns the options that match the query, up to a limit. If there are more, those selected before opening come
 * first, so that users need not remember their names.
 */
export function drawnOptions(
  listed: readonly ListedOption[],
  query: string,
  chosenBefore: ReadonlySet<string>,
  limit = MAX_DRAWN,
) {
  const wanted = searchKey(query);
  const found = listed.filter(({ key }) => key.includes(wanted));
  const ordered =
    found.length <= limit ? found : [...found].sort((a, b) => rank(a, chosenBefore) - rank(b, chosenBefore));
  return { drawn: ordered.slice(0, limit), found: found.length, hidden: Math.max(0, found.length - limit) };
}

const rank = ({ none, value }: ListedOption, first: ReadonlySet<string>) =>
  none ? 0 : first.has(value) ? 1 : 2;

export const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** Index to which a key moves among `count` options; undefined for other keys. */
export function nextIndex(key: string, from: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + 10,
    PageUp: from - 10,
    Home: 0,
    End: count - 1,
  };
  const to = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return to === undefined || count === 0 ? undefined : Math.max(0, Math.min(to, count - 1));
}

/** Index of the next option that begins with the typed text; repeating one letter moves to the next match. */
export function typeAhead(drawn: readonly ListedOption[], typed: string, from: number): number | undefined {
  const letters = [...searchKey(typed)];
  const [first] = letters;
  if (first === undefined) return undefined;
  const repeated = letters.every((letter) => letter === first);
  const wanted = repeated ? first : letters.join('');
  const order = drawn.map((_, step) => (from + step + (repeated ? 1 : 0)) % drawn.length);
  return order.find((index) => drawn[index]?.key.startsWith(wanted));
}

/** The selected values with their labels, in the order of selection. An unknown value is its own label. */
export function chosenOptions(
  values: readonly string[],
  listed: readonly ListedOption[],
): MultiSelectOption[] {
  const labels = new Map(listed.map(({ value, label }) => [value, label]));
  return values.map((value) => ({ value, label: labels.get(value) ?? value }));
}
