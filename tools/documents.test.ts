import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Whether a file exists and contains the part of a title that is named with it. */
const exists = (path: string, title = '') =>
  path !== '' && existsSync(join(root, path)) && read(path).includes(title);

const documents = globSync(['*.md', '{.storybook,e2e,tools}/README.md', 'apps/*/README.md', 'docs/**/*.md'], {
  cwd: root,
  exclude: ['docs/requirements/**'],
});
const files = globSync(
  '{*,.*,{packages,apps,tools,e2e,docs,packaging,.storybook}/**/*.{ts,tsx,mjs,css,sql,md,json,txt}}',
  { cwd: root, exclude: ['**/node_modules', '**/dist', '.git'] },
);

/** Files in a backup, in a package and at nodejs.org. */
const filesElsewhere = new Set(['backup.json', 'sbom.cdx.json', 'SHASUMS256.txt']);

const withoutCodeBlocks = (text: string) => text.replaceAll(/^ *```[^]*?^ *```/gm, '');

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (path: string) =>
  [...withoutCodeBlocks(read(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

function isBroken(document: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const path = target === '' ? document : join(dirname(document), target);
  if (!existsSync(join(root, path))) return true;
  return anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).includes(anchor);
}

/** Whether a name in backticks is meant as a file or folder of the repository, and there is none. */
function isMissing(name: string): boolean {
  if (/^(?:packages|apps|docs|tools|e2e|packaging|\.storybook)\/[^*<…]*$/.test(name))
    return !name.endsWith('/dist') && !existsSync(join(root, name));
  // In recipes x stands for any name.
  const isFile = /^[\w.@-]+(?:\/[\w.@-]+)*\.(?:tsx?|mjs|css|sql|md|json|txt)$/.test(name);
  if (!isFile || /(?:^|[/-])x\./.test(name) || filesElsewhere.has(name)) return false;
  return !files.some((file) => file === name || file.endsWith(`/${name}`));
}

describe.each(documents)('%s', (document) => {
  const text = withoutCodeBlocks(read(document));

  test('has no broken link', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const relative = links.filter((link) => !/^[a-z]+:/.test(link));
    expect(relative.filter((link) => isBroken(document, link))).toEqual([]);
  });

  test('names only files that exist', () => {
    const names = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
    expect(names.filter((name) => isMissing(name))).toEqual([]);
  });
});

describe('The table of faults', () => {
  const rows = [...read('docs/operating/faults.md').matchAll(/^\| ([KN]\d) \|.*\| (.*) \|$/gm)].map(
    ([, id = '', shown = '']) => ({ id, tests: [...shown.matchAll(/`([^`]+)` '([^']+)'/g)] }),
  );

  test('has a row for every kind of fault and race', () => {
    const wanted = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6'];
    expect(rows.map(({ id }) => id)).toEqual(wanted);
  });

  test.each(rows)('names tests that exist for $id', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter(([, path = '', title]) => !exists(path, title))).toEqual([]);
  });
});

describe('The list of ASVS 5.0 requirements', () => {
  const [heading, ...lines] = read('docs/asvs.csv').trim().split('\n');
  const rows = lines.map((line) => {
    const [, id = '', level = '', status = '', shown = '', note = ''] =
      /^([\d.]+),([12]),([a-z ]+),([^,"]*),(.*)$/.exec(line) ?? [];
    return { id, level, status, shownBy: shown.split(' ; ').filter(Boolean), note };
  });
  const met = rows.filter(({ status }) => status === 'met');

  test('has one row for each requirement up to level 2, in order', () => {
    expect(heading).toBe('id,level,status,shown by,note');
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(253);
    expect(ids).toEqual(ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  });

  test('says why a requirement is not met', () => {
    const open = rows.filter(({ status }) => status !== 'met');
    const lacking = open.filter(
      ({ status, note }) => !['not applicable', 'open'].includes(status) || note === '',
    );
    expect(lacking).toEqual([]);
  });

  test('names files and titles that exist', () => {
    const named = new Set(rows.flatMap(({ shownBy }) => shownBy));
    const lacking = [...named].filter((shown) => {
      const [, path, title] = /^(\S+)(?: '(.+)')?$/.exec(shown) ?? [];
      return !exists(path ?? '', title);
    });
    expect(lacking).toEqual([]);
  });

  test('names a test for each requirement that is met, or a document where the requirement asks for one', () => {
    const ofDocumentation = /^(?:2|5|6|7|8|11|13|14|15|16)\.1\./;
    const lacking = met.filter(
      ({ id, shownBy }) =>
        !shownBy.some(
          (shown) =>
            /\.(?:test|spec)\.tsx?(?: |$)/.test(shown) || (ofDocumentation.test(id) && shown.includes('.md')),
        ),
    );
    expect(lacking).toEqual([]);
  });
});
