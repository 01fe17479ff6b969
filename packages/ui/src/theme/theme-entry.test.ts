import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The modules of an entry by their paths from here, and the packages that they import. */
function importsOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  for (const [, from = ''] of source.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)) {
    if (from.startsWith('.')) importsOf(join(file, '..', from), found);
    else found.add(from);
  }
  return found;
}

test('the entry @portal/ui/theme contains neither culori nor the writer of design tokens (DESK-076)', () => {
  const modules = [...importsOf('index.ts')];
  expect(modules).toContain('contract/colour-tokens.ts');
  expect(modules.filter((module) => !module.endsWith('.ts'))).toEqual([]);
  expect(modules.filter((module) => /design-tokens|derive|evaluate|theme-reader/.test(module))).toEqual([]);
  expect([...importsOf('design-tokens/token-files.ts')]).toContain('culori');
});
