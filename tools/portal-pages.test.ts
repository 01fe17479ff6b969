import { expect, test } from 'vitest';
import { paths } from '../apps/portal/src/app/paths.ts';
import { pageNames } from '../apps/server/src/tenants/shell.ts';

test('the server answers every address of the portal with its page, and takes no other for one', () => {
  const names = Object.values(paths).map((path) => path.split('/', 2)[1] ?? '');
  expect([...pageNames].toSorted()).toEqual([...new Set(names)].toSorted());
});
