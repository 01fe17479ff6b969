import type { PartialTexts } from './english.ts';
import { formatsOf } from './formats.ts';
import { problemOf } from './text-problems.ts';

/** A checked table of texts in one language; made by `defineTexts`. */
export interface TextsTable {
  /** BCP 47 language tag. */
  readonly locale: string;
  readonly texts: PartialTexts;
}

/**
 * Creates a table for a `TextsProvider`. Numbers, dates and lists follow the locale unless the table has `formats.…`
 * entries. Missing texts come from the outer provider, or are English.
 *
 * @param locale BCP 47 language tag, such as `de` or `pt-BR`.
 * @throws RangeError if the locale is not a language tag.
 * @throws TypeError in development, if a key is unknown, or a text is empty or of the wrong type. In production such
 * entries are ignored.
 */
export function defineTexts(locale: string, table: PartialTexts): TextsTable {
  if (!isLanguageTag(locale)) throw new RangeError(`"${locale}" is not a language tag.`);
  if (import.meta.env?.DEV) {
    const problems = Object.entries(table).flatMap(([key, text]) => problemOf(key, text) ?? []);
    if (problems.length > 0) throw new TypeError(problems.join('\n'));
  }
  return Object.freeze({ locale, texts: Object.freeze({ ...formatEntries(locale), ...table }) });
}

function isLanguageTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

/** English keeps its fixed formats. */
const formatEntries = (locale: string): PartialTexts =>
  new Intl.Locale(locale).language === 'en'
    ? {}
    : Object.fromEntries(
        Object.entries(formatsOf(locale)).map(([name, format]) => [`formats.${name}`, format]),
      );
