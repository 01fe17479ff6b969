import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';

/** Finds what stands among utilities and is none. */
export interface Utilities {
  /** Each that is written in the source of a module and of which no style comes. */
  unknownIn(source: string): string[];
}

/** A quoted text on one line. */
const texts = /(['"`])((?:(?!\1)[^\n\\])*)\1/g;
/** What could be a utility, with its variants before it. */
const shape = /^[!@a-z[-][^\s'"`{}$]*[-:][^\s'"`{}$]+$/;
/** Names that others select by. */
const marks = /^(group|peer|sb)[-/]/;

/** @param sheet Path of the style sheet whose theme and utilities count. */
export async function readUtilities(sheet: string): Promise<Utilities> {
  const design = await loadDesignSystem(readFileSync(sheet, 'utf8'), { base: dirname(sheet) });
  const isUtility = (name: string) => typeof design.candidatesToCss([name])[0] === 'string';
  return {
    unknownIn: (source) =>
      [...source.matchAll(texts)].flatMap(([, , text = '']) => {
        const names = text.split(/\s+/).filter((name) => name !== '' && !name.includes('${'));
        const unknown = names.filter((name) => !isUtility(name));
        // Words of a sentence are none; of a list of utilities at least half are.
        return unknown.length * 2 <= names.length
          ? unknown.filter((name) => shape.test(name) && !marks.test(name))
          : [];
      }),
  };
}
