import {
  getSavedView,
  listAllApplications,
  listCompanyVerifications,
  listLabels,
  listMyApplications,
  saveView,
  type SavedView,
} from '@portal/api/contract';
import {
  applicationListReply,
  aView,
  aViewDefinition,
  delayed,
  errorResponse,
  mock,
  noResponse,
  recorded,
  someApplicationRows,
  viewIdOf,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { arriveAt, page, type Play } from '../../../testing/play.ts';
import { PortalStory } from '../../../testing/portal-story.tsx';
import { listed, savedAt, sharedView, viewsStory, startWithoutMemory } from './view-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/Open view',
  component: PortalStory,
  args: { at: savedAt(1), scenario: viewsStory() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: startWithoutMemory,
});

const firstPage = { query: { pageNo: 1, rowsPerPage: 20, sortBy: 'ID', sortType: 'desc' } } as const;
const list = recorded(mock(listAllApplications, firstPage, applicationListReply(someApplicationRows(4))));

/** A view as it is stored. */
export const Default = meta.story({
  args: { scenario: viewsStory(undefined, list) },
  tags: ['state:views.list.open'],
  beforeEach: () => {
    list.requests.length = 0;
  },
  play: async (play) => {
    await play.canvas.findByText('Results filtered:');
    await play.canvas.findByRole('button', { name: 'Views: Stuck in review' });
  },
});
Default.test(
  'requests its rows once, with its filters and order (VIEWS-003, VIEWS-006, VIEWS-007)',
  async (play) => {
    await waitFor(() => expect(list.requests).toHaveLength(1));
    await expect(list.requests[0]?.query.get('status')).toBe('["Primary edit","Documents pending"]');
    await expect(list.requests[0]?.query.get('sortBy')).toBe('DateCreated');
    await expect(play.canvas.queryByText('Changed')).toBeNull();
  },
);
Default.test(
  'clearing its filters makes it changed, and Reset returns to it (VIEWS-008, VIEWS-012)',
  async (play) => {
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Clear' }));
    await arriveAt(play, savedAt(1, '&sortBy=DateCreated').replace(/saved=(\w+)&(.*)/, '$2&saved=$1'));
    await expect(await play.canvas.findByText('Changed')).toBeVisible();
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Reset' }));
    await arriveAt(play, savedAt(1));
    await waitFor(() => expect(play.canvas.queryByText('Changed')).toBeNull());
  },
);
Default.test('the other list leaves the view and keeps what it filters (VIEWS-045)', async (play) => {
  await play.userEvent.click(play.canvas.getByRole('link', { name: 'My Apps' }));
  await waitFor(() =>
    expect(play.canvas.getByTestId('address').textContent).toMatch(/^\/list\?status=.*sortBy/),
  );
  await expect(play.canvas.getByTestId('address').textContent).not.toContain('saved');
});

const save = recorded(
  mock(
    saveView,
    { body: { Name: 'Stuck in review', Scope: 'all', Shared: false, Definition: aViewDefinition() } },
    { ErrorNo: 0, View: aView({ Version: 2, Definition: aViewDefinition({ Q: 'trust' }) }) },
  ),
);

/** The list differs from the view. */
export const Changed = meta.story({
  args: { at: savedAt(1, '&sortBy=ID&q=trust'), scenario: viewsStory(undefined, save) },
  tags: ['state:views.list.changed'],
  beforeEach: () => {
    save.requests.length = 0;
  },
  play: async (play) => {
    await play.canvas.findByText('Changed');
  },
});
Changed.test('Save stores what is shown under the same id (VIEWS-010, VIEWS-013)', async (play) => {
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save.requests).toHaveLength(1));
  await expect(save.requests[0]?.body).toMatchObject({
    Id: viewIdOf(1),
    Version: 1,
    Name: 'Stuck in review',
    Definition: { Q: 'trust', Status: [], SortBy: 'ID' },
  });
  await arriveAt(play, savedAt(1));
  await expect(await page(play).findByText('View "Stuck in review" saved.')).toBeVisible();
});

const lateSave = (View: SavedView | null) =>
  delayed(
    mock(
      saveView,
      { body: { Name: 'Stuck in review', Scope: 'all', Shared: false, Definition: aViewDefinition() } },
      { ErrorNo: View ? 0 : 1, View },
    ),
  );
const late = { saved: lateSave(aView({ Version: 2 })), 'not saved': lateSave(null) };

/** The list is left while its view is being saved. */
export const LeftWhileSaving = meta.story({
  args: {
    at: savedAt(1, '&sortBy=ID&q=trust'),
    scenario: viewsStory(undefined, late.saved, noResponse(listCompanyVerifications)),
  },
  tags: ['!dev', '!autodocs'],
});
const leave = async (play: Play, result: keyof typeof late) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Save' }));
  await play.userEvent.click(play.canvas.getByRole('link', { name: 'Verifications' }));
  await waitFor(() => expect(play.canvas.queryByText('Changed')).toBeNull());
  late[result].respond();
  const text = result === 'saved' ? 'saved.' : 'was not saved. Go back to try again.';
  const message = await page(play).findByText(`View "Stuck in review" ${text}`);
  await expect(message).toBeVisible();
  await expect(message.closest('[data-tone]')).toHaveAttribute(
    'data-tone',
    result === 'saved' ? 'success' : 'danger',
  );
};
LeftWhileSaving.test('a message says that the view is saved', (play) => leave(play, 'saved'));
export const LeftWhileSavingFails = LeftWhileSaving.extend({
  args: { scenario: viewsStory(undefined, late['not saved'], noResponse(listCompanyVerifications)) },
});
LeftWhileSavingFails.test('a message says that the view was not saved', (play) => leave(play, 'not saved'));

/** Filters in another order, and defaults written out. */
export const SameMeaning = meta.story({
  args: {
    at: savedAt(1, '&sortBy=DateCreated&sortType=desc&status=["Documents pending","Primary edit"]'),
  },
  tags: ['!dev', '!autodocs'],
});
SameMeaning.test('counts as unchanged (VIEWS-011)', async (play) => {
  await play.canvas.findByRole('button', { name: 'Views: Stuck in review' });
  await play.canvas.findByText('Results filtered:');
  await expect(play.canvas.queryByText('Changed')).toBeNull();
});

/** A reader who may not change the view. */
export const ChangedReader = meta.story({
  args: {
    as: 'ALL',
    at: `/list/all?saved=${sharedView.Id}&sortBy=ID&q=trust`,
    scenario: viewsStory({ views: [sharedView] }),
  },
  tags: ['state:views.list.changed-reader'],
  play: async (play) => {
    await play.canvas.findByText('Changed');
  },
});
ChangedReader.test('can save it as a new one only (VIEWS-013, VIEWS-014)', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Changed' });
  await expect([...group.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    'Save as',
    'Reset',
  ]);
});

/** Columns of one's own, without a view. */
export const ColumnsChanged = meta.story({
  args: { at: '/list/all?cols=ID,ClientName:240,Status' },
  tags: ['state:views.list.columns-changed'],
  play: async (play) => {
    await play.canvas.findByText('Columns changed');
  },
});
ColumnsChanged.test('Reset returns to the columns of the tenant (VIEWS-037)', async (play) => {
  await expect(play.canvas.queryByRole('columnheader', { name: 'Email' })).toBeNull();
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Reset' }));
  await arriveAt(play, '/list/all');
  await expect(await play.canvas.findByRole('columnheader', { name: 'Email' })).toBeVisible();
});

const gone = aView({
  Definition: aViewDefinition({
    Label: ['Urgent'],
    Status: ['Complete'],
    Columns: [{ Name: 'ID' }, { Name: 'PromoCode' }, { Name: 'Status' }],
  }),
});
const saveWithout = recorded(
  mock(
    saveView,
    { body: { Name: 'Stuck in review', Scope: 'all', Shared: false, Definition: aViewDefinition() } },
    { ErrorNo: 0, View: aView({ Version: 2 }) },
  ),
);

/** The view names a label and a column that no longer exist. */
export const LeftOut = meta.story({
  args: { scenario: viewsStory({ views: [gone] }, list, saveWithout) },
  tags: ['state:views.list.left-out'],
  beforeEach: () => {
    list.requests.length = 0;
    saveWithout.requests.length = 0;
  },
  play: async (play) => {
    await play.canvas.findByText(
      'Left out of this view, because it no longer exists: Label: Urgent; Column: Promo code.',
    );
  },
});
LeftOut.test(
  'reads the list without it, and stores the view without it on request (VIEWS-024, VIEWS-026, VIEWS-027, VIEWS-028)',
  async (play) => {
    await waitFor(() => expect(list.requests).toHaveLength(1));
    await expect(list.requests[0]?.query.has('label')).toBe(false);
    await expect(list.requests[0]?.query.get('status')).toBe('["Complete"]');
    await expect(play.canvas.queryByText('Changed')).toBeNull();
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Save without them' }));
    await waitFor(() => expect(saveWithout.requests).toHaveLength(1));
    await expect(saveWithout.requests[0]?.body).toMatchObject({
      Id: viewIdOf(1),
      Definition: { Label: [], Status: ['Complete'], Columns: [{ Name: 'ID' }, { Name: 'Status' }] },
    });
  },
);
LeftOut.test('the note can be dismissed', async (play) => {
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(play.canvas.queryByText(/^Left out/)).toBeNull();
});

/** The lookup of the labels fails. */
export const LookupFailed = meta.story({
  args: { scenario: viewsStory({ views: [gone] }, list, errorResponse(listLabels, 500)) },
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    list.requests.length = 0;
  },
});
LookupFailed.test('leaves no value out (VIEWS-029)', async () => {
  await waitFor(() => expect(list.requests).toHaveLength(1));
  await expect(list.requests[0]?.query.get('label')).toBe('["Urgent"]');
});

const ownList = recorded(mock(listMyApplications, firstPage, applicationListReply(someApplicationRows(25))));

/** A reader without the claim of the view's list. */
export const OtherScope = meta.story({
  args: {
    as: 'MY',
    at: `/list/all?saved=${sharedView.Id}`,
    scenario: viewsStory({ views: [sharedView] }, list, ownList),
  },
  tags: ['state:views.list.other-scope'],
  beforeEach: () => {
    list.requests.length = 0;
  },
  play: async (play) => {
    await play.canvas.findByText('This view is for All Apps. You see My Apps.');
  },
});
OtherScope.test('sees the own list, with a note (VIEWS-023)', async (play) => {
  await arriveAt(play, `/list?saved=${sharedView.Id}`);
  await expect(list.requests).toHaveLength(0);
});

/** An unknown, deleted or foreign view. */
export const NotFound = meta.story({
  args: { scenario: viewsStory(undefined, errorResponse(getSavedView, 404)) },
  tags: ['state:views.list.not-found'],
  play: async (play) => {
    await play.canvas.findByText(/^This view cannot be found\./);
    await listed(play);
  },
});
NotFound.test('shows the plain list and says so (VIEWS-030)', async (play) => {
  await arriveAt(play, '/list/all');
  await expect(play.canvas.getByRole('button', { name: 'Views' })).toBeVisible();
});

/** The view cannot be read. */
export const Failed = meta.story({
  args: { scenario: viewsStory(undefined, errorResponse(getSavedView, 500), list) },
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    list.requests.length = 0;
  },
});
Failed.test('looks failed, not empty, and offers Retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(list.requests).toHaveLength(0);
});

const emailed = aView({ Definition: aViewDefinition({ View: 'email' }) });

/** A view in the email layout, for a person who prefers the list. */
export const Emailed = meta.story({
  args: { scenario: viewsStory({ views: [emailed] }) },
  tags: ['!dev', '!autodocs'],
});
Emailed.test('opens in its layout, and another one is a change of the view (VIEWS-041)', async (play) => {
  const choice = (name: string) => play.canvas.findByRole('button', { name });
  await waitFor(async () => expect(await choice('Email view')).toHaveAttribute('aria-pressed', 'true'));
  await expect(localStorage.getItem('viewPreference')).toBeNull();
  await play.userEvent.click(await choice('List view'));
  await arriveAt(play, savedAt(1).replace('?', '?sortBy=ID&view=list&'));
  await expect(await play.canvas.findByText('Changed')).toBeVisible();
  await expect(localStorage.getItem('viewPreference')).toBe('list');
});

/** Malformed parameters. */
export const Malformed = meta.story({
  args: { at: '/list/all?saved=../x&cols=%00' },
  tags: ['!dev', '!autodocs'],
});
Malformed.test('count as unset (VIEWS-031)', async (play) => {
  await listed(play);
  await expect(play.canvas.queryByText(/changed/)).toBeNull();
});

/** A changed view in a narrow window. */
export const NarrowChanged = meta.story({
  args: { at: savedAt(1, '&sortBy=ID&q=trust&status=["Complete"]') },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  tags: ['state:views.list.narrow-changed'],
  play: async (play) => {
    await play.canvas.findByText('Changed');
  },
});
NarrowChanged.test('scrolls nothing but the line of the filters sideways (VIEWS-064)', async ({ canvas }) => {
  const line = canvas.getByRole('group', { name: 'Changed' }).parentElement;
  await expect(line?.scrollWidth).toBeGreaterThan(line?.clientWidth ?? 0);
  await expect(document.documentElement.scrollWidth).toBe(innerWidth);
});
