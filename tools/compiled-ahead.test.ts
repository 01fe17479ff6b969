import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { compiledAhead } from './compiled-ahead.ts';

type Bundle = Record<
  string,
  { type: string; name?: string; isEntry?: boolean; code?: string; source?: string }
>;

/** What the plugin makes of a finished bundle. */
function after(bundle: Bundle): Bundle {
  const { generateBundle } = compiledAhead(['list']);
  const { handler } = generateBundle as { handler: (options: unknown, bundle: unknown) => void };
  handler({} as Rolldown.NormalizedOutputOptions, bundle);
  return bundle;
}

test('the first line of what is drawn first asks for all its functions, that of later parts does not', () => {
  const bundle = after({
    'index.js': { type: 'chunk', name: 'index', isEntry: true, code: 'start()' },
    'list.js': { type: 'chunk', name: 'list', isEntry: false, code: 'draw()' },
    'menu.js': { type: 'chunk', name: 'menu', isEntry: false, code: 'open()' },
    'index.css': { type: 'asset', source: 'body{}' },
  });
  expect(bundle['index.js']?.code).toBe('//# allFunctionsCalledOnLoad\nstart()');
  expect(bundle['list.js']?.code).toBe('//# allFunctionsCalledOnLoad\ndraw()');
  expect(bundle['menu.js']?.code).toBe('open()');
  expect(bundle['index.css']?.source).toBe('body{}');
});

test('a chunk that went by another name is missed', () => {
  const entry = { type: 'chunk', name: 'index', isEntry: true, code: 'start()' };
  expect(() => after({ 'index.js': entry })).toThrow('The build has no chunk list.');
});
