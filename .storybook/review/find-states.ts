import { parseTitle } from '../../tools/requirement-ids.ts';
import type { StateRecord } from '../../tools/review/records.ts';

export interface Found {
  readonly state: StateRecord;
  /** What matched: a state id, or the title of a story or test. */
  readonly text: string;
}

/** Finds states by part of their id, of a requirement or a decision, or by words of a story or a test. */
export function findStates(states: readonly StateRecord[], query: string): readonly Found[] {
  const wanted = query.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  return states.flatMap((state): readonly Found[] => {
    const tests = state.Stories.flatMap(({ Tests }) => Tests);
    const texts = [state.Id, ...state.Stories.flatMap(({ Name, Title }) => [Name, Title]), ...tests];
    // A range of requirements, such as the third to the fifth, does not have the id of the fourth.
    const namesWanted = (title: string) => {
      const { rows, decisions } = parseTitle(title);
      return [...rows, ...decisions].some((id) => id.toLowerCase().includes(wanted));
    };
    const text =
      texts.find((one) => words.every((word) => one.toLowerCase().includes(word))) ?? tests.find(namesWanted);
    return wanted && text !== undefined ? [{ state, text }] : [];
  });
}
