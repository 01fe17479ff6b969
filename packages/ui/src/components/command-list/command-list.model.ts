import { searchKey } from '../../behaviours/search-key.model.ts';

const wordStart = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u;
const wordsOf = (text: string): readonly string[] => searchKey(text).split(/\s+/).filter(Boolean);

/** Whether every word of a search begins a word of a text. Accents and case do not matter. */
export function beginsWords(search: string, text: string): boolean {
  const starts = searchKey(text).split(wordStart);
  return wordsOf(search).every((word) =>
    starts.some((_, index) => starts.slice(index).join('').startsWith(word)),
  );
}

export interface TextPart {
  readonly text: string;
  /** The search has this part. */
  readonly marked: boolean;
}

/** A text in parts, of which those are marked that begin a word as a word of the search does. */
export function markedParts(text: string, search: string): readonly TextPart[] {
  const words = wordsOf(search).toSorted((one, other) => other.length - one.length);
  return text
    .split(wordStart)
    .flatMap((start) => {
      const word = words.find((each) => searchKey(start.slice(0, each.length)) === each);
      const end = word?.length ?? 0;
      return [
        { text: start.slice(0, end), marked: true },
        { text: start.slice(end), marked: false },
      ];
    })
    .filter((part) => part.text !== '');
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
