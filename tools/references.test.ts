import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAreas } from './coverage.ts';
import { root } from './root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = globSync('{packages,apps,tools,e2e,docs,.storybook}/**/*.{ts,tsx,mjs,css,sql,md}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|storybook-static|last-release)(\/|$)/.test(path),
}).map((file) => ({ file, text: read(file) }));

/** Every match of a pattern in the sources, except known ones. */
const unknown = (pattern: RegExp, known: ReadonlySet<string>) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].filter(([, id = '']) => !known.has(id)).map(([match]) => `${file}: ${match}`),
  );

const rows = parseAreas(read('docs/requirements/areas.txt'));
const areas = [...new Set(rows.map(({ area }) => area))].join('|');
const decisions = new Set(
  [...read('docs/product-decisions.md').matchAll(/^\| (OP-\d{3}) \|/gm)].map(([, id = '']) => id),
);
const records = new Set(
  globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) => /\d{4}/.exec(file)?.[0] ?? ''),
);
const endpoints = new Set(
  sources
    .filter(({ file }) => file.startsWith('packages/api/src/contract/'))
    .flatMap(({ text }) => [...text.matchAll(/'(C\d{2,3})'/g)].map(([, id = '']) => id)),
);

test('every requirement that is mentioned exists', () => {
  expect(unknown(new RegExp(`\\b((?:${areas})-\\d{3})\\b`, 'g'), new Set(rows.map(({ id }) => id)))).toEqual(
    [],
  );
});

test('every product decision that is mentioned is listed, and every listed one is mentioned', () => {
  expect(unknown(/\b(OP-\d{3})\b/g, decisions)).toEqual([]);
  const used = new Set(
    sources
      .filter(({ file }) => file !== 'docs/product-decisions.md')
      .flatMap(({ text }) => text.match(/\bOP-\d{3}\b/g) ?? []),
  );
  expect([...decisions].filter((id) => !used.has(id))).toEqual([]);
});

test('every decision record that is mentioned exists', () => {
  expect(unknown(/\bdecision (\d{4})\b/g, records)).toEqual([]);
});

test('every call that is mentioned is an endpoint of the contract', () => {
  expect(unknown(/\((C\d{2,3})\)/g, endpoints)).toEqual([]);
});

test('mentions no document that is not in the repository', () => {
  expect(unknown(/\b(spec [A]|spec [B]|[AB]§\d|security [A-Z]\d)/g, new Set())).toEqual([]);
});
