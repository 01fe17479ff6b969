import type { StateRecord } from '../../tools/review/records.ts';

export interface Found {
  readonly state: StateRecord;
  /** What matched: a state id, a requirement, a decision, or the title of a story or test. */
  readonly text: string;
  /** The matching parts of the text, as start and end. */
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/**
 * Finds states by part of their id, of a requirement or a decision, or by words of their stories and tests. The
 * states keep their order; those that match by id come first.
 */
export function findStates(states: readonly StateRecord[], query: string): readonly Found[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  const byId: Found[] = [];
  const others: Found[] = [];
  for (const state of states) {
    const marks = marksOf(state.Id, [wanted]);
    if (marks) byId.push({ state, text: state.Id, marks });
    else {
      const found = findInFacts(state, wanted) ?? findInTexts(state, wanted);
      if (found) others.push({ state, ...found });
    }
  }
  return [...byId, ...others];
}

type Match = Omit<Found, 'state'>;

/** Finds a requirement or decision. A test names it, perhaps as part of a range such as `LIST-048 to LIST-052`. */
function findInFacts({ Rows, Decisions, Stories }: StateRecord, wanted: string): Match | undefined {
  const id = [...Rows, ...Decisions].find((one) => one.toLowerCase().includes(wanted));
  if (id === undefined) return undefined;
  const titles = Stories.flatMap(({ Tests }) => Tests);
  for (const text of titles) {
    const mark = idIn(text, id);
    if (mark) return { text, marks: [mark] };
  }
  return { text: id, marks: marksOf(id, [wanted]) ?? [] };
}

/** Where a title names an id, by itself or within a range. */
function idIn(title: string, id: string): readonly [number, number] | undefined {
  const start = title.indexOf(id);
  if (start !== -1) return [start, start + id.length];
  for (const range of title.matchAll(/([A-Z]+)-(\d+) to (?:\1-)?(\d+)/g)) {
    const [whole, area, first, last] = range;
    const number = Number(id.slice(id.lastIndexOf('-') + 1));
    const within = id.startsWith(`${area}-`) && number >= Number(first) && number <= Number(last);
    if (within) return [range.index, range.index + whole.length];
  }
  return undefined;
}

/** Finds the words in one title, or else spread over several. */
function findInTexts({ Stories }: StateRecord, wanted: string): Match | undefined {
  const words = wanted.split(/\s+/);
  const texts = Stories.flatMap(({ Name, Title, Tests }) => [Name, ...Tests, Title]);
  for (const text of texts) {
    const marks = marksOf(text, [wanted]) ?? marksOf(text, words);
    if (marks) return { text, marks };
  }
  const all = texts.join('\n').toLowerCase();
  const text =
    words.every((word) => all.includes(word)) && texts.find((one) => marksOf(one, words.slice(0, 1)));
  return text ? { text, marks: marksOf(text, words.slice(0, 1)) ?? [] } : undefined;
}

/** The first occurrence of each word in order of the text; undefined if one is missing. */
function marksOf(text: string, words: readonly string[]) {
  const lower = text.toLowerCase();
  const marks = words.map((word) => {
    const start = lower.indexOf(word);
    return [start, start + word.length] as const;
  });
  if (marks.some(([start]) => start === -1)) return undefined;
  const sorted = marks.toSorted(([one], [other]) => one - other);
  return sorted.filter(([start], index) => start >= (sorted[index - 1]?.[1] ?? 0));
}
