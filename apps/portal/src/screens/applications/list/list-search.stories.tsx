import { listAllApplications } from '@portal/api/contract';
import {
  anApplicationRow,
  applicationListReply,
  applicationListOf,
  longLists,
  mock,
  recorded,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { arriveAt, type Play } from '../../../testing/play.ts';
import { tick } from '../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Search and refresh',
  component: PortalStory,
  args: { at: '/list/all', scenario: longLists() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const searchBox = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('searchbox', { name: 'Search applications' });
const asked = () =>
  recorded(mock(listAllApplications, { query: {} }, applicationListReply(someApplicationRows(147))));

/** Shows the search box before a search. */
export const Default = meta.story();
Default.test('Enter searches for the typed text without surrounding spaces (LIST-048)', async (play) => {
  const { canvas, msw, userEvent } = play;
  const calls = asked();
  await canvas.findByText('1 - 20 of 147');
  msw.use(calls.handler);
  await userEvent.type(await searchBox(play), '  Marchetti ');
  await expect(calls.requests).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await arriveAt(play, '/list/all?q=Marchetti');
  await waitFor(() => expect(calls.requests.map(({ query }) => query.get('q'))).toEqual(['Marchetti']));
});
Default.test('the search button searches like Enter (LIST-048)', async (play) => {
  await play.userEvent.type(await searchBox(play), 'Okafor');
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Search' }));
  await arriveAt(play, '/list/all?q=Okafor');
});
Default.test('typing alone does not change the table', async (play) => {
  const { canvas, userEvent } = play;
  await canvas.findByText('1 - 20 of 147');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(canvas.getByRole('region', { name: 'Applications table' }), {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  await userEvent.type(await searchBox(play), 'Marchetti');
  await expect([...changes, ...observer.takeRecords()]).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(changes).not.toHaveLength(0));
  observer.disconnect();
});

export const OnPageThree = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/list/all/3?sortBy=DateCreated' },
});
OnPageThree.test('a search starts on page 1 with no row selected (LIST-090, LIST-093)', async (play) => {
  const { canvas, userEvent } = play;
  await tick(play, 1107, 1106);
  await userEvent.type(await searchBox(play), 'trust{Enter}');
  await arriveAt(play, '/list/all?q=trust&sortBy=DateCreated');
  await canvas.findByText('147 applications, page 1 of 8, sorted by Created date, descending');
  await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  await expect(canvas.queryByText(/selected/)).toBeNull();
});

/** Shows the result of a search. */
export const Searched = meta.story({ args: { at: '/list/all?q=Marchetti' } });
Searched.test(
  'a search in the address fills the search box and the filter bar (LIST-052, LIST-083)',
  async (play) => {
    await expect(await searchBox(play)).toHaveValue('Marchetti');
    await expect(play.canvas.getByTitle('Search for: Marchetti')).toBeVisible();
  },
);
Searched.test('the clear button of the search box shows all rows again (LIST-049)', async (play) => {
  const { canvas, userEvent } = play;
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Applications 21' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await arriveAt(play, '/list/all');
  await expect(await searchBox(play)).toHaveValue('');
  await expect(await canvas.findByText('1 - 20 of 147')).toBeVisible();
});

export const Refreshed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    at: '/list/all/2/5?sortBy=DateCreated',
    scenario: scenario(applicationListOf(someApplicationRows(12))),
  },
});
Refreshed.test(
  'Refresh repeats the same request and shows the changes (LIST-047)',
  async ({ canvas, msw, userEvent }) => {
    const changed = [...someApplicationRows(12), anApplicationRow(1100, { ClientName: 'Somebody New' })];
    const calls = recorded(mock(listAllApplications, { query: {} }, applicationListReply(changed)));
    await canvas.findByText('6 - 10 of 12');
    msw.use(calls.handler);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('6 - 10 of 13')).toBeVisible();
    await expect(calls.requests.map(({ query }) => Object.fromEntries(query))).toEqual([
      { pageNo: '2', rowsPerPage: '5', sortBy: 'DateCreated', sortType: 'desc' },
    ]);
  },
);
