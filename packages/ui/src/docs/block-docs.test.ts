import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BlockDocs, GuidancePair } from './block.docs.ts';

const components = join(import.meta.dirname, '../components');
const behaviours = join(import.meta.dirname, '../behaviours');
const blocks = globSync('*/*.stories.tsx', { cwd: components })
  .map(dirname)
  .filter((block, index, all) => all.indexOf(block) === index)
  .toSorted();

describe.each(blocks)('%s', (block) => {
  const folder = join(components, block);
  const docsName = `${camelCase(block)}Docs`;

  test('shows good uses next to mistakes, in short sentences (DESK-025, DESK-026, DESK-029)', async () => {
    const docs = await docsOf(folder, block, docsName);
    expect(guidanceProblems(`${block}.docs.tsx`, docs)).toEqual([]);
  });

  test('has a documentation page, which its stories show', async () => {
    const docs = await docsOf(folder, block, docsName);
    const stories = globSync('*.stories.tsx', { cwd: folder })
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    expect(stories).toContain(`block: ${docsName}`);
    expect(docs.summary.length).toBeGreaterThan(0);
    expect(docs.anatomy.trim()).not.toBe('');
  });

  test('sets every attribute that its documentation names, and documents every attribute that it sets', async () => {
    const docs = await docsOf(folder, block, docsName);
    const source = sourceOf(folder, /\.(test|stories|docs|styles|fixtures|behaviour)\.tsx?$/);
    // A shared behaviour or a part of Radix may set it.
    const around = [
      source.includes("from '@radix-ui/") ? 'data-state data-highlighted data-disabled' : '',
      sourceOf(folder, /\.(test|stories|docs|fixtures)\.tsx?$/),
      sourceOf(behaviours, /\.test\.tsx?$/),
    ].join('\n');
    const named = new Set<string>(docs.attributes.map(({ name }) => name));
    expect(
      [...named].filter((name) => !mentions(around, name)),
      'named, never set',
    ).toEqual([]);
    expect(
      dataAttributesSetIn(source).filter((name) => !named.has(name)),
      'set, never named',
    ).toEqual([]);
  });
});

/** Folders whose blocks share parts. */
const shared = ['charts', 'forms', 'safe'].flatMap((name) => {
  const folder = join(import.meta.dirname, '..', name);
  return globSync('*.docs.tsx', { cwd: folder }).map((file) => ({
    folder,
    block: file.replace('.docs.tsx', ''),
  }));
});

describe.each(shared)('$block', ({ folder, block }) => {
  const docsName = `${camelCase(block)}Docs`;

  test('shows good uses next to mistakes, in short sentences (DESK-025, DESK-026, DESK-029)', async () => {
    const docs = await docsOf(folder, block, docsName);
    expect(guidanceProblems(`${block}.docs.tsx`, docs)).toEqual([]);
  });

  test('has a documentation page, which its stories show', async () => {
    const docs = await docsOf(folder, block, docsName);
    expect(readFileSync(join(folder, `${block}.stories.tsx`), 'utf8')).toContain(`block: ${docsName}`);
    expect(docs.summary.length).toBeGreaterThan(0);
    expect(docs.anatomy.trim()).not.toBe('');
  });

  test('sets every attribute that its documentation names', async () => {
    const docs = await docsOf(folder, block, docsName);
    const source = sourceOf(folder, /\.(test|stories|docs)\.tsx?$/);
    expect(docs.attributes.map(({ name }) => name).filter((name) => !mentions(source, name))).toEqual([]);
  });
});

test('reports a page without guidance, and one with too much text (DESK-029)', () => {
  const problemsOf = (guidance: readonly GuidancePair[]) => guidanceProblems('button.docs.tsx', { guidance });
  const example = (length: number) => ({ sentence: 'x'.repeat(length), Example: () => null });
  const pair = (length: number) => ({ do: example(length), dont: example(1) });
  expect(problemsOf([])).toEqual(['button.docs.tsx: no guidance.']);
  expect(problemsOf([pair(120)])).toEqual([]);
  expect(problemsOf([pair(121)])).toEqual([
    `button.docs.tsx: longer than 120 characters: ${'x'.repeat(121)}`,
  ]);
  expect(problemsOf([pair(99), pair(99), pair(99), pair(100)])).toEqual([
    'button.docs.tsx: 401 characters of guidance, at most 400.',
  ]);
  expect(problemsOf([pair(1), pair(1), pair(1), pair(1), pair(1)])).toEqual([
    'button.docs.tsx: 5 pairs, at most 4.',
  ]);
});

/** The table of the design: each good use with its mistake, and the page that shows them. */
test.each([
  ['one filled button in view', 'button', /One filled button/, /Three filled buttons in a row/],
  ['a hairline between rows', 'card-table', /hairlines/, /Zebra stripes/],
  ['no boxes in boxes', 'card', /one frame/, /card inside a card/],
  ['neutral badges for ordinary statuses', 'badge', /ordinary statuses neutral/, /colour for each status/],
  ['muted text for secondary facts', 'card-table', /Mute a secondary fact/, /secondary fact smaller/],
  ['a skeleton in the real column widths', 'skeleton', /real widths of its columns/, /spinner in the middle/],
  ['a reason for each failure', 'confirm-result', /why each of them did/, /One message for the whole batch/],
  ['no red toast for a batch', 'toast', /Undo/, /One red toast for a whole batch/],
  ['filters and page survive a failure', 'data-grid', /keep rows, filters and page/, /return to page 1/],
  ['figures at the end', 'data-grid', /Align amounts at the end/, /Centre amounts/],
  [
    'brand, ground and corners belong to the tenant',
    'brand-mark',
    /logo, brand colour and corners/,
    /status in/,
  ],
  ['an empty cell stays empty', 'data-grid', /leave a cell without a value empty/, /dash in every gap/],
])('shows %s on the page of %s (DESK-030)', async (_, block, right, wrong) => {
  const { guidance } = await docsOf(join(components, block), block, `${camelCase(block)}Docs`);
  expect(
    guidance.filter((pair) => right.test(pair.do.sentence) && wrong.test(pair.dont.sentence)),
  ).toHaveLength(1);
});

/** What is wrong with the good and wrong uses of a page. */
function guidanceProblems(file: string, { guidance = [] }: Partial<BlockDocs>): readonly string[] {
  if (guidance.length === 0) return [`${file}: no guidance.`];
  const sentences = guidance.flatMap((pair) => [pair.do.sentence, pair.dont.sentence]);
  const characters = sentences.join('').length;
  return [
    ...(guidance.length > 4 ? [`${file}: ${guidance.length} pairs, at most 4.`] : []),
    ...sentences
      .filter(({ length }) => length > 120)
      .map((sentence) => `${file}: longer than 120 characters: ${sentence}`),
    ...(characters > 400 ? [`${file}: ${characters} characters of guidance, at most 400.`] : []),
  ];
}

async function docsOf(folder: string, block: string, name: string): Promise<BlockDocs> {
  const file = join(folder, `${block}.docs.tsx`);
  if (!existsSync(file)) throw new Error(`${basename(file)} is missing.`);
  const module = (await import(/* @vite-ignore */ file)) as Record<string, BlockDocs>;
  const docs = module[name];
  if (!docs) throw new Error(`${basename(file)} exports no ${name}.`);
  return docs;
}

/** Source of hooks and parts; styles and tests may read the state that they set. */
function sourceOf(folder: string, except: RegExp): string {
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !except.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '');
}

/** `data-name` as an attribute or a key, or `dataset.name`. */
function mentions(source: string, attribute: string): boolean {
  const inDataset = camelCase(attribute.replace(/^data-/, ''));
  return (
    new RegExp(`(?<!\\w)${attribute}(?![\\w-])`).test(source) ||
    (attribute.startsWith('data-') &&
      new RegExp(`dataset(\\.${inDataset}\\b|\\[['"]${inDataset}['"]\\])`).test(source))
  );
}

/** Attributes that begin with `data-_` are private to their block. */
function dataAttributesSetIn(source: string): string[] {
  const set = [...source.matchAll(/(?<![\w[-])['"]?(data-[a-z][a-z-]*)['"]?(?=\s*[=:]\s*[^=\]])/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(set)];
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
