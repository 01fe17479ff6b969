import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** A quoted text on one line. */
const texts = /(['"`])((?:(?!\1)[^\n\\])*)\1/g;
/** A possible utility class with its variants. */
const shape = /^[!@a-z[-][^\s'"`{}$]*[-:][^\s'"`{}$]+$/;
/** Names that only serve as selectors. */
const marks = /^(group|peer|sb)[-/]/;

const sheet = join(root, 'packages/ui/src/styles.css');
const design = await loadDesignSystem(readFileSync(sheet, 'utf8'), { base: dirname(sheet) });
const isUtility = (name: string) => typeof design.candidatesToCss([name])[0] === 'string';

/**
 * The names in a list of utilities that produce no style. A list consists of utilities at least by half, unlike a
 * sentence.
 */
const unknownIn = (source: string): string[] =>
  [...source.matchAll(texts)].flatMap(([, , text = '']) => {
    const names = text.split(/\s+/).filter((name) => name !== '' && !name.includes('${'));
    const unknown = names.filter((name) => !isUtility(name));
    return unknown.length * 2 <= names.length
      ? unknown.filter((name) => shape.test(name) && !marks.test(name))
      : [];
  });

test('finds a utility that the theme does not have in any list', () => {
  expect(unknownIn('cva("block w-full bg-white")')).toEqual(['bg-white']);
  expect(unknownIn('className={`grid ${wide} gap-2 hover:bg-hover`}')).toEqual(['hover:bg-hover']);
  expect(unknownIn('<p className="text-sm font-regular text-text-muted" />')).toEqual([]);
  expect(unknownIn("label('A sign-in by the one-time link')")).toEqual([]);
});

test('every utility of the library and of the portal exists: an unknown one has no effect and no warning', () => {
  const files = globSync('{packages/ui/src,apps/portal/src,.storybook}/**/*.{ts,tsx}', { cwd: root });
  const found = files.flatMap((path) =>
    unknownIn(readFileSync(join(root, path), 'utf8')).map((name) => `${path} ${name}`),
  );
  expect(found).toEqual([]);
});
