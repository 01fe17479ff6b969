import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { textKeys } from './english.ts';

const source = join(import.meta.dirname, '..');

/** `x.texts.ts` exports the texts of block `x`. */
test('the keys are the names of all `*.texts.ts` files (TEXTS-001, TEXTS-002)', async () => {
  const files = globSync('{components,forms,charts,safe}/**/*.texts.ts', { cwd: source });
  const keys = await Promise.all(
    files.map(async (file) => {
      const block = basename(file, '.texts.ts');
      const exported = (await import(/* @vite-ignore */ join(source, file))) as Record<string, object>;
      return Object.entries(exported)
        .filter(([name]) => name.endsWith('Texts'))
        .flatMap(([, texts]) => Object.keys(texts).map((name) => `${block}.${name}`));
    }),
  );
  const ofBlocks = textKeys.filter((key) => !key.startsWith('formats.'));
  expect(keys.flat().toSorted()).toEqual(ofBlocks);
});
