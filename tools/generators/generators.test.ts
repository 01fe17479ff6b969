import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { findingsIn } from '../repository-lint.ts';
import { root } from '../root.ts';
import { withLine } from './generated.ts';
import { area, component, decision, endpoint } from './generators.ts';
import { namesOf } from './names.ts';

const areaOptions = { lastEndpoint: 93, migrations: ['0001-baseline'] };

test.each(
  Object.entries({
    'a component with logic': component('info-card', { logic: true }),
    'an endpoint with an open guard': endpoint('users/list-widgets', 'C98', 'GET', '/widget', 'signedIn'),
    'an endpoint with a claim': endpoint('users/add-widget', 'C99', 'POST', '/widget/{id}', 'userManagement'),
    'an area': area('price-lists', areaOptions),
    'an area of a table that exists': area('persons', { ...areaOptions, table: 'portal_user' }),
    'a decision': decision('Rate limits', ['README.md', '0002-b.md', '0010-a.md']),
  }),
)('%s passes the repository lint, and every list that names it has a place for it', async (_, made) => {
  for (const [path, text] of Object.entries(made.files).filter(([file]) => /\.tsx?$/.test(file))) {
    const { code, errors } = await format(path, text, style);
    expect([path, errors, findingsIn(path, code)]).toEqual([path, [], []]);
  }
  for (const addition of made.additions) {
    const text = readFileSync(join(root, addition.file), 'utf8');
    if ('among' in addition) expect(text, addition.file).toContain(`\n${addition.among}`);
    const changed = withLine(text, addition);
    expect(changed.split('\n'), addition.file).toContain(addition.line);
    expect(() => withLine(changed, addition)).toThrow(/has the line/);
  }
});

test('names files, calls and migrations after those that there are', () => {
  expect(Object.keys(area('price-lists', areaOptions).files).toSorted()).toEqual([
    'apps/portal/src/screens/price-lists/price-lists-screen.tsx',
    'apps/portal/src/screens/price-lists/price-lists.stories.tsx',
    'apps/portal/src/screens/price-lists/states.txt',
    'apps/server/src/modules/price-lists/price-list-list.ts',
    'apps/server/src/modules/price-lists/price-lists.test.ts',
    'apps/server/src/platform/db/migrations/0002-price-lists/price_list.sql',
    'packages/api/src/contract/price-lists/price-lists.ts',
    'packages/api/src/mocks/scenarios/price-lists.ts',
  ]);
  const { files, additions } = decision('Rate limits', ['README.md', '0002-b.md', '0010-a.md']);
  expect(Object.keys(files)).toEqual(['docs/decisions/0011-rate-limits.md']);
  expect(additions[0]?.line).toBe('- [0011 Rate limits](0011-rate-limits.md)');
});

describe('what is refused', () => {
  test.each(['UserList', 'user_list', '', '-user', '../evil', 'user-', '1st'])('the name %j', (name) => {
    expect(() => namesOf(name)).toThrow(/is not a name/);
  });

  test.each<[string, () => unknown]>([
    ['an area that is not a plural', () => area('widget', areaOptions)],
    ['an area with an unknown permission', () => area('widgets', { ...areaOptions, needs: 'toString' })],
    ['an endpoint without an area', () => endpoint('list-widgets', 'C69', 'GET', '/x', 'public')],
    ['an endpoint without a number', () => endpoint('a/b', '69', 'GET', '/x', 'public')],
    ['an endpoint with a whole address', () => endpoint('a/b', 'C69', 'GET', 'https://x', 'public')],
    ['an endpoint that does not say who may call it', () => endpoint('a/b', 'C69', 'GET', '/x', '')],
    ['an endpoint with an unknown permission', () => endpoint('a/b', 'C69', 'GET', '/x', 'toString')],
  ])('%s', (_, make) => {
    expect(make).toThrow(/is not a|says nothing/);
  });
});
