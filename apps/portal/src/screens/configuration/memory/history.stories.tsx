import { listColumnVersions, saveColumns } from '@portal/api/contract';
import {
  columnConfigurationOf,
  columnHistoryOf,
  columnVersionsOf,
  configuring,
  errorResponse,
  fiona,
  fred,
  lists,
  mock,
  networkError,
  noResponse,
  recorded,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { getAllColumns, getAllRows, type ColumnName } from '@portal/api/contract';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { phone } from '../../../testing/phone.ts';
import { page } from '../../../testing/play.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { columnTable, rowTable } from '../configuration-steps.ts';
import { openHistory, remembered, rowsOf, save } from './memory-steps.ts';

const meta = preview.meta({
  title: 'Screens/Tenant configuration/History',
  component: PortalStory,
  args: { at: '/admin', scenario: remembered() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const texts = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Shows who saved the columns last. The rows have only their first version. */
export const SavedBy = meta.story({
  tags: ['state:configuration-memory.card.saved-by'],
  play: async ({ canvas }) => void (await (await columnTable(canvas)).findAllByRole('checkbox')),
});
SavedBy.test('names who saved the columns last, and nobody for the rows (MEMORY-004)', async ({ canvas }) => {
  const columns = await columnTable(canvas);
  await expect(columns.getByText('Saved 12 Mar 2026 09:14 by Fiona Full')).toBeVisible();
  const rows = await rowTable(canvas);
  await rows.findAllByRole('checkbox');
  await expect(rows.queryByText(/^Saved/)).toBeNull();
});
SavedBy.test('has a History button before each Save, and no other Save (MEMORY-005)', async ({ canvas }) => {
  for (const [table, name] of [
    [await columnTable(canvas), 'History of columns'],
    [await rowTable(canvas), 'History of rows'],
  ] as const) {
    await table.findAllByRole('checkbox');
    const [history, saving] = table.getAllByRole('button');
    await expect(history).toHaveAccessibleName(name);
    await expect(history).toHaveTextContent(/^History$/);
    await expect(saving).toHaveAccessibleName('Save');
  }
  await expect(canvas.getAllByRole('button', { name: /^Save/ })).toHaveLength(2);
});

/** Shown for a back end that stores no versions. */
export const WithoutVersions = meta.story({
  tags: ['state:configuration-memory.card.without-versions'],
  args: {
    scenario: scenario(
      lists(someApplicationRows(1)),
      configuring(),
      mock(getAllColumns, {}, columnConfigurationOf()),
      mock(getAllRows, {}, { Rows: [] }),
    ),
  },
  play: async ({ canvas }) => void (await (await columnTable(canvas)).findAllByRole('checkbox')),
});
WithoutVersions.test('offers no history, and saves without a version (MEMORY-036)', async (play) => {
  const saving = recorded(mock(saveColumns, { body: { Columns: [] } }, { ErrorNo: 0 }));
  play.msw.use(saving.handler);
  const table = await columnTable(play.canvas);
  await expect(play.canvas.queryByRole('button', { name: /^History/ })).toBeNull();
  await expect(table.queryByText(/^Saved/)).toBeNull();
  await save(play);
  await table.findByText('Successfully saved');
  await expect(saving.requests.map(({ headers }) => headers.get('if-match'))).toEqual([null]);
});

/** Shows the four versions of the columns, newest first; the third is a restored one. */
export const Populated = meta.story({
  tags: ['state:configuration-memory.history.populated'],
  play: async (play) => void (await within(await openHistory(play)).findAllByRole('listitem')),
});
Populated.test(
  'lists the newest first, with person, time and changes (MEMORY-003, MEMORY-006, MEMORY-007, MEMORY-013)',
  async ({ canvasElement }) => {
    const dialog = page({ canvasElement }).getByRole('dialog', { name: 'History of columns' });
    await expect(texts(dialog)).toEqual([
      'Version 4CurrentFiona Full · 12 Mar 2026 09:14Email off',
      'Version 3Fred Federated · 02 Mar 2026 16:40 · Restored from version 1CompareRestoreTag on, Language on',
      'Version 2Fiona Full · 02 Feb 2026 11:02CompareRestoreTag off, Language off',
      'Version 1Set upCompareRestore25 of 25 on',
    ]);
    const names = within(dialog)
      .getAllByRole('button', { name: /version/ })
      .map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(
      [3, 2, 1].flatMap((number) => [`Compare version ${number}`, `Restore version ${number}`]),
    );
  },
);
Populated.test(
  'gives the focus back to its button (MEMORY-034)',
  async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page({ canvasElement }).queryByRole('dialog')).toBeNull());
    await expect(
      (await columnTable(canvas)).getByRole('button', { name: 'History of columns' }),
    ).toHaveFocus();
  },
);

const compare = (number: number) => ({ name: `Compare version ${number}` });

/** Version 2 is compared with the present table. */
export const Compared = meta.story({
  tags: ['state:configuration-memory.history.compared'],
  play: async (play) => {
    const dialog = within(await openHistory(play));
    await play.userEvent.click(await dialog.findByRole('button', compare(2)));
  },
});
Compared.test(
  'shows each entry that differs, and closes again (MEMORY-008)',
  async ({ canvasElement, userEvent }) => {
    const dialog = page({ canvasElement });
    const table = dialog.getByRole('table', { name: 'Differences of version 2' });
    const headings = within(table).getAllByRole('columnheader');
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Entry', 'Version 2', 'Now']);
    await expect(rowsOf(table)).toEqual([
      ['Email', 'on', 'off'],
      ['Tag', 'off', 'on'],
      ['Language', 'off', 'on'],
    ]);
    const button = dialog.getByRole('button', compare(2));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog.queryByRole('table', { name: 'Differences of version 2' })).toBeNull();
  },
);

/** The compared version is the present table. */
export const Same = meta.story({
  tags: ['state:configuration-memory.history.same'],
  args: {
    scenario: remembered(
      columnVersionsOf(
        { by: fiona, at: '2026-02-02T11:02:00+11:00', off: ['Email'] },
        { by: fiona, at: '2026-03-02T16:40:00+11:00', off: [] },
        { by: fiona, at: '2026-03-12T09:14:00+11:00', off: ['Email'] },
      ),
    ),
  },
  play: Compared.input.play,
});
Same.test('says that nothing differs (MEMORY-008)', async ({ canvasElement }) => {
  await expect(page({ canvasElement }).getByText('Nothing differs from what is shown now.')).toBeVisible();
});

/** The columns have only their first version. */
export const First = meta.story({
  tags: ['state:configuration-memory.history.first'],
  args: { scenario: remembered(columnVersionsOf()) },
  play: Populated.input.play,
});
First.test('shows version 1 alone, as it was set up (MEMORY-003, MEMORY-007)', async ({ canvasElement }) => {
  await expect(texts(page({ canvasElement }).getByRole('dialog'))).toEqual([
    'Version 1CurrentSet up25 of 25 on',
  ]);
});

const nine: ColumnName[] = [
  'ID',
  'Owner',
  'Status',
  'Label',
  'SystemLabel',
  'Assignee',
  'Language',
  'Products',
  'Email',
];
const manyVersions = () =>
  columnVersionsOf(
    ...Array.from({ length: 25 }, (_, index) => ({
      by: index === 23 ? { GlobalUserId: 'G-GONE', Name: null } : index % 2 === 0 ? fiona : fred,
      at: new Date(Date.UTC(2026, 1, 1 + index, 22, 14)).toISOString(),
      off: index === 24 ? nine : index % 2 === 0 ? (['Email'] as const) : [],
    })),
  );

/** There are more versions than one page shows; one has many changes, one an author who was deleted. */
export const Many = meta.story({
  tags: ['state:configuration-memory.history.many'],
  args: { scenario: remembered(manyVersions()) },
  play: Populated.input.play,
});
Many.test(
  'shows 20 versions, then the others (MEMORY-006, MEMORY-007, MEMORY-029)',
  async ({ canvasElement, userEvent }) => {
    const dialog = page({ canvasElement }).getByRole('dialog');
    await expect(texts(dialog)).toHaveLength(20);
    await expect(texts(dialog)[0]).toMatch(/ID off, Email off, Owner off, Status off, Label off and 4 more$/);
    await expect(texts(dialog)[1]).toMatch(/Unknown person · 25 Feb 2026 09:14/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(texts(dialog)).toHaveLength(26));
    await expect(within(dialog).queryByRole('button', { name: 'Show more' })).toBeNull();
  },
);

/** Shown while the versions are loading. */
export const Loading = meta.story({
  tags: ['state:configuration-memory.history.loading'],
  args: { scenario: scenario(remembered(), noResponse(listColumnVersions)) },
  play: async (play) => void (await openHistory(play)),
});
Loading.test('shows placeholders (MEMORY-006)', async ({ canvasElement }) => {
  await expect(page({ canvasElement }).getByRole('status', { name: 'Loading history...' })).toBeVisible();
});

/** The versions could not be read. */
export const Failed = meta.story({
  tags: ['state:configuration-memory.history.failed'],
  args: { scenario: scenario(remembered(), errorResponse(listColumnVersions, 500)) },
  play: async (play) => void (await within(await openHistory(play)).findByRole('alert')),
});
Failed.test('says so, and reads them again (MEMORY-032)', async ({ canvasElement, msw, userEvent }) => {
  const dialog = page({ canvasElement });
  await expect(dialog.getByRole('alert')).toHaveTextContent(/^History cannot be shown\.$/);
  msw.use(columnHistoryOf(columnVersionsOf()).handler);
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  await expect(await dialog.findByText('Set up')).toBeVisible();
});

export const Unreachable = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(remembered(), networkError(listColumnVersions)) },
});
Unreachable.test('shows the same for an unreachable server (MEMORY-032)', async (play) => {
  const dialog = within(await openHistory(play));
  await expect(await dialog.findByText('History cannot be shown.')).toBeVisible();
});

export const Forbidden = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(remembered(), errorResponse(listColumnVersions, 403)) },
});
Forbidden.test('leads to the landing route without the permission (MEMORY-032)', async (play) => {
  await openHistory(play);
  await waitFor(() => expect(play.canvas.getByTestId('address')).toHaveTextContent(/^\/list$/));
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
});

/** Shows the history as a sheet on a phone. */
export const Narrow = meta.story({
  tags: ['state:configuration-memory.history.narrow'],
  ...phone,
  play: Compared.input.play,
});
Narrow.test('ends at the bottom, and never scrolls horizontally (MEMORY-035)', async ({ canvasElement }) => {
  const dialog = page({ canvasElement }).getByRole('dialog');
  await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
  for (const element of dialog.querySelectorAll('*'))
    await expect(element.scrollWidth).toBeLessThanOrEqual(Math.max(element.clientWidth, window.innerWidth));
});
