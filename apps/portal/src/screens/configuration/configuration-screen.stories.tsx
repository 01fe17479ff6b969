import { getAllColumns, getAllRows } from '@portal/api/contract';
import {
  columnConfigurationOf,
  configuring,
  lists,
  mock,
  errorResponse,
  rowConfigurationOf,
  scenario,
  someApplicationRows,
  noResponse,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';
import { smallConfiguration } from '../../testing/small-configuration.ts';
import { phone } from '../../testing/phone.ts';
import {
  button,
  columnTable,
  headings,
  previewHeadings,
  rowTable,
  type Canvas,
} from './configuration-steps.ts';

const meta = preview.meta({
  title: 'Screens/Tenant configuration',
  component: PortalStory,
  args: { at: '/admin', scenario: scenario(lists(someApplicationRows(2)), configuring()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

export const Default = meta.story({ tags: ['state:tenant-configuration.page.populated'] });
Default.test(
  'shows every column under its headings (SHELL-005, ADMIN-001, ADMIN-002, ADMIN-003)',
  async ({ canvas }) => {
    const table = await columnTable(canvas);
    await expect(await table.findAllByRole('checkbox')).toHaveLength(25);
    await expect(headings(table)).toEqual(['Enabled', 'Column Name']);
    await expect(table.getByRole('heading', { name: 'Column configuration' })).toBeVisible();
    await expect(table.getByRole('checkbox', { name: 'Client name ClientName' })).toBeChecked();
    await expect(table.getByRole('checkbox', { name: 'ID' })).toBeChecked();
    await expect(button(table)).toBeEnabled();
  },
);
Default.test(
  'shows every optional row under its headings (SHELL-005, ADMIN-004, ADMIN-005, ADMIN-006)',
  async ({ canvas }) => {
    const table = await rowTable(canvas);
    await expect(await table.findAllByRole('checkbox')).toHaveLength(12);
    await expect(headings(table)).toEqual(['Enabled', 'Row Name']);
    await expect(table.getByRole('checkbox', { name: 'Time to complete TimeToComplete' })).toBeChecked();
    await expect(button(table)).toBeEnabled();
  },
);
export const Unsaved = meta.story({ args: { scenario: smallConfiguration } });
Unsaved.test('previews the list with the columns as they are ticked', async ({ canvas, userEvent }) => {
  const table = await columnTable(canvas);
  await waitFor(() => expect(previewHeadings(canvas)).toContain('Email'));
  await userEvent.click(table.getByRole('checkbox', { name: 'Email' }));
  await expect(previewHeadings(canvas)).not.toContain('Email');
  await expect(table.getByText('2 of 25')).toBeVisible();
  await userEvent.click(table.getByRole('checkbox', { name: 'Email' }));
  await expect(previewHeadings(canvas)).toContain('Email');
});
Unsaved.test('a tick is drawn at once', async ({ canvas }) => {
  const table = await columnTable(canvas);
  const email = await table.findByRole<HTMLInputElement>('checkbox', { name: 'Email' });
  email.click();
  await expect(email.checked).toBe(false);
});
Unsaved.test('asks before the window is closed while ticks are unsaved', async ({ canvas, userEvent }) => {
  const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const table = await columnTable(canvas);
  const email = await table.findByRole('checkbox', { name: 'Email' });
  await expect(closing()).toBe(true);
  await userEvent.click(email);
  await expect(closing()).toBe(false);
  await userEvent.click(button(table));
  await table.findByText('Successfully saved');
  await waitFor(() => expect(closing()).toBe(true));
});
Unsaved.test(
  'keeps unsaved ticks while one looks elsewhere',
  async ({ canvas, canvasElement, userEvent }) => {
    const email = async () => (await columnTable(canvas)).findByRole('checkbox', { name: 'Email' });
    await userEvent.click(await email());
    await userEvent.click(canvas.getByRole('link', { name: 'Reports' }));
    await canvas.findByRole('heading', { name: 'Reports' });
    await userEvent.click(canvas.getByRole('button', { name: 'Fiona Full' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Tenant Configuration' }));
    await expect(await email()).not.toBeChecked();
  },
);

export const Loading = meta.story({
  args: { scenario: scenario(lists(), configuring(), noResponse(getAllColumns), noResponse(getAllRows)) },
  tags: ['state:tenant-configuration.page.loading'],
});
Loading.test('stands with both tables, busy and with nothing to save', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Tenant Configuration' })).toBeVisible();
  for (const table of [await columnTable(canvas), await rowTable(canvas)]) {
    await expect(table.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(table.queryByRole('button')).toBeNull();
  }
});

export const SomeOff = meta.story({
  args: {
    scenario: scenario(
      lists(someApplicationRows(2)),
      configuring(),
      mock(getAllColumns, {}, columnConfigurationOf(['ID', 'Status'])),
      mock(getAllRows, {}, rowConfigurationOf(['Mode'])),
    ),
  },
});
SomeOff.test('each box tells whether its entry is shown (ADMIN-007)', async ({ canvas }) => {
  const columns = await columnTable(canvas);
  const ticked = async (table: Canvas) =>
    (await table.findAllByRole('checkbox', { checked: true })).map((box) =>
      box.closest('tr')?.textContent?.trim(),
    );
  await expect(await ticked(columns)).toEqual(['ID', 'Status']);
  await expect(await ticked(await rowTable(canvas))).toEqual(['Mode']);
  await waitFor(() => expect(previewHeadings(canvas)).toEqual(['ID', 'Status']));
});

export const LoadFailed = meta.story({
  args: {
    scenario: scenario(lists(someApplicationRows(2)), configuring(), errorResponse(getAllColumns, 500)),
  },
  tags: ['state:tenant-configuration.page.load-failed'],
});
LoadFailed.test(
  'has nothing to save by mistake; the other table is whole',
  async ({ canvas, msw, userEvent }) => {
    const columns = await columnTable(canvas);
    const retry = await columns.findByRole('button', { name: 'Retry' });
    await expect(columns.queryAllByRole('checkbox')).toHaveLength(0);
    await expect(columns.queryByRole('button', { name: 'Save' })).toBeNull();
    await expect(await (await rowTable(canvas)).findAllByRole('checkbox')).toHaveLength(12);
    msw.use(mock(getAllColumns, {}, columnConfigurationOf()).handler);
    await userEvent.click(retry);
    await expect(await columns.findAllByRole('checkbox')).toHaveLength(25);
  },
);

export const NotPermitted = meta.story({ args: { as: 'MY' } });
NotPermitted.test(
  'leads to the list without the claim admin, and no entry leads there (ADMIN-015, ADMIN-016)',
  async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/list$/));
    await expect(canvas.queryByRole('table', { name: 'Column configuration' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mia My' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('menuitem', { name: 'Log Out' });
    await expect(page.queryByRole('menuitem', { name: 'Tenant Configuration' })).toBeNull();
  },
);

export const Narrow = meta.story({ args: { scenario: smallConfiguration }, ...phone });
Narrow.test('stands one table under the other and never scrolls sideways', async ({ canvas }) => {
  const columns = await canvas.findByRole('region', { name: 'Column configuration' });
  const rows = canvas.getByRole('region', { name: 'Application Detail Row configuration' });
  await within(columns).findAllByRole('checkbox');
  await expect(rows.getBoundingClientRect().top).toBeGreaterThan(columns.getBoundingClientRect().bottom);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
