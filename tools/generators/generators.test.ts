import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { findingsIn } from '../repository-lint.ts';
import { root } from '../root.ts';
import { area } from './area.ts';
import { decision } from './decision.ts';
import { endpoint } from './endpoint.ts';
import { withLine } from './generated.ts';
import { namesOf } from './names.ts';
import { made } from './testing/made.ts';

const areaOptions = { lastEndpoint: 93, migrations: ['0001-baseline'] };

describe.each(Object.entries(made))('%s', (_, { files }) => {
  test('is formatted and passes the repository lint', async () => {
    for (const [path, text] of Object.entries(files)) {
      expect(await format(path, text, style), path).toEqual({ code: text, errors: [] });
      expect(findingsIn(path, text), path).toEqual([]);
    }
  });
});

describe('the files', () => {
  test('of an area pass the repository lint, and every list that names areas has a place for it', async () => {
    const { files, additions } = area('price-lists', areaOptions);
    const sources = Object.entries(files).filter(([path]) => /\.tsx?$/.test(path));
    expect(sources).toHaveLength(6);
    for (const [path, text] of sources) {
      const { code, errors } = await format(path, text, style);
      expect([path, errors, findingsIn(path, code)]).toEqual([path, [], []]);
    }
    for (const addition of additions) {
      const text = readFileSync(join(root, addition.file), 'utf8');
      if ('among' in addition) expect(text, addition.file).toContain(`\n${addition.among}`);
      expect(withLine(text, addition).split('\n'), addition.file).toContain(addition.line);
    }
  });

  test('generates one file for an endpoint, and exports it from the contract', () => {
    const { files, additions } = endpoint('users/list-widgets', 'C98', 'GET', '/widget/list', 'signedIn');
    expect(Object.keys(files)).toEqual(['packages/api/src/contract/users/list-widgets.ts']);
    const [addition] = additions;
    const index = readFileSync(join(root, 'packages/api/src/contract/index.ts'), 'utf8');
    const lines = addition ? withLine(index, addition).trim().split('\n') : [];
    expect(lines).toContain("export * from './users/list-widgets.ts';");
    expect(lines).toEqual(lines.toSorted());
  });

  test('generates a decision record with the next number and its title', () => {
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
