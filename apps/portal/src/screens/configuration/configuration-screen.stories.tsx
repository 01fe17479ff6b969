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

/** Shows the columns and the optional rows of the tenant, with a preview of the list. */
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
Default.test('links to the brand studio in its head (STUDIO-004)', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Brand studio' })).toHaveAttribute(
    'href',
    '/admin/brand',
  );
});
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
export const Unsaved = meta.story({ tags: ['!dev', '!autodocs'], args: { scenario: smallConfiguration } });
Unsaved.test('previews the list with the selected columns', async ({ canvas, userEvent }) => {
  const table = await columnTable(canvas);
  await waitFor(() => expect(previewHeadings(canvas)).toContain('Email'));
  await userEvent.click(table.getByRole('checkbox', { name: 'Email' }));
  await expect(previewHeadings(canvas)).not.toContain('Email');
  await expect(table.getByText('2 of 25')).toBeVisible();
  await userEvent.click(table.getByRole('checkbox', { name: 'Email' }));
  await expect(previewHeadings(canvas)).toContain('Email');
});
Unsaved.test('shows a selection at once', async ({ canvas }) => {
  const table = await columnTable(canvas);
  const email = await table.findByRole<HTMLInputElement>('checkbox', { name: 'Email' });
  email.click();
  await expect(email.checked).toBe(false);
});
Unsaved.test(
  'asks for confirmation before the window closes with unsaved changes',
  async ({ canvas, userEvent }) => {
    const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const table = await columnTable(canvas);
    const email = await table.findByRole('checkbox', { name: 'Email' });
    await expect(closing()).toBe(true);
    await userEvent.click(email);
    await expect(closing()).toBe(false);
    await userEvent.click(button(table));
    await table.findByText('Successfully saved');
    await waitFor(() => expect(closing()).toBe(true));
  },
);
Unsaved.test(
  'keeps unsaved changes while another page is open',
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

/** Shown while columns and rows load. */
export const Loading = meta.story({
  args: { scenario: scenario(lists(), configuring(), noResponse(getAllColumns), noResponse(getAllRows)) },
  tags: ['state:tenant-configuration.page.loading'],
});
Loading.test('shows both tables as busy, with Save disabled', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Tenant Configuration' })).toBeVisible();
  for (const table of [await columnTable(canvas), await rowTable(canvas)]) {
    await expect(table.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(table.queryByRole('button')).toBeNull();
  }
});

/** Shows a configuration with most columns and rows switched off. */
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
SomeOff.test('checks the box of each enabled entry (ADMIN-007)', async ({ canvas }) => {
  const columns = await columnTable(canvas);
  const ticked = async (table: Canvas) =>
    (await table.findAllByRole('checkbox', { checked: true })).map((box) =>
      box.closest('tr')?.textContent?.trim(),
    );
  await expect(await ticked(columns)).toEqual(['ID', 'Status']);
  await expect(await ticked(await rowTable(canvas))).toEqual(['Mode']);
  await waitFor(() => expect(previewHeadings(canvas)).toEqual(['ID', 'Status']));
});

/** Shown when the columns fail to load; the rows stay usable. */
export const LoadFailed = meta.story({
  args: {
    scenario: scenario(lists(someApplicationRows(2)), configuring(), errorResponse(getAllColumns, 500)),
  },
  tags: ['state:tenant-configuration.page.load-failed'],
});
LoadFailed.test(
  'disables Save in the failed table and shows the other one in full',
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

export const NotPermitted = meta.story({ tags: ['!dev', '!autodocs'], args: { as: 'MY' } });
NotPermitted.test(
  'redirects to the list without the claim admin, and hides the menu item (ADMIN-015, ADMIN-016)',
  async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/list$/));
    await expect(canvas.queryByRole('table', { name: 'Column configuration' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Mia My' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('menuitem', { name: 'Log Out' });
    await expect(page.queryByRole('menuitem', { name: 'Tenant Configuration' })).toBeNull();
  },
);

/** Shows the two tables below each other on a phone. */
export const Narrow = meta.story({ args: { scenario: smallConfiguration }, ...phone });
Narrow.test('stacks the tables and never scrolls horizontally', async ({ canvas }) => {
  const columns = await canvas.findByRole('region', { name: 'Column configuration' });
  const rows = canvas.getByRole('region', { name: 'Application Detail Row configuration' });
  await within(columns).findAllByRole('checkbox');
  await expect(rows.getBoundingClientRect().top).toBeGreaterThan(columns.getBoundingClientRect().bottom);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

/** Shown when another back end sends columns that cannot be read. */
export const Unreadable = meta.story({
  args: {
    scenario: scenario(
      lists(someApplicationRows(2)),
      configuring(),
      mock(getAllColumns, {}, {
        Columns: [{ ColumnName: 'Email', Description: '', Viewable: true }, {}],
      } as never),
    ),
  },
  tags: ['state:tenant-configuration.columns.unreadable'],
});
Unreadable.test('shows the others, and offers no save that would lose it (OP-389)', async ({ canvas }) => {
  const table = await columnTable(canvas);
  await expect(await table.findByText(/^Entries that cannot be read: 1\./)).toBeVisible();
  await expect(await table.findAllByRole('checkbox')).toHaveLength(1);
  await expect(table.queryByRole('button', { name: 'Save' })).toBeNull();
  await expect(button(await rowTable(canvas))).toBeEnabled();
});
