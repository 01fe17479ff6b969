import {
  emptyRowFields,
  getColumns,
  statuses,
  type ApplicationRow,
  type ColumnName,
} from '@portal/api/contract';
import {
  anApplicationRow,
  timestampOf,
  columnConfigurationOf,
  applicationListOf,
  allColumns,
  longLists,
  mock,
  productsOf,
  scenario,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import type { Canvas } from '../../../testing/play.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Rows',
  component: PortalStory,
  args: { at: '/list', scenario: scenario(longLists(), allColumns()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const only = (rows: readonly ApplicationRow[], ...columns: ColumnName[]) =>
  scenario(applicationListOf(rows), mock(getColumns, {}, columnConfigurationOf(['ID', ...columns])));

/** The cell texts under a heading, from top to bottom. */
async function textsUnder(canvas: Canvas, heading: string): Promise<(string | null)[]> {
  await canvas.findAllByRole('link', { name: /^\d{4}$/ });
  const headings = canvas.getAllByRole('columnheader');
  const index = headings.findIndex((cell) => cell.textContent === heading);
  const [, ...rows] = canvas.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? null);
}

/** Shows rows with every column. */
export const Default = meta.story({ tags: ['state:list.page.every-column'] });
Default.test(
  'shows all columns with their headings in the configured order (LIST-126, LIST-136)',
  async ({ canvas }) => {
    await canvas.findByText('1 - 20 of 25');
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent);
    const configured = columnConfigurationOf().Columns.map((column) => column.Description);
    await expect(headings.filter((text) => configured.includes(text))).toEqual(configured);
  },
);
Default.test('only the table scrolls horizontally, not the page', async ({ canvas }) => {
  const table = await canvas.findByRole('region', { name: 'Applications table' });
  await canvas.findByText('1 - 20 of 25');
  await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

/** Shown when the configuration names a column that the portal does not know. */
export const UnknownColumn = meta.story({
  args: {
    scenario: scenario(
      longLists(),
      mock(
        getColumns,
        {},
        {
          Columns: [
            { ColumnName: 'Telepathy', Description: 'Telepathy', Viewable: true },
            { ColumnName: 'ClientName', Description: 'Client', Viewable: true },
            { ColumnName: 'Email', Description: 'Email', Viewable: false },
          ],
        },
      ),
    ),
  },
});
UnknownColumn.test(
  'ignores the unknown column, and the first text column links to the application (LIST-126)',
  async ({ canvas }) => {
    const link = (await canvas.findAllByRole('link', { name: /1147$/ }))[0];
    await expect(link).toHaveAttribute('href', '/application/1147?from=my');
    await expect(canvas.queryByText('Telepathy')).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Email' })).toBeNull();
  },
);

/** Shown when the tenant has enabled no column. */
export const NoColumns = meta.story({
  args: { scenario: scenario(longLists(), mock(getColumns, {}, columnConfigurationOf([]))) },
  tags: ['state:list.page.no-columns'],
});
NoColumns.test('shows only the checkbox and the row menu', async ({ canvas }) => {
  await expect(await canvas.findByRole('checkbox', { name: 'Select application 1147' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Row menu for application 1147' })).toBeVisible();
});

/** Shows a row without values. */
export const EmptyFields = meta.story({
  args: {
    scenario: scenario(
      applicationListOf([anApplicationRow(1001, { ...emptyRowFields(), Status: 'Depersonalised' })]),
      allColumns(),
    ),
  },
  tags: ['state:row.row.empty-fields'],
});
EmptyFields.test('missing values are empty cells (LIST-168)', async ({ canvas }) => {
  for (const heading of ['Email', 'Client name', 'Created date', 'Documents', 'Label', 'Products']) {
    await expect(await textsUnder(canvas, heading)).toEqual(['']);
  }
  await expect(canvas.getByText('Depersonalised')).toBeVisible();
  await expect(canvas.queryByText(/null|1970|Invalid/)).toBeNull();
});

const long =
  'The Honourable Wolfeschlegelsteinhausenbergerdorff Family Superannuation Trust of Upper Wantirna';

/** Shows a row with very long texts. */
export const Extremes = meta.story({
  args: {
    scenario: only(
      [
        anApplicationRow(1002, {
          AccountName: long,
          PrimaryEmail: `${'very.long.'.repeat(8)}@post.example`,
          AdviserName: long,
          Label: long,
          DocumentCount: 12_345,
        }),
        anApplicationRow(1001),
      ],
      'Email',
      'Owner',
      'Label',
      'DocumentCount',
      'AccountName',
    ),
  },
  tags: ['state:row.row.extremes'],
});
Extremes.test(
  'long texts keep the row height and are shown in full in a tooltip',
  async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('cell', { name: long });
    const [, tall, usual] = canvas.getAllByRole('row');
    await userEvent.hover(first as HTMLElement);
    await expect(canvas.getByText(long, { selector: '[role=tooltip]' })).toBeVisible();
    await expect(tall?.getBoundingClientRect().height).toBe(usual?.getBoundingClientRect().height);
    await expect(canvas.getByText('12345')).toBeVisible();
  },
);

/** Shows a row with a focused link, highlighted as a row under the pointer. */
export const HoverAndFocus = meta.story({
  tags: ['state:row.row.hover-and-focus'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: '1146' })).focus();
  },
});
HoverAndFocus.test(
  'a row is highlighted under the pointer and when its link has the focus',
  async ({ canvas, userEvent }) => {
    const look = (name: string) => {
      const row = canvas.getByRole('link', { name }).closest('tr');
      return row && getComputedStyle(row).backgroundColor;
    };
    await expect(look('1146')).not.toBe(look('1145'));
    await userEvent.hover(canvas.getByRole('link', { name: '1147' }));
  },
);

/** Shows a row for each status, including an unknown one. */
export const EveryStatus = meta.story({
  args: {
    scenario: only(
      [...statuses, 'Custom X'].map((Status, index) => anApplicationRow(1011 - index, { Status })),
      'Status',
    ),
  },
  tags: ['state:row.status.every-status'],
});
EveryStatus.test(
  'a status is shown as text, and only two of them have a tone (LIST-160, LIST-161, LIST-162)',
  async ({ canvas }) => {
    const toneOf = (status: string) => canvas.getByText(status).getAttribute('data-tone');
    await canvas.findByText('Custom X');
    await expect(toneOf('Documents pending')).toBe('pending');
    await expect(toneOf('Complete')).toBe('success');
    for (const status of [...statuses, 'Custom X']) {
      await expect(canvas.getByText(status)).toBeVisible();
      if (status !== 'Documents pending' && status !== 'Complete')
        await expect(toneOf(status)).toBe('neutral');
    }
  },
);

/** Shows how dates, percentages, amounts and signing modes are formatted. */
export const Formats = meta.story({
  args: {
    scenario: only(
      [
        anApplicationRow(1005, {
          DateCreatedTimestamp: timestampOf('2026-06-09T14:05:00+10:00'),
          PercentageComplete: 0,
          InvestmentAmount: 1_250_000.75,
          ApplicationModeCode: 'Online',
        }),
        anApplicationRow(1004, {
          DateCreatedTimestamp: timestampOf('2024-05-17T10:00:00+10:00'),
          PercentageComplete: '45.9',
          InvestmentAmount: 900,
          ApplicationModeCode: 'PrintandSign',
        }),
        anApplicationRow(1003, { PercentageComplete: 100, InvestmentAmount: 0, ApplicationModeCode: 'Pin' }),
        anApplicationRow(1002, {
          PercentageComplete: 'soon',
          InvestmentAmount: null,
          ApplicationModeCode: null,
        }),
        anApplicationRow(1001, {
          PercentageComplete: 140,
          InvestmentAmount: null,
          ApplicationModeCode: null,
        }),
      ],
      'CreatedDate',
      'PercentageComplete',
      'InvestmentAmount',
      'SigningMode',
    ),
  },
  tags: ['state:row.cells.formats'],
});
Formats.test(
  'dates, percentages, amounts and modes have the specified format (LIST-132, LIST-144, LIST-154, LIST-163, LIST-164)',
  async ({ canvas }) => {
    await expect((await textsUnder(canvas, 'Created date')).slice(0, 2)).toEqual([
      '09 Jun 14:05',
      '17 May 2024',
    ]);
    await expect(await textsUnder(canvas, 'Investment amount')).toEqual(['1,250,001', '900', '0', '', '']);
    await expect((await textsUnder(canvas, 'Signing mode')).slice(0, 4)).toEqual([
      'Online',
      'Print & Sign',
      'Online',
      '',
    ]);
    const rings = canvas.getAllByRole('img', { name: /%$/ }).map((ring) => ring.getAttribute('aria-label'));
    await expect(rings).toEqual(['0%', '45%', '100%', '0%', '100%']);
  },
);

/** Shows rows with no, one, three and five products. */
export const Products = meta.story({
  args: {
    scenario: only(
      [
        anApplicationRow(1004, productsOf('Cash', 'Shares', 'Bonds', 'Property', 'Gold')),
        anApplicationRow(1003, productsOf('Cash', 'Shares', 'Bonds')),
        anApplicationRow(1002, productsOf('Cash')),
        anApplicationRow(1001, productsOf()),
      ],
      'Products',
    ),
  },
  tags: ['state:row.products.tooltip-open'],
  play: async ({ canvas }) => {
    (await canvas.findByText('+2')).focus();
    await canvas.findByText('Property, Gold');
  },
});
Products.test(
  'shows three chips, and the others on hover and on focus (LIST-149, LIST-150, LIST-151, LIST-152, CONST-018)',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText(/^\+\d/)).toHaveLength(1);
    await expect(canvas.getByText('Property, Gold')).toBeVisible();
    const more = canvas.getByText('+2');
    more.blur();
    await waitFor(() => expect(canvas.queryByText('Property, Gold')).toBeNull());
    await userEvent.hover(more);
    await expect(await canvas.findByText('Property, Gold')).toBeVisible();
  },
);

/** Shown to users who may edit neither label nor assignee. */
export const WithoutEditing = meta.story({
  args: { as: 'MY', scenario: only([anApplicationRow(1008), anApplicationRow(1009)], 'Label', 'Assignee') },
  tags: ['state:row.editing.without-claims'],
});
WithoutEditing.test('shows label and assignee as plain text', async ({ canvas }) => {
  const cell = (await canvas.findByText('VIP')).closest('td');
  await expect(within(cell as HTMLElement).queryByRole('button')).toBeNull();
  const assignee = canvas.getByText('Ann Able').closest('td');
  await expect(within(assignee as HTMLElement).queryByRole('button')).toBeNull();
});

/** Shows ids of up to eight digits. */
export const LongIds = meta.story({
  args: { scenario: only([anApplicationRow(10000), anApplicationRow(88888888)], 'Email') },
});
LongIds.test('shows ids of up to eight digits in full', async ({ canvas }) => {
  for (const id of ['10000', '88888888']) {
    const cell = (await canvas.findByRole('link', { name: id })).closest('td') as HTMLElement;
    await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  }
});
