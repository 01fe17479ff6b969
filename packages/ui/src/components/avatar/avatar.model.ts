const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Initials of the first and the last word, in capitals; a single word has one. Emoji and combining accents stay
 * whole.
 */
export function initials(name: string | null | undefined): string {
  const words = (name ?? '').split(/\s/).flatMap(withoutOpeningMarks);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstGrapheme).join('').toUpperCase();
}

/** Removes leading punctuation and invisible characters; drops a word that has nothing else. */
function withoutOpeningMarks(word: string): string[] {
  const rest = word.replace(/^[\p{P}\p{C}]+/u, '');
  return rest ? [rest] : [];
}

function firstGrapheme(word = ''): string {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
}
