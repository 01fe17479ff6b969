import { expect, test } from 'vitest';
import { scriptsOf } from './first-route.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared'] },
  'list.tsx': { file: 'assets/list.js', imports: ['index.html', '_grid', '_shared'] },
  'detail.tsx': { file: 'assets/detail.js', imports: ['_shared'] },
  _shared: { file: 'assets/shared.js' },
  _grid: { file: 'assets/grid.js', imports: ['_shared', 'style'] },
  style: { file: 'assets/style.css' },
};

test('a route needs the entry, its own script and what both import, each once and no style sheet', () => {
  expect(scriptsOf(['index.html', 'list.tsx'], manifest)).toEqual([
    'apps/portal/dist/assets/index.js',
    'apps/portal/dist/assets/shared.js',
    'apps/portal/dist/assets/list.js',
    'apps/portal/dist/assets/grid.js',
  ]);
});

test('a route that the build does not have is no route of no bytes', () => {
  expect(() => scriptsOf(['gone.tsx'], manifest)).toThrow('The build has no gone.tsx.');
});
