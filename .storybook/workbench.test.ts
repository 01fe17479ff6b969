import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import main from './main.ts';

const folder = import.meta.dirname;
const pages = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => file !== 'workbench.test.ts');

test('the sidebar lists no test of a story until its filter asks for them (DESK-001)', () => {
  expect(main.tags).toMatchObject({ 'test-fn': { defaultFilterSelection: 'exclude' } });
});

// Other words are refused by the repository lint.
test.each([
  'wears',
  'tells its tale',
  'at the ends of',
  'Instead use',
  'State to style and to test by',
  'States, and what holds in them',
  'Takes no focus.',
  'Where to find what',
  'What holds everywhere',
  'Another look',
  'Several screens on the way to one end.',
  'rolls no dice',
  'Rather than',
  'Seen with',
  'Shown is the last theme that holds.',
  'Try a brand, see what derives from it',
  'Rules of stories',
])('no page of the workbench says “%s” (DESK-024)', (words) => {
  expect(pages.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(words))).toEqual([]);
});
