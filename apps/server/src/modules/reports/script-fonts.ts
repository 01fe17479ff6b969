import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const namesake =
  'Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Sinhala ' +
  'Tamil Telugu Thai';
/** Fonts by script. In Vazirmatn a glyph is one letter, as copied text needs; Noto builds Arabic letters of parts. */
const fontsOfScripts: Record<string, readonly string[]> = {
  Arabic: ['vazirmatn'],
  Hangul: ['noto-sans-kr'],
  Hiragana: ['noto-sans-jp'],
  Katakana: ['noto-sans-jp'],
  Han: ['noto-sans-sc', 'noto-sans-jp'],
  ...Object.fromEntries(namesake.split(' ').map((script) => [script, [`noto-sans-${script.toLowerCase()}`]])),
};
/** Blank, joiners and the carrier of a lone mark, which words of every script may contain. */
const everywhere = ' \u{200C}\u{200D}\u{25CC}';

const require = createRequire(import.meta.url);

/** The file of a font that has a letter: fonts are divided for browsers. */
function fileOf(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  for (const [script, fonts] of Object.entries(fontsOfScripts))
    if (new RegExp(`\\p{Script_Extensions=${script}}`, 'u').test(letter))
      for (const font of fonts) {
        const files = `@fontsource-variable/${font}`;
        const parts = Object.entries(require(`${files}/unicode.json`) as Record<string, string>);
        const part = parts.find(([, ranges]) => ranges.split(',').some((range) => isIn(range, code)))?.[0];
        if (part)
          return require.resolve(`${files}/files/${font}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`);
      }
  return undefined;
}

/** Whether a code point is within a range as style sheets write it: `U+0E01-0E5B`. */
function isIn(range: string, code: number): boolean {
  const [first = 0, last = first] = range
    .slice('U+'.length)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return first <= code && code <= last;
}

/** Fonts that have just these letters, as TrueType. Letters without a font are left out. */
export function fontsFor(letters: ReadonlySet<string>, weight: number): Promise<Buffer[]> {
  const wanted = Map.groupBy(letters, fileOf);
  wanted.delete(undefined);
  return Promise.all(
    Array.from(wanted, async ([file = '', found]) =>
      // Some vowels are shaped as their parts.
      subsetFont(
        await readFile(file),
        [everywhere, ...found, ...found.map((one) => one.normalize('NFKD'))].join(''),
        {
          targetFormat: 'truetype',
          variationAxes: { wght: weight },
        },
      ),
    ),
  );
}
