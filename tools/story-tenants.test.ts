import { expect, test } from 'vitest';
import { storyTenants } from '../.storybook/tenants.ts';
import { demoTenants } from '../apps/server/src/operations/seed/demo-tenants.ts';

test('the workbench lists the demonstration tenants first, as the demonstration data define them', () => {
  const shown = Object.entries(storyTenants).slice(0, demoTenants.length);
  expect(shown.map(([name, { theme }]) => [name, theme])).toEqual(
    demoTenants.map(({ id, theme }) => [id, theme]),
  );
});
