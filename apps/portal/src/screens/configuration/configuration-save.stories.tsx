import {
  detailRowNames,
  getAllColumns,
  getAllRows,
  getColumns,
  getRows,
  saveColumns,
  saveRows,
} from '@portal/api/contract';
import {
  columnConfigurationOf,
  mock,
  recorded,
  errorResponse,
  rowConfigurationOf,
  scenario,
  noResponse,
  delayed,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';
import { smallConfiguration } from '../../testing/small-configuration.ts';
import { button, columnTable, previewHeadings, rowTable } from './configuration-steps.ts';

const meta = preview.meta({
  title: 'Screens/Tenant configuration/Saving',
  component: PortalStory,
  args: { at: '/admin', scenario: smallConfiguration },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const accepting = {
  columns: () => recorded(mock(saveColumns, { body: { Columns: [] } }, { ErrorNo: 0 })),
  rows: () => recorded(mock(saveRows, { body: { Rows: [] } }, { ErrorNo: 0 })),
};

export const Default = meta.story({ tags: ['!dev', '!autodocs'] });
Default.test(
  'saves all columns with the Save button of their table (ADMIN-008, ADMIN-010)',
  async ({ canvas, msw, userEvent }) => {
    const calls = [accepting.columns(), accepting.rows()];
    msw.use(...calls.map(({ handler }) => handler));
    const table = await columnTable(canvas);
    await userEvent.click(await table.findByRole('checkbox', { name: 'Email' }));
    await userEvent.click(button(table));
    await table.findByText('Successfully saved');
    await expect(calls.map(({ requests }) => requests.map(({ body }) => body))).toEqual([
      [columnConfigurationOf(['ID', 'Status'])],
      [],
    ]);
  },
);
Default.test(
  'hides a disabled column from the list without a new sign-in (LIST-126, ADMIN-013)',
  async ({ canvas, msw, userEvent }) => {
    const table = await columnTable(canvas);
    await userEvent.click(await table.findByRole('checkbox', { name: 'Email' }));
    msw.use(mock(getColumns, {}, columnConfigurationOf(['ID', 'Status'])).handler);
    await userEvent.click(button(table));
    await table.findByText('Successfully saved');
    await userEvent.click(canvas.getByRole('link', { name: 'Applications' }));
    const list = within(await canvas.findByRole('region', { name: 'Applications table' }));
    await expect(await list.findByRole('columnheader', { name: 'Status' })).toBeVisible();
    await expect(list.queryByRole('columnheader', { name: 'Email' })).toBeNull();
  },
);

/** Shown while the columns are saved; the table of rows stays usable. */
export const Saving = meta.story({
  args: { scenario: scenario(smallConfiguration, noResponse(saveColumns)) },
  tags: ['state:tenant-configuration.columns.saving'],
  play: async ({ canvas, userEvent }) => {
    const table = await columnTable(canvas);
    await userEvent.click(await table.findByRole('button', { name: 'Save' }));
  },
});
Saving.test(
  'disables only its own table; the other one can be edited and saved (ADMIN-008)',
  async ({ canvas, userEvent }) => {
    const rows = await rowTable(canvas);
    await expect(button(await columnTable(canvas))).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await rows.findByRole('checkbox', { name: 'Mode' }));
    await userEvent.click(button(rows));
    await expect(await rows.findByText('Successfully saved')).toBeVisible();
  },
);

export const ChangedDuringSave = meta.story({ tags: ['!dev', '!autodocs'] });
ChangedDuringSave.test(
  'keeps a change made during a save for the next save',
  async ({ canvas, msw, userEvent }) => {
    const save = delayed(accepting.columns());
    const read = mock(getAllColumns, {}, columnConfigurationOf(['ID', 'Status']));
    const table = await columnTable(canvas);
    const email = await table.findByRole('checkbox', { name: 'Email' });
    await userEvent.click(email);
    msw.use(save.handler, read.handler);
    await userEvent.click(button(table));
    await waitFor(() => expect(button(table)).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(email);
    save.respond();
    await waitFor(() => expect(button(table)).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(email).toBeChecked();
    const next = accepting.columns();
    msw.use(next.handler);
    await userEvent.click(button(table));
    await waitFor(() =>
      expect(next.requests.map(({ body }) => body)).toEqual([
        columnConfigurationOf(['ID', 'Email', 'Status']),
      ]),
    );
  },
);

/** Shown after all columns were switched off and saved. */
export const AllOff = meta.story({
  tags: ['state:tenant-configuration.columns.saved'],
  play: async ({ canvas, userEvent, msw }) => {
    const table = await columnTable(canvas);
    for (const box of await table.findAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    msw.use(
      mock(getAllColumns, {}, columnConfigurationOf([])).handler,
      mock(getColumns, {}, columnConfigurationOf([])).handler,
    );
    await userEvent.click(button(table));
    await table.findByText('Successfully saved');
  },
});
AllOff.test(
  "allows all columns to be off: 'Successfully saved' (ADMIN-012, ADMIN-017, ERR-001)",
  async ({ canvas }) => {
    const table = await columnTable(canvas);
    await expect(table.getByRole('status')).toHaveTextContent(/^Successfully saved$/);
    await expect(table.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await expect(previewHeadings(canvas)).toEqual([]);
    await expect(
      within(await canvas.findByRole('region', { name: 'Application Detail Row configuration' })).queryByRole(
        'status',
      ),
    ).toBeNull();
  },
);
AllOff.test(
  'shows a list without data columns, without a new sign-in (ADMIN-013, ADMIN-017)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Applications' }));
    const list = within(await canvas.findByRole('region', { name: 'Applications table' }));
    await expect(await list.findAllByRole('checkbox', { name: /^Select application/ })).toHaveLength(2);
    const drawn = list.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    await expect(
      drawn.filter((text) => columnConfigurationOf().Columns.some(({ Description }) => Description === text)),
    ).toEqual([]);
  },
);

/** Shown when the columns could not be saved; the changes are kept. */
export const SaveFailed = meta.story({
  args: { scenario: scenario(smallConfiguration, errorResponse(saveColumns, 500)) },
  tags: ['state:tenant-configuration.columns.save-failed'],
  play: async ({ canvas, userEvent }) => {
    const table = await columnTable(canvas);
    await userEvent.click(await table.findByRole('checkbox', { name: 'Email' }));
    await userEvent.click(button(table));
    await table.findByRole('alert');
  },
});
SaveFailed.test(
  "shows 'Saving failed', keeps the changes and reloads nothing (ADMIN-014, ERR-002)",
  async ({ canvas, msw, userEvent }) => {
    const reads = [
      recorded(mock(getColumns, {}, columnConfigurationOf())),
      recorded(mock(getAllColumns, {}, columnConfigurationOf())),
    ];
    msw.use(...reads.map(({ handler }) => handler));
    const table = await columnTable(canvas);
    await expect(table.getByRole('alert')).toHaveTextContent(/^Saving failed$/);
    await userEvent.click(button(table));
    await expect(await table.findByRole('alert')).toBeVisible();
    await expect(table.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
    await expect(reads.flatMap(({ requests }) => requests)).toEqual([]);
    await expect((await rowTable(canvas)).queryByRole('alert')).toBeNull();
  },
);

export const Refused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    scenario: scenario(
      smallConfiguration,
      mock(saveRows, { body: { Rows: [] } }, { ErrorNo: 1, Message: 'Not now.' }),
    ),
  },
});
Refused.test(
  "shows 'Saving failed' when the server rejects the change (ADMIN-014)",
  async ({ canvas, userEvent }) => {
    const table = await rowTable(canvas);
    await userEvent.click(await table.findByRole('button', { name: 'Save' }));
    await expect(await table.findByRole('alert')).toHaveTextContent('Saving failed');
  },
);

/** Shown after the rows were saved. */
export const RowsSaved = meta.story({
  tags: ['state:tenant-configuration.rows.saved'],
  play: async ({ canvas, userEvent }) => {
    const table = await rowTable(canvas);
    await userEvent.click(await table.findByRole('button', { name: 'Save' }));
    await table.findByText('Successfully saved');
  },
});
RowsSaved.test(
  'saves all rows with the Save button of their table (ADMIN-009, ADMIN-011, ADMIN-012)',
  async ({ canvas, msw, userEvent }) => {
    const calls = [accepting.columns(), accepting.rows()];
    msw.use(...calls.map(({ handler }) => handler));
    const table = await rowTable(canvas);
    await userEvent.click(await table.findByRole('checkbox', { name: 'Mode' }));
    await expect(table.queryByText('Successfully saved')).toBeNull();
    await userEvent.click(button(table));
    await table.findByText('Successfully saved');
    await expect(calls.map(({ requests }) => requests.map(({ body }) => body))).toEqual([
      [],
      [rowConfigurationOf(detailRowNames.filter((name) => name !== 'Mode'))],
    ]);
    await expect((await columnTable(canvas)).queryByText('Successfully saved')).toBeNull();
  },
);
RowsSaved.test(
  'reloads both queries of the rows after a save (ADMIN-013)',
  async ({ canvas, msw, userEvent }) => {
    const reads = [
      recorded(mock(getRows, {}, rowConfigurationOf())),
      recorded(mock(getAllRows, {}, rowConfigurationOf())),
    ];
    msw.use(...reads.map(({ handler }) => handler));
    await userEvent.click(button(await rowTable(canvas)));
    for (const { requests } of reads) await waitFor(() => expect(requests).toHaveLength(1));
  },
);
