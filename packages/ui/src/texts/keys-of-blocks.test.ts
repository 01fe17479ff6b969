import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { textKeys } from './english.ts';
import { textComments } from './text-comments.ts';

const source = join(import.meta.dirname, '..');
const files = globSync('{components,forms,charts,safe,theme-editor}/**/*.texts.ts', { cwd: source });

/** `x.texts.ts` exports the texts of block `x`. */
async function textsOf(file: string): Promise<readonly string[]> {
  const exported = (await import(/* @vite-ignore */ join(source, file))) as Record<string, object>;
  return Object.entries(exported)
    .filter(([name]) => name.endsWith('Texts'))
    .flatMap(([, texts]) => Object.keys(texts));
}

test('the keys are the names of all `*.texts.ts` files (TEXTS-001, TEXTS-002)', async () => {
  const keys = await Promise.all(
    files.map(async (file) => {
      const block = basename(file, '.texts.ts');
      return (await textsOf(file)).map((name) => `${block}.${name}`);
    }),
  );
  const ofBlocks = textKeys.filter((key) => !key.startsWith('formats.'));
  expect(keys.flat().toSorted()).toEqual(ofBlocks);
});

test.each(files)('each text of %s says in a comment where it appears (TEXTS-034)', async (file) => {
  const comments = textComments(readFileSync(join(source, file), 'utf8'));
  expect((await textsOf(file)).filter((name) => !comments.get(name))).toEqual([]);
});
