import { expect, test } from 'vitest';
import { scriptsOf } from './bundle-budget.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared'] },
  'list.tsx': { file: 'assets/list.js', imports: ['index.html', '_grid', '_shared'] },
  'detail.tsx': { file: 'assets/detail.js', imports: ['_shared'] },
  _shared: { file: 'assets/shared.js' },
  _grid: { file: 'assets/grid.js', imports: ['_shared', 'style'] },
  style: { file: 'assets/style.css' },
};

test('a route needs the entry, its own script and what both import, each once and no style sheet', () => {
  expect(scriptsOf(manifest, ['index.html', 'list.tsx'])).toEqual([
    'assets/index.js',
    'assets/shared.js',
    'assets/list.js',
    'assets/grid.js',
  ]);
});

test('a route that the build does not have is no route of no bytes', () => {
  expect(() => scriptsOf(manifest, ['gone.tsx'])).toThrow('The build has no gone.tsx.');
});
