import { saveView, tooManyPrivateViews, type ViewConflict } from '@portal/api/contract';
import {
  aView,
  errorResponse,
  mock,
  networkError,
  someViews,
  viewIdOf,
  aViewDefinition,
  type Mock,
} from '@portal/api/mocks';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { arriveAt, page, type Play } from '../../../testing/play.ts';
import { PortalStory } from '../../../testing/portal-story.tsx';
import { chooseInViews, openSaving, savedAt, viewsStory, startWithoutMemory } from './view-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/View dialogs',
  component: PortalStory,
  args: { at: '/list/all', scenario: viewsStory() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: startWithoutMemory,
});
const dialogOf = (play: Play, name: string) => within(page(play).getByRole('dialog', { name }));
const nameField = (play: Play) => page(play).getByRole('textbox', { name: /^Name/ });
const press = (play: Play, name: string) => play.userEvent.click(page(play).getByRole('button', { name }));

/** The dialog as it opens. */
export const SaveUntouched = meta.story({
  tags: ['state:views.save.untouched'],
  play: async (play) => {
    await openSaving(play);
  },
});
SaveUntouched.test('begins in the name, for oneself only (VIEWS-016)', async (play) => {
  await waitFor(() => expect(nameField(play)).toHaveFocus());
  await expect(page(play).getByRole('radio', { name: 'Only me' })).toBeChecked();
  await expect(page(play).getByRole('checkbox', { name: 'Open it by default for me' })).not.toBeChecked();
});
SaveUntouched.test('opens the new view (VIEWS-017)', async (play) => {
  await play.userEvent.type(nameField(play), 'My new view');
  await press(play, 'Save');
  await expect(await page(play).findByText('View "My new view" saved.')).toBeVisible();
  await expect(await play.canvas.findByRole('button', { name: 'Views: My new view' })).toBeVisible();
});

/** Sharing a view with a search text. */
export const SaveSharedSearch = meta.story({
  args: { at: '/list/all?q=marchetti' },
  tags: ['state:views.save.shared-search'],
  play: async (play) => {
    await openSaving(play);
    await play.userEvent.type(nameField(play), 'Stuck in review');
    await play.userEvent.click(page(play).getByRole('radio', { name: 'Everybody at Harbour Trust' }));
  },
});
SaveSharedSearch.test('says first what becomes visible (VIEWS-021)', async (play) => {
  await expect(
    page(play).getByText('The search text "marchetti" becomes visible to everybody at Harbour Trust.'),
  ).toBeVisible();
});

/** A name that is taken. */
export const SaveNameTaken = meta.story({
  tags: ['state:views.save.name-taken'],
  play: async (play) => {
    await openSaving(play);
    await play.userEvent.type(nameField(play), 'stuck in review');
    await press(play, 'Save');
    await page(play).findByText('A view of this name already exists.');
  },
});
SaveNameTaken.test(
  'keeps the text, and rejects an empty and a long one (VIEWS-018, VIEWS-019)',
  async (play) => {
    await expect(nameField(play)).toHaveValue('stuck in review');
    await play.userEvent.clear(nameField(play));
    await press(play, 'Save');
    await expect(await page(play).findByText('Enter a name.')).toBeVisible();
    await play.userEvent.type(nameField(play), 'x'.repeat(61));
    await expect(await page(play).findByText('A name has at most 60 characters.')).toBeVisible();
  },
);

const rejecting = (Message: string): Mock =>
  mock(
    saveView,
    { body: { Name: 'One more', Scope: 'all', Shared: false, Definition: aViewDefinition() } },
    { ErrorNo: 2, Message, View: null },
  );

/** Fifty views already. */
export const SaveLimit = meta.story({
  args: { scenario: viewsStory(undefined, rejecting(tooManyPrivateViews)) },
  tags: ['state:views.save.limit'],
  play: async (play) => {
    await openSaving(play);
    await play.userEvent.type(nameField(play), 'One more');
    await press(play, 'Save');
  },
});
SaveLimit.test('says what to do (VIEWS-020)', async (play) => {
  await expect(await page(play).findByText('You have 50 views. Delete one first.')).toBeVisible();
});

/** No answer to the save. */
export const SaveNoAnswer = meta.story({
  args: { scenario: viewsStory(undefined, networkError(saveView)) },
  tags: ['state:views.save.no-answer'],
  play: async (play) => {
    await openSaving(play);
    await play.userEvent.type(nameField(play), 'Stuck in transit');
    await press(play, 'Save');
    await page(play).findByRole('button', { name: 'Retry' });
  },
});
SaveNoAnswer.test('keeps the dialog and its text (VIEWS-061)', async (play) => {
  await expect(nameField(play)).toHaveValue('Stuck in transit');
});

const shared = aView({ Id: viewIdOf(5), Name: 'Everything open', Shared: true });

/** Saving a shared view asks first. */
export const SaveSharedQuestion = meta.story({
  args: { at: savedAt(5, '&sortBy=ID&q=trust'), scenario: viewsStory({ views: [shared] }) },
  tags: ['state:views.save.shared-question'],
  play: async (play) => {
    await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Save' }));
    await page(play).findByText('Everybody at Harbour Trust gets this change.');
  },
});
SaveSharedQuestion.test('sends nothing after Cancel', async (play) => {
  await press(play, 'Cancel');
  await expect(await play.canvas.findByText('Changed')).toBeVisible();
});

SaveSharedQuestion.test('saves after Confirm (VIEWS-015)', async (play) => {
  await press(play, 'Confirm');
  await arriveAt(play, savedAt(5));
});

const changedByAnn: ViewConflict = {
  By: { GlobalUserId: 'G-ANN', Name: 'Ann Lee' },
  ChangedTimestamp: shared.ChangedTimestamp,
  Version: 4,
};
const conflicting = errorResponse(saveView, 409, 'Another person has changed this view since.', {
  Conflict: changedByAnn,
});

/** Another person has changed the view since it was opened. */
export const ChangedByAnother = meta.story({
  args: {
    at: savedAt(5, '&sortBy=ID&q=trust'),
    scenario: viewsStory({ views: [shared] }, conflicting),
  },
  tags: ['state:views.save.changed-by-another'],
  play: async (play) => {
    await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Save' }));
    await play.userEvent.click(await page(play).findByRole('button', { name: 'Confirm' }));
    await page(play).findByText('Ann Lee changed this view on 23 Nov 2026 14:02.');
  },
});
ChangedByAnother.test('offers to replace it, or to save a new one (VIEWS-059)', async (play) => {
  const dialog = dialogOf(play, 'This view was changed');
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled();
  await play.userEvent.click(dialog.getByRole('button', { name: 'Save as new view' }));
  await expect(await page(play).findByRole('dialog', { name: 'Save as new view' })).toBeVisible();
});
ChangedByAnother.test('after Cancel, Save asks again (VIEWS-015)', async (play) => {
  await press(play, 'Cancel');
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Save' }));
  await expect(page(play).getByText('Everybody at Harbour Trust gets this change.')).toBeVisible();
});

const openManaging = async (play: Play) => {
  await chooseInViews(play, 'Manage views');
  return within(await page(play).findByRole('dialog', { name: 'Views' }));
};
const actionsOf = async (play: Play, name: string) => {
  await play.userEvent.click(await page(play).findByRole('button', { name: `Actions for view ${name}` }));
  return within(await page(play).findByRole('menu'));
};
const managed = { views: someViews(), own: { All: viewIdOf(1) }, everybody: { All: viewIdOf(5) } };

/** All views, and what can be done with one. */
export const ManageOpen = meta.story({
  args: { at: '/list/all?saved=none', scenario: viewsStory(managed) },
  tags: ['state:views.manage.open'],
  play: async (play) => {
    await openManaging(play);
    await actionsOf(play, 'Everything open');
  },
});
ManageOpen.test('has the permitted actions only (VIEWS-053)', async (play) => {
  const texts = () =>
    page(play)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
  await expect(texts()).toEqual([
    'Rename',
    'Make private',
    'Make my default',
    'Remove as default for everybody',
    'Copy link',
    'Delete',
  ]);
  const { left, top } = page(play).getByRole('menuitem', { name: 'Copy link' }).getBoundingClientRect();
  await expect(document.elementFromPoint(left + 8, top + 8)?.closest('[role=menu]')).not.toBeNull();
  const dialog = dialogOf(play, 'Views');
  await expect(dialog.getByText('My default')).toBeVisible();
  await expect(dialog.getByText('Default for everybody')).toBeVisible();
});

ManageOpen.test('copies the address of the view and says so (VIEWS-055)', async (play) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await play.userEvent.click(page(play).getByRole('menuitem', { name: 'Copy link' }));
  await expect(await page(play).findByText('Copied')).toBeVisible();
  await expect(write).toHaveBeenCalledWith(location.origin + savedAt(5));
  write.mockRestore();
});

/** Renaming a view. */
export const ManageRenaming = meta.story({
  args: { scenario: viewsStory(managed), at: '/list/all?saved=none' },
  tags: ['state:views.manage.renaming'],
  play: async (play) => {
    await openManaging(play);
    const menu = await actionsOf(play, 'Stuck in review');
    await play.userEvent.click(menu.getByRole('menuitem', { name: 'Rename' }));
    await page(play).findByRole('dialog', { name: 'Rename view' });
  },
});
ManageRenaming.test('selects the old name, and keeps the id (VIEWS-054)', async (play) => {
  const field = nameField(play) as HTMLInputElement;
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('Stuck in review');
  await play.userEvent.keyboard('Renamed{Enter}');
  const dialog = within(await page(play).findByRole('dialog', { name: 'Views' }));
  await expect(await dialog.findByRole('link', { name: 'Renamed' })).toHaveAttribute('href', savedAt(1));
});

/** A view was deleted. */
export const ManageDeleted = meta.story({
  args: { scenario: viewsStory(managed), at: '/list/all?saved=none' },
  tags: ['state:views.manage.deleted'],
  play: async (play) => {
    await openManaging(play);
    const menu = await actionsOf(play, 'Stuck in review');
    await play.userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
    await page(play).findByText('View "Stuck in review" deleted.');
    await waitFor(() => expect(page(play).queryByRole('link', { name: 'Stuck in review' })).toBeNull());
  },
});
ManageDeleted.test('Undo restores it with its id (VIEWS-056)', async (play) => {
  await press(play, 'Undo');
  await expect(await page(play).findByText('View "Stuck in review" restored.')).toBeVisible();
  await expect(await page(play).findByRole('link', { name: 'Stuck in review' })).toHaveAttribute(
    'href',
    savedAt(1),
  );
});

/** Long names, other scripts, and markup that stays text. */
export const ManageExtremes = meta.story({
  args: {
    scenario: viewsStory({
      views: [
        aView({ Id: viewIdOf(6), Name: 'W'.repeat(60) }),
        aView({ Id: viewIdOf(7), Name: 'ממתינים לאישור של ההנהלה', Shared: true, AuthorName: 'נועה לוי' }),
        aView({
          Id: viewIdOf(8),
          Name: '<b>bold</b><script>alert(1)</script>',
          Shared: true,
          AuthorName: null,
        }),
      ],
    }),
  },
  tags: ['state:views.manage.extremes', 'release'],
  play: async (play) => {
    await openManaging(play);
  },
});
ManageExtremes.test('shows names as text and overflows nowhere (VIEWS-018)', async (play) => {
  const dialog = page(play).getByRole('dialog', { name: 'Views' });
  await expect(within(dialog).getByText('<b>bold</b><script>alert(1)</script>')).toBeVisible();
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
});

/** The open view is deleted. */
export const OpenDeleted = meta.story({ args: { at: savedAt(1) }, tags: ['!dev', '!autodocs'] });
OpenDeleted.test('keeps its rows as a plain list (VIEWS-058)', async (play) => {
  await play.canvas.findByRole('button', { name: 'Views: Stuck in review' });
  await chooseInViews(play, 'Manage views', 'Views: Stuck in review');
  const menu = await actionsOf(play, 'Stuck in review');
  await play.userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() =>
    expect(play.canvas.getByTestId('address').textContent).toMatch(/^\/list\/all\?status=/),
  );
  await expect(play.canvas.getByTestId('address').textContent).not.toContain('saved');
});
