import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { clientEntries, componentEntries, entries } from '../scripts/entries.ts';

/** A change of the exports of an entry is a change for every consumer of the package, so it must be visible here. */
test('every entry exports exactly its listed names', async () => {
  const lines = await Promise.all(
    entries.map(async ({ name, file }) => {
      const exported = (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>;
      return `${name}: ${Object.keys(exported).toSorted().join(' ')}`;
    }),
  );
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./testing/exports.txt');
});

test('the packed package has the entries of the source', () => {
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
});

test('the conventions are checked for every entry with components', () => {
  const checked = readFileSync(new URL('conventions.test-d.ts', import.meta.url), 'utf8');
  const files = [...componentEntries, ...clientEntries].map(({ file }) => `from './${file}'`);
  const withoutComponents = [`from './behaviours/index.ts'`];
  expect(files.filter((file) => !checked.includes(file))).toEqual(withoutComponents);
});
