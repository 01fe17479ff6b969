import { englishTexts, textKeys, type TextKey } from './english.ts';

/** Names of the values that the English text of a key uses. */
export function valueNamesOf(key: TextKey): readonly string[] {
  const english = englishTexts[key];
  if (typeof english === 'string') return [];
  const names = new Set<string>();
  const recorder = new Proxy({}, { get: (_, name) => (names.add(String(name)), undefined) });
  try {
    (english as (values: object) => string)(recorder);
  } catch {
    // An error does not matter here: the names have been recorded.
  }
  return [...names];
}

/** Number of letters to insert, delete or replace to turn one word into the other (Levenshtein distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, with_] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (letter === with_ ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function suggestion(key: string): string {
  const nearest = textKeys
    .map((known) => ({ known, off: distance(key, known) }))
    .toSorted((one, other) => one.off - other.off)[0];
  return nearest && nearest.off <= 3 ? ` Did you mean ${nearest.known}?` : '';
}

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(englishTexts, key);

/** Returns the problem of a table entry as a sentence; undefined if it is valid. */
export function problemOf(key: string, text: unknown): string | undefined {
  if (!isTextKey(key)) return `${key} is not a text.${suggestion(key)}`;
  if (typeof englishTexts[key] === 'string') {
    if (typeof text !== 'string') return `${key} is a string.`;
    return text.trim() === '' ? `${key} is empty.` : undefined;
  }
  const values = `{ ${valueNamesOf(key).join(', ')} }`;
  if (typeof text !== 'function') return `${key} is a function of ${values}.`;
  return text.length > 1 ? `${key} takes one object, ${values}, not ${text.length} parameters.` : undefined;
}
