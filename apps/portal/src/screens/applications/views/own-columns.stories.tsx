import { listAllApplications } from '@portal/api/contract';
import {
  allColumns,
  applicationListReply,
  columnConfigurationOf,
  exporting,
  lists,
  mock,
  recorded,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { phone } from '../../../testing/phone.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { arriveAt, page, type Play, discard } from '../../../testing/play.ts';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { chooseMore, first } from '../load-steps.ts';
import { chooseInViews } from './view-steps.ts';

const rows = someApplicationRows(5);

const meta = preview.meta({
  title: 'Screens/Applications/Columns',
  component: PortalStory,
  args: {
    at: '/list/all',
    scenario: scenario(lists([], rows), exporting()),
  },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

async function headingsOf({ canvas }: Pick<Play, 'canvas'>) {
  await canvas.findByText('1 - 5 of 5');
  return canvas
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent)
    .filter(Boolean);
}

const positionOf = ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  getComputedStyle(canvas.getByRole('columnheader', { name })).position;

async function openColumns(play: Play) {
  await play.canvas.findByText('1 - 5 of 5');
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Columns' }));
  await dialogOf(play);
}

const dialogOf = async (play: Pick<Play, 'canvasElement'>) =>
  within(await page(play).findByRole('dialog', { name: 'Columns' }));

const apply = async (play: Play) => {
  await play.userEvent.click((await dialogOf(play)).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
};

const addressOf = (columns: string) => `/list/all?cols=${encodeURIComponent(columns)}`;

/** Shows the columns of the address in their order and width. */
export const Default = meta.story({ args: { at: '/list/all?cols=Status,ID:200,Owner,ClientName,ID' } });
Default.test(
  'shows the columns of the address that the reader may see, each once, in their order and width (VIEWS-025, VIEWS-036)',
  async (play) => {
    await expect(await headingsOf(play)).toEqual(['Status', 'ID', 'Client name']);
    const heading = play.canvas.getByRole('columnheader', { name: 'ID' });
    await expect(heading.getBoundingClientRect().width).toBe(200);
    await expect(positionOf(play, 'ID')).not.toBe('sticky');
  },
);

export const ThirdName = meta.story({
  args: { at: '/list/all?cols=ID,Status,ClientName' },
  tags: ['!dev', '!autodocs'],
});
ThirdName.test('no longer pins the client name once another column precedes it (VIEWS-039)', async (play) => {
  await headingsOf(play);
  await expect(positionOf(play, 'ID')).toBe('sticky');
  await expect(positionOf(play, 'Client name')).not.toBe('sticky');
});

export const Malformed = meta.story({
  args: { at: '/list/all?cols=%00' },
  tags: ['!dev', '!autodocs'],
});
Malformed.test('shows the columns of the tenant if the address is malformed (VIEWS-031)', async (play) => {
  await expect(await headingsOf(play)).toEqual(['ID', 'Email', 'Client name', 'Created date', 'Status']);
});

export const SortHidden = meta.story({
  args: { at: '/list/all?sortBy=DateCreated&cols=ID,ClientName,Status' },
  tags: ['!dev', '!autodocs'],
});
SortHidden.test('keeps the sort order when its column is hidden (VIEWS-038)', async (play) => {
  const call = recorded(
    mock(
      listAllApplications,
      { query: { pageNo: 1, rowsPerPage: 20, sortBy: 'ID', sortType: 'desc' } },
      applicationListReply(rows),
    ),
  );
  play.msw.use(call.handler);
  await headingsOf(play);
  await expect(play.canvasElement.querySelector('[aria-sort]')).toBeNull();
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(call.requests.at(-1)?.query.get('sortBy')).toBe('DateCreated'));
});

export const Exported = meta.story({
  args: { at: '/list/all?cols=ID,ClientName' },
  tags: ['!dev', '!autodocs'],
});
Exported.test('exports the same file as without a choice of columns (VIEWS-040)', async (play) => {
  const [call] = exporting().map(recorded);
  if (call) play.msw.use(call.handler);
  const saved = catchSavedFiles();
  try {
    await chooseMore(play, 'Export All to CSV');
    await first(saved.files);
  } finally {
    saved.release();
  }
  await expect([...(call?.requests[0]?.query.keys() ?? [])]).toEqual(['sortBy', 'sortType']);
});

/** The dialog of all columns, none of them hidden. */
export const Open = meta.story({
  args: { scenario: scenario(lists([], rows), allColumns()) },
  tags: ['state:views.columns.open'],
  play: openColumns,
});
Open.test('offers each column of the tenant in shown order, by its heading (VIEWS-032)', async (play) => {
  const boxes = (await dialogOf(play)).getAllByRole('checkbox', { checked: true });
  const headings = columnConfigurationOf().Columns.map(({ Description }) => Description);
  await expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(headings);
  await expect(headings).toHaveLength(25);
});
Open.test('moves a column by Alt and an arrow and announces its position (VIEWS-033)', async (play) => {
  const dialog = await dialogOf(play);
  const box = dialog.getByRole('checkbox', { name: 'Status' });
  box.focus();
  await play.userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect(dialog.getByText('Status, 7 of 25.')).toBeInTheDocument();
  await expect(box).toHaveFocus();
  await play.userEvent.click(dialog.getByRole('button', { name: 'Move Status up' }));
  await apply(play);
  await expect((await headingsOf(play)).slice(4, 7)).toEqual(['Owner', 'Status', 'Complete']);
});

export const Few = meta.story({ tags: ['!dev', '!autodocs'], play: openColumns });
Few.test(
  'writes columns and widths into the address and returns the focus (VIEWS-034, VIEWS-036)',
  async (play) => {
    const dialog = await dialogOf(play);
    await play.userEvent.click(dialog.getByRole('checkbox', { name: 'Email' }));
    const width = dialog.getByRole('spinbutton', { name: 'Width of Client name' });
    await play.userEvent.clear(width);
    await play.userEvent.type(width, '1000');
    await apply(play);
    await arriveAt(play, addressOf('ID,ClientName:640,CreatedDate,Status'));
    await expect(play.canvas.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await expect(await headingsOf(play)).toEqual(['ID', 'Client name', 'Created date', 'Status']);
  },
);
Few.test('changes nothing until Apply', async (play) => {
  const dialog = await dialogOf(play);
  await expect(dialog.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  await play.userEvent.click(dialog.getByRole('checkbox', { name: 'Email' }));
  await play.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await discard(play);
  await arriveAt(play, '/list/all');
});

/** The dialog with one column left, which cannot be hidden. */
export const LastOne = meta.story({
  args: { at: '/list/all?cols=ID' },
  tags: ['state:views.columns.last-one'],
  play: openColumns,
});
LastOne.test('keeps the last column and says why (VIEWS-035)', async (play) => {
  const dialog = await dialogOf(play);
  const box = dialog.getByRole('checkbox', { name: 'ID' });
  await expect(box).toBeDisabled();
  await expect(box).toHaveAccessibleDescription('At least one column stays.');
  await play.userEvent.click(dialog.getByRole('checkbox', { name: 'Client name' }));
  await expect(box).toBeEnabled();
});

/** The dialog on a phone: rows have no widths there. */
export const Narrow = meta.story({
  ...phone,
  args: { scenario: scenario(lists([], rows), allColumns()) },
  tags: ['state:views.columns.narrow', 'release'],
  play: async (play) => {
    await chooseInViews(play, 'Columns');
    await dialogOf(play);
  },
});
Narrow.test('offers no widths where rows are folded (VIEWS-064)', async (play) => {
  const dialog = await dialogOf(play);
  await expect(dialog.getAllByRole('checkbox')).toHaveLength(25);
  await expect(dialog.queryByRole('spinbutton')).toBeNull();
});

/** One column is hidden: the line says that the columns are changed. */
export const Changed = meta.story({
  args: { at: '/list/all?cols=ID,ClientName,CreatedDate,Status' },
  tags: ['state:views.list.columns-changed'],
});
Changed.test('Reset brings back the columns of the tenant (VIEWS-037)', async (play) => {
  await headingsOf(play);
  const line = within(play.canvas.getByRole('group', { name: 'Columns changed' }));
  await play.userEvent.click(line.getByRole('button', { name: 'Reset' }));
  await arriveAt(play, '/list/all');
  await expect(await headingsOf(play)).toEqual(['ID', 'Email', 'Client name', 'Created date', 'Status']);
  await expect(play.canvas.queryByText('Columns changed')).toBeNull();
  await waitFor(() => expect(play.canvas.getByRole('region', { name: 'Applications table' })).toHaveFocus());
});

export const Pulled = meta.story({ tags: ['!dev', '!autodocs'] });
Pulled.test(
  'a pulled edge writes the width into the address, a double click removes it (VIEWS-034)',
  async (play) => {
    await headingsOf(play);
    const heading = play.canvas.getByRole('columnheader', { name: 'Email' });
    const edge = await waitFor(() => heading.querySelector('[data-resize-edge]') ?? expect.unreachable());
    await fireEvent.pointerDown(edge, { button: 0, clientX: 400 });
    await fireEvent.pointerMove(document, { clientX: 476 });
    await fireEvent.pointerUp(document);
    await arriveAt(play, addressOf('ID,Email:300,ClientName,CreatedDate,Status'));
    await expect(heading.getBoundingClientRect().width).toBe(300);
    await play.userEvent.dblClick(edge);
    await arriveAt(play, '/list/all');
    await waitFor(() => expect(heading.getBoundingClientRect().width).toBe(224));
  },
);

/** Filters alone change no column. */
export const FilteredOnly = meta.story({
  args: { at: '/list/all?status=["Locked"]' },
  tags: ['!dev', '!autodocs'],
});
FilteredOnly.test('shows no line for filters alone (VIEWS-037)', async (play) => {
  await play.canvas.findByRole('button', { name: 'Columns' });
  await play.canvas.findByRole('columnheader', { name: 'Email' });
  await expect(play.canvas.getByText('Results filtered:')).toBeVisible();
  await expect(play.canvas.queryByText('Columns changed')).toBeNull();
});
