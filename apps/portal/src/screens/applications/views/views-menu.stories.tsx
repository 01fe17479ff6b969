import { countSavedViews, listSavedViews } from '@portal/api/contract';
import { aView, errorResponse, noResponse, recorded, someViews, viewIdOf, viewsOf } from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { phone } from '../../../testing/phone.ts';
import { arriveAt, page } from '../../../testing/play.ts';
import { PortalStory } from '../../../testing/portal-story.tsx';
import { listed, openViews, savedAt, viewsStory, startWithoutMemory } from './view-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/Views menu',
  component: PortalStory,
  args: { at: '/list/all', scenario: viewsStory() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: startWithoutMemory,
});

/** A tenant without views. */
export const None = meta.story({
  args: { scenario: viewsStory({ views: [] }) },
  tags: ['state:views.menu.none'],
  play: async (play) => {
    const menu = await openViews(play);
    await menu.findByText('No saved views yet.');
  },
});
None.test('offers to save a view, and has nothing to manage (VIEWS-002, VIEWS-005)', async (play) => {
  const menu = within(page(play).getByRole('menu', { name: 'Views' }));
  await expect(menu.getByRole('menuitemradio', { name: 'No view' })).toBeChecked();
  await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'No saved views yet.',
    'Save as new view',
    'Columns',
  ]);
});

const withDefaults = { views: someViews(), own: { All: viewIdOf(1) }, everybody: { All: viewIdOf(5) } };
const calls = [listSavedViews, countSavedViews] as const;
const recordedCalls = viewsOf(withDefaults)
  .filter(({ endpoint }) => calls.some((one) => one === endpoint))
  .map((one) => recorded(one));
const [askedViews, askedCounts] = recordedCalls;

/** Private and shared views with defaults and counts; one view is open. */
export const TwoGroups = meta.story({
  args: { at: savedAt(2), scenario: viewsStory(withDefaults, ...recordedCalls) },
  tags: ['state:views.menu.two-groups'],
  beforeEach: () => {
    for (const { requests } of recordedCalls) requests.length = 0;
  },
  play: async (play) => {
    const menu = await openViews(play, 'Views: Closing this week');
    await menu.findByText('1,000+');
  },
});
TwoGroups.test(
  'lists the views of each group by name, the open one checked, with counts and defaults (VIEWS-004, VIEWS-048, VIEWS-050)',
  async (play) => {
    const menu = within(page(play).getByRole('menu'));
    const namesIn = (group: string) =>
      within(menu.getByRole('group', { name: group }))
        .getAllByRole('menuitemradio')
        .map((item) => item.getAttribute('aria-label'));
    await expect(namesIn('Mine')).toEqual([
      'Closing this week, 12 applications',
      'Stuck in review, 12 applications',
    ]);
    await expect(namesIn('Shared')).toEqual([
      'Documents outstanding, 12 applications',
      'Everything open, 1,000+ applications',
      'VIP clients, 12 applications',
    ]);
    await expect(menu.getByRole('menuitemradio', { name: /^Closing/ })).toBeChecked();
    await expect(menu.getByRole('menuitemradio', { name: /^Stuck/ })).toHaveAccessibleDescription(
      'My default',
    );
    await expect(menu.getByRole('menuitemradio', { name: /^Everything/ })).toHaveAccessibleDescription(
      'Default for everybody',
    );
  },
);
TwoGroups.test('asks for counts when it opens, and not again within a minute (VIEWS-049)', async (play) => {
  await play.userEvent.keyboard('{Escape}');
  const menu = await openViews(play, 'Views: Closing this week');
  await menu.findByText('1,000+');
  await expect(askedCounts?.requests).toHaveLength(1);
  await expect(askedViews?.requests.length).toBeGreaterThan(1);
});
TwoGroups.test('letters find a view, and Escape returns to the button (VIEWS-062)', async (play) => {
  await play.userEvent.keyboard('{Home}stu');
  await waitFor(() => expect(page(play).getByRole('menuitemradio', { name: /^Stuck/ })).toHaveFocus());
  await play.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(play.canvas.getByRole('button', { name: /^Views/ })).toHaveFocus());
});
TwoGroups.test('opens a view on its first page (VIEWS-006)', async (play) => {
  await play.userEvent.click(page(play).getByRole('menuitemradio', { name: /^Stuck/ }));
  await arriveAt(play, savedAt(1));
  await expect(await play.canvas.findByRole('button', { name: 'Views: Stuck in review' })).toHaveAttribute(
    'title',
    'Stuck in review',
  );
});
TwoGroups.test('No view leaves it, past the default of the list (VIEWS-044)', async (play) => {
  await play.userEvent.click(page(play).getByRole('menuitemradio', { name: 'No view' }));
  await arriveAt(play, '/list/all?saved=none');
  await expect(await play.canvas.findByRole('button', { name: 'Views' })).toBeVisible();
});

/** The counts have not come yet. */
export const Counting = meta.story({
  args: { scenario: viewsStory(undefined, noResponse(countSavedViews)) },
  tags: ['state:views.menu.counting'],
  play: async (play) => {
    const menu = await openViews(play);
    await menu.findByRole('menuitemradio', { name: 'Stuck in review' });
  },
});

Counting.test('shows the names alone (VIEWS-049)', async (play) => {
  await expect(page(play).getByRole('menuitemradio', { name: 'Stuck in review' })).toBeVisible();
  await expect(page(play).queryByText('12')).toBeNull();
});

/** The counts could not be read. */
export const CountsFailed = meta.story({
  args: { scenario: viewsStory(undefined, errorResponse(countSavedViews, 500)) },
  tags: ['state:views.menu.counts-failed'],
  play: async (play) => {
    const menu = await openViews(play);
    await menu.findByRole('menuitem', { name: 'Retry counts' });
  },
});
CountsFailed.test('stays usable, and counts again on request (VIEWS-052)', async (play) => {
  const menu = within(page(play).getByRole('menu'));
  await play.userEvent.click(menu.getByRole('menuitem', { name: 'Retry counts' }));
  await expect(await menu.findByRole('menuitem', { name: 'Retry counts' })).toBeVisible();
  await play.userEvent.click(menu.getByRole('menuitemradio', { name: 'Stuck in review' }));
  await arriveAt(play, savedAt(1));
});

/** The views could not be read: that never looks like a tenant without views. */
export const ViewsFailed = meta.story({
  args: { scenario: viewsStory(undefined, errorResponse(listSavedViews, 500)) },
  play: async (play) => {
    const menu = await openViews(play);
    await menu.findByText('The views could not be loaded.');
  },
});
ViewsFailed.test('says so, and offers Retry', async (play) => {
  const menu = within(page(play).getByRole('menu'));
  await expect(menu.queryByText('No saved views yet.')).toBeNull();
  await expect(menu.getByRole('menuitem', { name: 'Retry views' })).toBeVisible();
});

const manyViews = [
  ...someViews(),
  ...Array.from({ length: 12 }, (_, index) =>
    aView({ Id: viewIdOf(20 + index), Name: `Team ${index + 1}`, Shared: true }),
  ),
];

/** More than eight views. */
export const Many = meta.story({
  args: { scenario: viewsStory({ views: manyViews }) },
  tags: ['state:views.menu.many'],
  play: async (play) => {
    await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Views' }));
    await page(play).findByRole('searchbox', { name: 'Find a view' });
  },
});
Many.test('finds views by part of their name without a call (VIEWS-063)', async (play) => {
  const field = page(play).getByRole('searchbox', { name: 'Find a view' });
  await play.userEvent.type(field, 'team 1');
  await waitFor(() => expect(page(play).getAllByRole('menuitemradio')).toHaveLength(4));
  await play.userEvent.type(field, 'zzz');
  await expect(await page(play).findByText('No Results.')).toBeVisible();
});

/** In a narrow window the menu is a sheet. */
export const Narrow = meta.story({
  ...phone,
  args: TwoGroups.input.args,
  tags: ['state:views.menu.narrow'],
  play: TwoGroups.input.play,
});
Narrow.test('is reached by one button of 40 px (VIEWS-064)', async (play) => {
  const button = play.canvas.getByRole('button', { name: 'Views: Closing this week', hidden: true });
  await expect(button.getBoundingClientRect().width).toBe(40);
  await expect(button.scrollWidth).toBeLessThanOrEqual(40);
  await expect(page(play).getByRole('menuitem', { name: 'Columns' })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBe(innerWidth);
});

/** A person who sees neither list. */
export const WithoutList = meta.story({
  args: { as: 'NONE' },
  tags: ['!dev', '!autodocs'],
});
WithoutList.test('has no button for views (VIEWS-002)', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible());
  await expect(canvas.queryByRole('button', { name: 'Views' })).toBeNull();
});

const recordedPlain = viewsOf().map((one) => recorded(one));

/** A list without views. */
export const Unopened = meta.story({
  args: { scenario: viewsStory({ views: [] }, ...recordedPlain) },
  tags: ['!dev', '!autodocs'],
});
Unopened.test('sends no call of views with the page (VIEWS-001)', async (play) => {
  await listed(play);
  await play.canvas.findByRole('button', { name: 'Views' });
  await expect(recordedPlain.flatMap(({ requests }) => requests)).toEqual([]);
});

/** A default view, known since the menu was opened. */
export const Chosen = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: viewsStory(withDefaults) },
});
Chosen.test(
  'the default of the list opens with its bare address once it is known (VIEWS-042, VIEWS-046)',
  async (play) => {
    await listed(play);
    const menu = await openViews(play);
    await menu.findByText('1,000+');
    await play.userEvent.click(menu.getByRole('menuitemradio', { name: /^VIP/ }));
    await arriveAt(play, savedAt(3));
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Applications' }));
    await arriveAt(play, '/list');
    await play.userEvent.click(await play.canvas.findByRole('link', { name: 'All Apps' }));
    await arriveAt(play, savedAt(1));
    await expect(await play.canvas.findByRole('button', { name: 'Views: Stuck in review' })).toBeVisible();
  },
);
