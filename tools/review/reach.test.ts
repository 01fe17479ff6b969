import { expect, test } from 'vitest';
import { reachedBy, type StatsModule } from './reach.ts';

const importedBy = (name: string, ...importers: string[]): StatsModule => ({
  name: `./${name}`,
  reasons: importers.map((moduleName) => ({ moduleName: `./${moduleName}` })),
});

const button = 'packages/ui/src/button.tsx';
const users = 'apps/portal/src/users.stories.tsx';
const journeys = 'apps/portal/src/journeys.stories.tsx';
const modules = [
  importedBy(button, 'apps/portal/src/users.tsx'),
  importedBy('apps/portal/src/users.tsx', users, journeys),
  importedBy('packages/ui/src/styles.css', '.storybook/preview.tsx'),
  importedBy(users, '/virtual:stories.js'),
  importedBy(journeys, '/virtual:stories.js'),
  importedBy('apps/portal/src/reports.stories.tsx', '/virtual:stories.js'),
];

test.each([
  ['a screen: its stories and journeys', ['apps/portal/src/users.tsx'], [users, journeys]],
  ['a block: the stories of every screen that uses it', [button], [users, journeys]],
  ['a story file: itself', [users], [users]],
  ['tests, documents and tools: none', ['README.md', 'e2e/list.spec.ts', 'apps/server/src/app.ts'], []],
])('a change reaches only what imports it. %s (DESK-053)', (_what, changed, expected) => {
  expect(reachedBy(changed, modules)).toEqual(new Set(expected));
});

test.each([
  'packages/ui/src/styles.css',
  'pnpm-lock.yaml',
  'tailwind.config.ts',
  '.storybook/main.ts',
  'apps/server/src/people/pages/sign-in-page.ts',
])('a change of %s reaches everything (DESK-053)', (file) => {
  expect(reachedBy([file], modules)).toBe('everything');
});
