import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

const portal = 'apps/portal/src';
const users = `${portal}/screens/users`;
const reports = `${portal}/screens/reports`;

const imports = new Map<string, readonly string[]>([
  ['packages/ui/src/button.tsx', ['packages/ui/src/button.styles.ts']],
  ['packages/ui/src/button.styles.ts', []],
  ['packages/ui/src/button.stories.tsx', ['packages/ui/src/button.tsx']],
  [`${users}/list.tsx`, ['packages/ui/src/button.tsx']],
  [`${users}/users.routes.tsx`, [`${users}/list.tsx`]],
  [`${users}/list.stories.tsx`, [`${portal}/testing/portal-story.tsx`]],
  [`${users}/name.test.ts`, [`${users}/name.ts`]],
  [`${users}/name.ts`, []],
  [`${reports}/reports.routes.tsx`, []],
  [`${reports}/reports.stories.tsx`, [`${portal}/testing/portal-story.tsx`]],
  [`${portal}/app/areas.tsx`, [`${users}/users.routes.tsx`, `${reports}/reports.routes.tsx`]],
  [`${portal}/testing/portal-story.tsx`, [`${portal}/app/areas.tsx`]],
  [`${portal}/journeys/a-day.stories.tsx`, [`${portal}/testing/portal-story.tsx`]],
]);
const testsReachedFrom = (...changed: string[]) =>
  [...reachOf(changed, imports)].filter((file) => /\.(stories|test)\.tsx?$/.test(file)).toSorted();

test('a change inside a screen reaches the tests of its area and the journeys, and no other area', () => {
  expect(testsReachedFrom(`${users}/list.tsx`)).toEqual([
    `${portal}/journeys/a-day.stories.tsx`,
    `${users}/list.stories.tsx`,
    `${users}/name.test.ts`,
  ]);
});

test('a change of an area’s addresses reaches whatever draws the portal', () => {
  expect(testsReachedFrom(`${users}/users.routes.tsx`)).toContain(`${reports}/reports.stories.tsx`);
});

test('a change of a block reaches its stories and the screens that it is part of', () => {
  expect(testsReachedFrom('packages/ui/src/button.styles.ts')).toEqual([
    `${portal}/journeys/a-day.stories.tsx`,
    `${users}/list.stories.tsx`,
    `${users}/name.test.ts`,
    'packages/ui/src/button.stories.tsx',
  ]);
});

test('a story that changed is reached itself, and nothing else by it', () => {
  expect(testsReachedFrom(`${users}/list.stories.tsx`)).toEqual([`${users}/list.stories.tsx`]);
});
