import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastPairs, derivedTokens, themeInputs } from './index.ts';

const css = ['colours.css', 'scales.css', 'inputs.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');
const declared = new Set([...css.matchAll(/^\s+(--portal-[\w-]+):/gm)].map(([, name]) => name));

test('every public token is declared by the style sheets', () => {
  expect(Object.keys(derivedTokens).filter((name) => !declared.has(name))).toEqual([]);
});

test('a contrast pair names public tokens only', () => {
  const known = new Set<string>([...Object.keys(derivedTokens), ...themeInputs.map(({ name }) => name)]);
  const named = contrastPairs.flatMap(({ colour, on }) => [colour, ...on]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('a tenant sets eight inputs', () => {
  expect(themeInputs.map(({ name }) => name)).toEqual([
    '--portal-brand',
    '--portal-nav',
    '--portal-radius',
    '--portal-font',
    '--portal-density',
    '--portal-logo',
    '--portal-logo-dark',
    '--portal-favicon',
  ]);
});
