import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import budgets from '../packages/ui/entry-budgets.json' with { type: 'json' };
import type { TextsTable } from '../packages/ui/src/texts/define-texts.ts';
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

test('the README shows a table of another language in ten lines, with plurals, dates and `lang` (TEXTS-035)', async () => {
  const section = read('packages/ui/README.md').split('## Another language\n')[1]?.split('\n## ')[0] ?? '';
  for (const word of ['TextsProvider', '`plural`', 'dates', '`lang`']) expect(section).toContain(word);
  const code = section.split('```ts\n')[1]?.split('```')[0] ?? '';
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
  // `package-libraries.ts` builds and runs the same code against the packed library.
  const folder = mkdtempSync(join(tmpdir(), 'languages-'));
  const file = join(folder, 'dutch.ts');
  writeFileSync(file, code.replace('@portal/ui/texts', join(root, 'packages/ui/src/texts/index.ts')));
  const { dutch } = (await import(/* @vite-ignore */ file)) as { dutch: TextsTable };
  rmSync(folder, { recursive: true });
  expect(dutch.locale).toBe('nl');
  expect(dutch.texts['pagination.range']?.({ from: 21, to: 40, total: 147 })).toBe('21–40 van 147');
  expect(dutch.texts['suggest-field.count']?.({ count: 1 })).toBe('1 suggestie');
});
