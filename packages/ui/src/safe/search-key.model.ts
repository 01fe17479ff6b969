/**
 * Accents and points of alphabets that are often typed without them, and what is invisible, except blanks. The vowel
 * signs of other scripts stay.
 */
const dropped =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]|(?![\t-\r\u0085])[\p{Cc}\p{DI}\ufff0-\uffff]/gu;

/** How letters are typed that Unicode does not decompose. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};

/**
 * A text as searches compare it: in lower case, without accents and invisible characters, with plain apostrophes,
 * dashes and single spaces. Line breaks stay. The server has the same function in SQL: a change needs a migration.
 */
export const foldedText = (text: string): string =>
  text
    // Unicode decomposes it to a space and an accent.
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(dropped, '')
    .toLowerCase()
    .replace(/[ßæœþøłđðħŧıς]/g, (letter) => spellings[letter] ?? '')
    .replace(/[`‘’‛′ʹʻʼʽ]/g, "'")
    .replace(/[‐‒–—―−]/g, '-')
    .replace(/[“”„‟]/g, '"')
    .replace(/[\t\v-\r \u0085\u1680\u2028\u2029\u2800]+/g, ' ');

/** The same without spaces around it. A text is found if its key contains that of what was typed. */
export const searchKey = (text: string): string => foldedText(text).trim();
