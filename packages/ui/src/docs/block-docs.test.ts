import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BlockDocs } from './block-docs.ts';

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
    expect(docs.guidance ? guidanceProblems(`${block}.docs.tsx`, docs) : []).toEqual([]);
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
    expect(docs.guidance ? guidanceProblems(`${block}.docs.tsx`, docs) : []).toEqual([]);
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
  const docs: BlockDocs = { summary: 'A button.', anatomy: '<Button>', keyboard: [], attributes: [] };
  expect(guidanceProblems('button.docs.tsx', docs)).toEqual(['button.docs.tsx: no guidance.']);
  const use = { sentence: 'x'.repeat(121), Example: () => null };
  expect(guidanceProblems('button.docs.tsx', { ...docs, guidance: [{ do: use, dont: use }] })).toEqual([
    `button.docs.tsx: longer than 120 characters: ${use.sentence}`,
    `button.docs.tsx: longer than 120 characters: ${use.sentence}`,
  ]);
  const short = { ...use, sentence: 'x'.repeat(51) };
  const pairs = Array.from({ length: 4 }, () => ({ do: short, dont: short }));
  expect(guidanceProblems('button.docs.tsx', { ...docs, guidance: pairs })).toEqual([
    'button.docs.tsx: 408 characters of guidance, at most 400.',
  ]);
  expect(guidanceProblems('button.docs.tsx', { ...docs, guidance: [...pairs, ...pairs] })).toContain(
    'button.docs.tsx: 8 pairs, at most 4.',
  );
});

/** What is wrong with the good and wrong uses of a page. */
function guidanceProblems(file: string, { guidance = [] }: BlockDocs): readonly string[] {
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
