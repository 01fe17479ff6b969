import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** Each row of the table with the tests that it names, each by its file and a part of its title. */
const rows = [
  ...readFileSync(join(root, 'docs/operating/faults.md'), 'utf8').matchAll(/^\| ([KN]\d) \|.*\| (.*) \|$/gm),
].map(([, id = '', shown = '']) => ({
  id,
  tests: [...shown.matchAll(/`([^`]+)` '([^']+)'/g)].map(([, path = '', title = '']) => ({ path, title })),
}));

test('every kind of fault and race has a row, in order', () => {
  const wanted = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6'];
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

test.each(rows)('$id names tests that are there', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  const missing = tests.filter(({ path, title }) => !readFileSync(join(root, path), 'utf8').includes(title));
  expect(missing).toEqual([]);
});
