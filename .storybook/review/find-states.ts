import { parseTitle } from '../../tools/requirement-ids.ts';
import type { StateRecord } from '../../tools/review/records.ts';

export interface Found {
  readonly state: StateRecord;
  /** What matched: a state id, or the title of a story or test. */
  readonly text: string;
  /** The matching parts of the text, as start and end. */
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/**
 * Finds states by part of their id, of a requirement or a decision, or by words of a story or a test. The states keep
 * their order; those that match by id come first.
 */
export function findStates(states: readonly StateRecord[], query: string): readonly Found[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  const words = wanted.split(/\s+/);
  const found = states.flatMap((state): readonly Found[] => {
    const { Id, Rows, Decisions, Stories } = state;
    const tests = Stories.flatMap(({ Tests }) => Tests);
    for (const text of [
      Id,
      ...Stories.map(({ Name }) => Name),
      ...tests,
      ...Stories.map(({ Title }) => Title),
    ]) {
      const marks = marksOf(text, [wanted]) ?? (text === Id ? undefined : marksOf(text, words));
      if (marks) return [{ state, text, marks }];
    }
    // A range of requirements, such as the third to the fifth, does not have the id of the fourth.
    const id = [...Rows, ...Decisions].find((one) => one.toLowerCase().includes(wanted));
    const text = id !== undefined && tests.find((title) => parseTitle(title).rows.includes(id));
    return text ? [{ state, text, marks: [[text.lastIndexOf('(') + 1, text.length - 1]] }] : [];
  });
  const isById = ({ text, state }: Found) => text === state.Id;
  return [...found.filter(isById), ...found.filter((one) => !isById(one))];
}

/** The first occurrence of each word in order of the text; undefined if one is missing. */
function marksOf(text: string, words: readonly string[]) {
  const lower = text.toLowerCase();
  const marks = words.map((word) => [lower.indexOf(word), lower.indexOf(word) + word.length] as const);
  if (marks.some(([start]) => start === -1)) return undefined;
  const sorted = marks.toSorted(([one], [other]) => one - other);
  return sorted.filter(([start], index) => start >= (sorted[index - 1]?.[1] ?? 0));
}
