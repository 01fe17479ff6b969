import { defineTexts, type TextsTable } from './define-texts.ts';
import { englishTexts, textKeys, type PartialTexts } from './english.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';

/** Private-use characters that mark names from a caller, whose letters must not change. */
const open = '\uE000';
const close = '\uE001';
const placeholder = new RegExp(`${open}([^${close}]*)${close}`);

/** `Search` becomes `⟦Šéáŕçĥ ···⟧`: accented letters, brackets around the text, and 40 % more length. */
function pseudo(text: string): string {
  const parts = text.split(placeholder);
  const letters = parts.map((part, index) =>
    index % 2 ? part : [...part].map((letter) => accented.charAt(plain.indexOf(letter)) || letter).join(''),
  );
  const length = [...parts.join('')].length;
  return `⟦${letters.join('')} ${'·'.repeat(Math.max(1, Math.ceil(length * 0.4)))}⟧`;
}

/** Marks every string among the values of a text, so that it does not change. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return `${open}${value}${close}`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, marked(entry)]));
}

/** A sentence with its names marked, unless it reads them as codes, such as those of countries. */
function withMarks(sentence: (values: object) => string, values: object): string {
  try {
    return sentence(marked(values) as object);
  } catch {
    return sentence(values);
  }
}

/**
 * A pseudo-language for tests and the workbench, derived from English: text on screen without brackets has no key.
 * Formats stay English, so that numbers and dates can be read.
 *
 * @param locale `en-XA`, or `ar-XB` for right to left.
 */
export function pseudoTexts(locale: 'en-XA' | 'ar-XB'): TextsTable {
  const entries = textKeys.map((key) => {
    const english = englishTexts[key];
    if (key.startsWith('formats.')) return [key, english];
    if (typeof english === 'string') return [key, pseudo(english)];
    const sentence = english as (values: object) => string;
    return [key, (values: object) => pseudo(withMarks(sentence, values))];
  });
  return defineTexts(locale, Object.fromEntries(entries) as PartialTexts);
}
