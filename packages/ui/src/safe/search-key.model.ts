/** Accents and points of alphabets that are often typed without them. The vowel signs of other scripts stay. */
const marks =
  '\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f';
/** Control characters except blanks, characters that change the direction or take no space, and non-characters. */
const invisible =
  '\\u0001-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff\\ufff0-\\uffff\\u{e0000}-\\u{e0fff}';
const dropped = new RegExp(`[${marks}${invisible}]`, 'gu');

/** What is typed for letters that Unicode does not decompose, and for signs that most keyboards lack. */
const spellings: Readonly<Record<string, string>> = {
  ae: 'æ',
  b: 'ɓ',
  d: 'đðɖɗ',
  e: 'ɛ',
  h: 'ħ',
  i: 'ı',
  k: 'ƙ',
  l: 'ł',
  n: 'ŋɲ',
  o: 'øɔ',
  oe: 'œ',
  ss: 'ß',
  t: 'ŧ',
  th: 'þ',
  y: 'ƴ',
  σ: 'ς',
  "'": '`‘’‛′‵ʹʻʼʽʾʿˈ՚׳ꞌ',
  '-': '‐‒–—―−⁃֊־',
  '"': '“”„‟',
};
const typed = new Map(
  Object.entries(spellings).flatMap(([as, characters]) =>
    Array.from(characters, (character) => [character, as] as const),
  ),
);
const retyped = new RegExp(`[${[...typed.keys()].join('')}]`, 'g');

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
    .replace(retyped, (character) => typed.get(character) ?? '')
    .replace(/[\t\v-\r \u0085\u1680\u2028\u2029\u2800]+/g, ' ');

/** The same without spaces around it. A text is found if its key contains that of what was typed. */
export const searchKey = (text: string): string => foldedText(text).trim();
