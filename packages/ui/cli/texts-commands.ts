import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { englishTexts, textKeys, type TextKey } from '../src/texts/english.ts';
import { pluralListener } from '../src/texts/plural.ts';
import type { Outcome } from './commands.ts';
import { isTextKey, problemOf, valueNamesOf } from '../src/texts/text-problems.ts';

/** A table as a file has it: its locale, and texts by their keys. */
interface ReadTable {
  readonly locale: string;
  readonly texts: Readonly<Record<string, unknown>>;
}

const isTable = (value: unknown): value is ReadTable =>
  typeof value === 'object' && value !== null && 'locale' in value && 'texts' in value;

/** Reads JSON `{ "locale", "texts" }`, or a module that exports what `defineTexts` returned. */
async function readTable(path: string): Promise<ReadTable> {
  const file = resolve(path);
  const exported: unknown = path.endsWith('.json')
    ? { table: JSON.parse(await readFile(file, 'utf8')) as unknown }
    : await import(pathToFileURL(file).href);
  const table = Object.values(exported as object).find(isTable);
  if (!table) throw new Error(`${path} has no table: { locale, texts }.`);
  return table;
}

/** JSON has no functions: a text with values is a string with their names in braces. */
function problemInFile(key: string, text: unknown, isJson: boolean): string | undefined {
  if (!isJson || !isTextKey(key) || typeof englishTexts[key] === 'string') return problemOf(key, text);
  if (typeof text !== 'string') return problemOf(key, text);
  const lost = valueNamesOf(key).filter((name) => !text.includes(`{${name}}`));
  return lost.length > 0 ? `${key} lacks {${lost.join('}, {')}}.` : undefined;
}

/** Counts that reach every plural category of every language. */
const counts = [...Array.from({ length: 130 }, (_, count) => count), 1.5, 1_000_000];

/** The plural categories that the texts of a table need but lack. */
function missingForms({ locale, texts }: ReadTable): readonly string[] {
  const missing = new Set<string>();
  for (const [key, text] of Object.entries(texts)) {
    if (!isTextKey(key) || typeof text !== 'function') continue;
    pluralListener.onMissingForm = (category) =>
      missing.add(`${key} has no form "${category}", which ${locale} needs.`);
    for (const count of counts) {
      const values = Object.fromEntries(valueNamesOf(key).map((name) => [name, count]));
      try {
        (text as (values: object) => string)(values);
      } catch {
        break;
      }
    }
  }
  pluralListener.onMissingForm = undefined;
  return [...missing];
}

/** Names missing and unknown keys, texts that equal English, and missing plural forms. Status 1 if a key is missing or a text wrong. */
export async function checkTexts(path: string): Promise<Outcome> {
  const table = await readTable(path);
  const { locale, texts } = table;
  const isJson = path.endsWith('.json');
  const wrong = [
    ...textKeys
      .filter((key) => !key.startsWith('formats.') && !Object.hasOwn(texts, key))
      .map((key) => `${key} is missing.`),
    ...Object.entries(texts).flatMap(([key, text]) => problemInFile(key, text, isJson) ?? []),
    ...missingForms(table),
  ];
  const equal = textKeys
    .filter((key) => typeof texts[key] === 'string' && texts[key] === englishTexts[key])
    .map((key) => `${key} equals English: ${String(texts[key])}`);
  const count = Object.keys(texts).length;
  const summary = `${locale}: ${count} of ${textKeys.length} texts, ${wrong.length} to correct.`;
  return { status: wrong.length > 0 ? 1 : 0, text: [...wrong, ...equal, summary].join('\n') };
}

/** English with its values in braces: `Page {page}`. */
function example(key: TextKey): string {
  const english = englishTexts[key];
  if (typeof english === 'string') return english;
  const values = Object.fromEntries(valueNamesOf(key).map((name) => [name, `{${name}}`]));
  try {
    return (english as (values: object) => string)(values);
  } catch {
    return valueNamesOf(key)
      .map((name) => `{${name}}`)
      .join(' ');
  }
}

/** Returns a table in TypeScript with English values; comments name the values of each text. */
export function templateOf(locale: string): Outcome {
  try {
    Intl.getCanonicalLocales(locale);
  } catch {
    return { status: 2, text: `"${locale}" is not a language tag.` };
  }
  const entries = textKeys
    .filter((key) => !key.startsWith('formats.'))
    .map((key) => {
      const names = valueNamesOf(key);
      if (names.length === 0) return `  '${key}': ${JSON.stringify(englishTexts[key])},`;
      const text = example(key)
        .replaceAll(/\{(\w+)\}/g, '${$1}')
        .replaceAll('`', "'");
      return `  // ${example(key)}\n  '${key}': ({ ${names.join(', ')} }) => \`${text}\`,`;
    });
  const lines = [
    `import { defineTexts } from '@portal/ui/texts';`,
    '',
    `export const texts = defineTexts('${locale}', {`,
    ...entries,
    '});',
  ];
  return { status: 0, text: lines.join('\n') };
}
