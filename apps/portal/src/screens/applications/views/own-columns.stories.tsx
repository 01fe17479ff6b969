import { listAllApplications } from '@portal/api/contract';
import {
  applicationListReply,
  exporting,
  lists,
  mock,
  recorded,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { fewColumns } from '../../../testing/few-columns.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import type { Play } from '../../../testing/play.ts';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { chooseMore, first } from '../load-steps.ts';

const rows = someApplicationRows(5);

const meta = preview.meta({
  title: 'Screens/Applications/Columns',
  component: PortalStory,
  args: {
    at: '/list/all',
    scenario: scenario(lists([], rows), exporting(), fewColumns),
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
