const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** First signs of the first and the last word, in capitals; one sign for one word. Emoji and accents stay whole. */
export function initials(name: string | null | undefined): string {
  const words = (name ?? '').split(/\s/).flatMap(bare);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstSign).join('').toUpperCase();
}

/** Without the brackets, quotation marks and invisible signs that it begins with. */
function bare(word: string): string[] {
  const rest = word.replace(/^[\p{P}\p{C}]+/u, '');
  return rest ? [rest] : [];
}

function firstSign(word = ''): string {
  const [first] = signs.segment(word);
  return first?.segment ?? '';
}
