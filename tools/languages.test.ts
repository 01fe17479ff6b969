import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import budgets from '../packages/ui/entry-budgets.json' with { type: 'json' };
import { root } from './root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const testsAndStories = /\.(test|stories)\.tsx?$/;

/** The files that import a module whose path ends with a name. */
const importersOf = (folder: string, name: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) =>
    new RegExp(`from '[^']*${name}'|import\\('[^']*${name}'\\)`).test(read(file)),
  );

test('no block imports the table of another language (TEXTS-005)', () => {
  const importers = importersOf('packages/ui/src', String.raw`/de(\.ts)?`);
  expect(importers.filter((file) => !testsAndStories.test(file))).toEqual([]);
});

test('the portal has no provider of texts, so its tests find elements by their English names (TEXTS-038)', () => {
  expect(importersOf('apps/portal/src', '@portal/ui/texts(/de)?')).toEqual([]);
});

test('a complete table has a budget of 5 kB, which `size-limit` checks (TEXTS-008)', () => {
  expect(budgets['texts/de']).toBe(5120);
});

// `package-libraries.ts` builds and runs the code with the packed library.
test('the README shows a table of another language in ten lines, with plurals, dates and `lang` (TEXTS-035)', () => {
  const section = read('packages/ui/README.md').split('## Another language\n')[1]?.split('\n## ')[0] ?? '';
  for (const word of ['TextsProvider', '`plural`', 'dates', '`lang`']) expect(section).toContain(word);
  const code = section.split('```ts\n')[1]?.split('```')[0] ?? '';
  expect(code).toContain("defineTexts('nl'");
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
});
