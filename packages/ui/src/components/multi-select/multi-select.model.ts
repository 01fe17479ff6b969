export interface MultiSelectOption {
  value: string;
  label: string;
}

export interface ListedOption extends MultiSelectOption {
  /** Stands for "without a value": first, and muted. */
  none: boolean;
  /** What the filter reads. */
  key: string;
}

/** How many options are drawn at once; the rest is reached by typing. */
export const MOST_DRAWN = 100;

/** A text as it is compared with others: neither case nor accents count. */
export const searchKey = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The options in their order, each value once, with the one for "without a value" first. */
export function listOptions(options: readonly MultiSelectOption[], none?: MultiSelectOption): ListedOption[] {
  const all = new Map<string, ListedOption>();
  const add = ({ value, label }: MultiSelectOption, isNone: boolean) => {
    if (!all.has(value)) all.set(value, { value, label, none: isNone, key: searchKey(label) });
  };
  if (none) add(none, true);
  for (const option of options) add(option, false);
  return [...all.values()];
}

/**
 * What of the list is drawn: everything that the typed text occurs in, up to a limit. Where not all can be drawn,
 * those chosen before come first, so that nobody has to remember what they are called.
 */
export function drawnOptions(
  listed: readonly ListedOption[],
  query: string,
  chosenBefore: ReadonlySet<string>,
  limit = MOST_DRAWN,
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

/** Where a key leads among `count` options; undefined for a key that leads nowhere. */
export function movedTo(key: string, from: number, count: number): number | undefined {
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

/** The next option that begins with what was typed; the same letter again goes on to the one after. */
export function typedAhead(drawn: readonly ListedOption[], typed: string, from: number): number | undefined {
  const letters = [...searchKey(typed)];
  const [first] = letters;
  if (first === undefined) return undefined;
  const repeated = letters.every((letter) => letter === first);
  const wanted = repeated ? first : letters.join('');
  const order = drawn.map((_, step) => (from + step + (repeated ? 1 : 0)) % drawn.length);
  return order.find((index) => drawn[index]?.key.startsWith(wanted));
}

/** The chosen values with their labels, in the order they were chosen; one that no list knows keeps its value. */
export function chosenOptions(
  values: readonly string[],
  listed: readonly ListedOption[],
): MultiSelectOption[] {
  const labels = new Map(listed.map(({ value, label }) => [value, label]));
  return values.map((value) => ({ value, label: labels.get(value) ?? value }));
}
