import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { format } from 'oxfmt';
import { afterAll, describe, expect, test } from 'vitest';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { findingsIn } from '../repository-lint.ts';
import { bin, root } from '../root.ts';
import { area } from './area.ts';
import { component } from './component.ts';
import { decision } from './decision.ts';
import { endpoint } from './endpoint.ts';
import { withLine } from './generated.ts';
import { namesOf } from './names.ts';

const made = {
  'a component': component('info-card'),
  'a component with logic': component('info-card', { logic: true }),
  'an endpoint with an open guard': endpoint('users/list-widgets', 'C98', 'GET', '/widget/list', 'signedIn'),
  'an endpoint with a claim': endpoint('users/add-widget', 'C99', 'POST', '/widget/{id}', 'userManagement'),
};

const areaOptions = { lastEndpoint: 93, migrations: ['0001-baseline'] };

const overlay = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(overlay, { recursive: true, force: true }));

/** Type-checks files as if they stood in the repository, without writing them there. */
function mistakesIn(files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(overlay, dirname(path)), { recursive: true });
    writeFileSync(join(overlay, path), text);
  }
  for (const place of ['', 'packages/api', 'packages/ui'])
    symlinkSync(join(root, place, 'node_modules'), join(overlay, place, 'node_modules'));
  const config = {
    extends: join(root, 'tsconfig.browser.json'),
    compilerOptions: { rootDirs: [overlay, root], types: ['vite/client'] },
    include: ['packages', 'apps'],
  };
  writeFileSync(join(overlay, 'tsconfig.json'), JSON.stringify(config));
  const checked = spawnSync(bin('tsc'), ['--project', overlay, '--pretty', 'false'], { encoding: 'utf8' });
  const made = Object.keys(files).map((path) => relative(process.cwd(), join(overlay, path)));
  return checked.stdout
    .split('\n')
    .filter((line) => made.some((path) => line.startsWith(path)))
    .join('\n');
}

test(
  'everything that is made type-checks where it stands, and a mistake would be seen',
  { timeout: 60_000 },
  () => {
    const wrong = { 'packages/ui/src/components/wrong.ts': 'export const wrong: string = 1;' };
    const files = Object.assign(wrong, ...Object.values(made).map((one) => one.files)) as Record<
      string,
      string
    >;
    expect(mistakesIn(files)).toMatch(/^[^\n]*wrong\.ts\(1,14\): error TS2322[^\n]*$/);
  },
);

describe.each(Object.entries(made))('%s', (_, { files }) => {
  test('is formatted and breaks no lint rule of the repository', async () => {
    for (const [path, text] of Object.entries(files)) {
      expect(await format(path, text, style), path).toEqual({ code: text, errors: [] });
      expect(findingsIn(path, text), path).toEqual([]);
    }
  });
});

describe('the files', () => {
  test('of an endpoint are one, and the contract exports it in its place', () => {
    const { files, additions } = endpoint('users/list-widgets', 'C98', 'GET', '/widget/list', 'signedIn');
    expect(Object.keys(files)).toEqual(['packages/api/src/contract/users/list-widgets.ts']);
    const [addition] = additions;
    const index = readFileSync(join(root, 'packages/api/src/contract/index.ts'), 'utf8');
    const lines = addition ? withLine(index, addition).trim().split('\n') : [];
    expect(lines).toContain("export * from './users/list-widgets.ts';");
    expect(lines).toEqual(lines.toSorted());
  });

  test('of a decision carry the next number and its title', () => {
    const { files, additions } = decision('Rate limits', ['README.md', '0002-b.md', '0010-a.md']);
    expect(Object.keys(files)).toEqual(['docs/decisions/0011-rate-limits.md']);
    expect(additions[0]?.line).toBe('- [0011 Rate limits](0011-rate-limits.md)');
    expect(Object.keys(decision('First', []).files)).toEqual(['docs/decisions/0001-first.md']);
  });
});

describe('what is refused', () => {
  test.each(['UserList', 'user_list', '', '-user', '../evil', 'user-', '1st'])('the name %j', (name) => {
    expect(() => namesOf(name)).toThrow(/is no name/);
  });

  test.each<[string, () => unknown]>([
    ['an area that is no plural', () => area('widget', areaOptions)],
    ['an area with an unknown permission', () => area('widgets', { ...areaOptions, needs: 'toString' })],
    ['an endpoint without an area', () => endpoint('list-widgets', 'C69', 'GET', '/x', 'public')],
    ['an endpoint two areas deep', () => endpoint('a/b/c', 'C69', 'GET', '/x', 'public')],
    ['an endpoint without a number', () => endpoint('a/b', '69', 'GET', '/x', 'public')],
    ['an endpoint with another method', () => endpoint('a/b', 'C69', 'PATCH', '/x', 'public')],
    ['an endpoint with a whole address', () => endpoint('a/b', 'C69', 'GET', 'https://x', 'public')],
    ['an endpoint that does not say who may call it', () => endpoint('a/b', 'C69', 'GET', '/x', '')],
    ['an endpoint with an unknown permission', () => endpoint('a/b', 'C69', 'GET', '/x', 'toString')],
  ])('%s', (_, make) => {
    expect(make).toThrow(/is no|says nothing/);
  });
});
