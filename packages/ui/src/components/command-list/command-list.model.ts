import { foldedText, searchKey } from '../../safe/search-key.model.ts';

const inWord = /[\p{L}\p{N}]/u;

const wordsOf = (search: string) => searchKey(search).split(/\s+/).filter(Boolean);

/** The letters of a text, with their accents. */
const lettersOf = (text: string) => Array.from(text.normalize('NFC'));

/** The letters at which a word of the text begins with `word`: the first one, and the one after the last. */
function placesOf(word: string, letters: readonly string[]): readonly (readonly [number, number])[] {
  // One letter can be two of the key, as `ß` is, or none.
  const keys = letters.flatMap((letter, index) => Array.from(foldedText(letter), (key) => ({ key, index })));
  const wanted = Array.from(word);
  return [...keys.keys()]
    .filter(
      (place) =>
        !inWord.test(keys[place - 1]?.key ?? '') &&
        wanted.every((letter, index) => keys[place + index]?.key === letter),
    )
    .map((place) => {
      const last = keys[place + wanted.length - 1]?.index ?? 0;
      const next = keys[place + wanted.length]?.index ?? letters.length;
      return [keys[place]?.index ?? 0, Math.max(next, last + 1)];
    });
}

/** Whether every word of a search begins a word of a text. */
export function beginsWords(search: string, text: string): boolean {
  const letters = lettersOf(text);
  return wordsOf(search).every((word) => placesOf(word, letters).length > 0);
}

export interface TextPart {
  readonly text: string;
  /** The search found this part. */
  readonly marked: boolean;
}

/** Splits a text at what a search found in it. */
export function markedParts(text: string, search: string): readonly TextPart[] {
  const letters = lettersOf(text);
  const found = new Set<number>();
  for (const word of wordsOf(search))
    for (const [first, next] of placesOf(word, letters))
      for (let index = first; index < next; index += 1) found.add(index);
  const parts: { text: string; marked: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const marked = found.has(index);
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += letter;
    else parts.push({ text: letter, marked });
  }
  return parts;
}

/** Options that Page Up and Page Down move by. */
const page = 5;

/** The index that a key activates among `count` options: arrows go round, pages do not. Undefined for other keys. */
export function movedBy(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  if (key === 'PageDown') return Math.min(active + page, count - 1);
  if (key === 'PageUp') return Math.max(active - page, 0);
  return undefined;
}
