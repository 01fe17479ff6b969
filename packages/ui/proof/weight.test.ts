import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tokenSheet } from './theme-page.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const KILOBYTE = 1024;

test('tokens and theme weigh at most 6 KB, as they lie here', () => {
  expect(gzipSync(tokenSheet, { level: 9 }).length).toBeLessThanOrEqual(6 * KILOBYTE);
});

test('the built style sheet of the blocks holds no colour of its own', () => {
  const built = execFileSync(
    path('../node_modules/.bin/tailwindcss'),
    ['--input', '../src/package.css', '--minify'],
    {
      cwd: path('.'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  expect(built.length).toBeGreaterThan(30 * KILOBYTE);
  const declared = [...built.matchAll(/([\w-]+):([^{};]*#[0-9a-f]{3,8}\b[^{};]*)/gi)];
  // The tokens are where colours belong, and --tw- are the defaults of the tool. The colour of a mask is an amount.
  const own = declared.filter(
    ([, property = '', value = '']) =>
      !/^--(portal|tw)-|^initial-value$|mask/.test(property) &&
      value.replaceAll(/#0000\b/g, '').includes('#'),
  );
  expect(declared.length).toBeGreaterThan(100);
  expect(own.map(([found]) => found)).toEqual([]);
});

test('the sheets are written in the order that the layers need', () => {
  const imports = readFileSync(path('../src/theme/tokens.css'), 'utf8').match(/\w+(?=\.css)/g);
  expect(imports).toEqual(['layers', 'inputs', 'scales', 'colours', 'fallback']);
});
