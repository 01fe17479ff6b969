import { assignApplication, listAssignees, listMyApplications } from '@portal/api/contract';
import {
  anApplicationRow,
  networkError,
  guidOf,
  mock,
  recorded,
  errorResponse,
  scenario,
  noResponse,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { editableList } from '../../../../testing/editable-list.ts';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import { cellButton, expectDisabled, openFromCell } from './edit-steps.ts';
import { page, type Play, discard } from '../../../../testing/play.ts';

const meta = preview.meta({
  title: 'Screens/Applications/Assign dialog',
  component: PortalStory,
  args: { at: '/list', scenario: editableList() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const accepting = () =>
  recorded(
    mock(assignApplication, { params: { guid: guidOf(1009) }, body: { GlobalUserId: null } }, { ErrorNo: 0 }),
  );
const dialogOf = (play: Pick<Play, 'canvasElement'>) =>
  within(page(play).getByRole('dialog', { name: 'Assignee' }));
const assignTo = async (play: Play, id: number, name: string) => {
  const dialog = await openFromCell(play, 'assignee', id);
  await play.userEvent.click(dialog.getByRole('radio', { name }));
  await play.userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  return dialog;
};

/** Shows the dialog of an application without an assignee. */
export const Default = meta.story({
  tags: ['state:action.assignee.untouched'],
  play: async (play) => void (await openFromCell(play, 'assignee', 1009)),
});
Default.test('offers only people who take new work (ACT-066, ACT-109)', async (play) => {
  const names = dialogOf(play).getAllByRole('radio');
  await expect(names.map((radio) => radio.getAttribute('aria-label'))).toEqual(['Ann Able', 'Bob Busy']);
  for (const radio of names) await expect(radio).not.toBeChecked();
});
Default.test('says why Assign and Clear are disabled (ACT-067)', async (play) => {
  const dialog = dialogOf(play);
  await expectDisabled(dialog, 'Assign', 'Clear');
  dialog.getByRole('button', { name: 'Assign' }).focus();
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Assign' })).toHaveAccessibleDescription(
      'Choose an assignee first.',
    ),
  );
  dialog.getByRole('button', { name: 'Clear' }).focus();
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Clear' })).toHaveAccessibleDescription('Nobody is assigned.'),
  );
});
Default.test(
  'starts with the saved choice each time; Escape sends no request (ACT-001, ACT-114)',
  async (play) => {
    const calls = accepting();
    play.msw.use(calls.handler);
    await play.userEvent.click(dialogOf(play).getByRole('radio', { name: 'Bob Busy' }));
    await play.userEvent.keyboard('{Escape}');
    await discard(play);
    await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
    await expect(await cellButton(play, 'assignee', 1009)).toHaveFocus();
    const dialog = await openFromCell(play, 'assignee', 1009);
    await expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
    await expect(calls.requests).toEqual([]);
  },
);

const crowd = Array.from({ length: 40 }, (_, index) => ({
  Name: index === 29 ? 'Zoë Müller' : `Person ${index}`,
  Value: `G-${index}`,
  Assignable: true,
}));

/** Shows the dialog with a search field, because there are many people. */
export const ManyPeople = meta.story({
  args: { scenario: [mock(listAssignees, {}, crowd), ...editableList()] },
  play: async (play) => void (await openFromCell(play, 'assignee', 1009)),
});
ManyPeople.test(
  'finds a person by name, keeps the choice visible and says when nobody matches',
  async (play) => {
    const dialog = dialogOf(play);
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(dialog.getAllByRole('radio')).toHaveLength(40);
    await play.userEvent.type(name, 'nobody');
    await expect(dialog.getByText('Nobody has this name.')).toBeVisible();
    await play.userEvent.clear(name);
    await play.userEvent.type(name, 'MULLER');
    await play.userEvent.click(dialog.getByRole('radio', { name: 'Zoë Müller' }));
    await play.userEvent.clear(name);
    await play.userEvent.type(name, 'nobody');
    await expect(dialog.getByText('Nobody has this name.')).toBeVisible();
    await play.userEvent.clear(name);
    await play.userEvent.type(name, 'Person 3');
    await expect(dialog.getByRole('radio', { name: 'Zoë Müller' })).toBeChecked();
    await expect(dialog.getAllByRole('radio')).toHaveLength(12);
  },
);

/** Shown while the new assignee is being saved. */
export const Saving = meta.story({
  args: { scenario: scenario(editableList(), noResponse(assignApplication)) },
  tags: ['state:action.assignee.saving'],
  play: async (play) => void (await assignTo(play, 1009, 'Bob Busy')),
});
Saving.test('shows that it is saving, and every button is disabled (ACT-069, ACT-073)', async (play) => {
  const dialog = dialogOf(play);
  await expect(dialog.getByRole('status')).toHaveTextContent('Saving');
  await expectDisabled(dialog, 'Assign', 'Clear', 'Cancel');
  for (const radio of dialog.getAllByRole('radio')) await expect(radio).toBeDisabled();
  await play.userEvent.keyboard('{Escape}');
  await expect(dialog.getByRole('radio', { name: 'Bob Busy' })).toBeChecked();
});

/** Shown while the assignee is being removed. */
export const Clearing = meta.story({
  args: {
    scenario: scenario(
      editableList([anApplicationRow(1009, { AssigneeUserId: 'G-OTTO', AssigneeDisplayName: 'Old Otto' })]),
      noResponse(assignApplication),
    ),
  },
  tags: ['state:action.assignee.clearing'],
  play: async (play) => {
    const dialog = await openFromCell(play, 'assignee', 1009);
    await expect(dialog.getByRole('radio', { name: 'Old Otto' })).toBeChecked();
    await play.userEvent.click(dialog.getByRole('radio', { name: 'Ann Able' }));
    await expect(dialog.getByRole('button', { name: 'Assign' })).not.toHaveAttribute('aria-disabled');
    await play.userEvent.click(dialog.getByRole('radio', { name: 'Old Otto' }));
    await expectDisabled(dialog, 'Assign');
    await play.userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
  },
});
Clearing.test(
  'keeps the saved person who takes no new work and shows that it is clearing (ACT-068, ACT-074)',
  async (play) => {
    const dialog = dialogOf(play);
    await expect(dialog.getByRole('status')).toHaveTextContent('Clearing');
    await expect(dialog.getByRole('radio', { name: 'Old Otto' })).toHaveAccessibleDescription(
      'not assignable, saved here',
    );
    await expectDisabled(dialog, 'Assign', 'Clear', 'Cancel');
  },
);

/** Shows the list after the assignee was changed. */
export const Saved = meta.story({
  tags: ['state:action.assignee.saved'],
  play: async (play) => {
    await cellButton(play, 'assignee', 1009);
    // The list cannot be fetched again, so what changes does not come from a refetch.
    play.msw.use(noResponse(listMyApplications).handler);
    await assignTo(play, 1009, 'Bob Busy');
    await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  },
});
Saved.test('the row shows the new name without a refetch (LIST-155, ACT-075, LIST-114)', async (play) => {
  const button = await cellButton(play, 'assignee', 1009);
  await expect(button).toHaveTextContent('Bob Busy');
  await waitFor(() => expect(button).toHaveFocus());
});

export const RequestBodies = meta.story({ tags: ['!dev', '!autodocs'] });
RequestBodies.test(
  'sends the chosen person by id, on two calls, and by name (ACT-070, ACT-071)',
  async (play) => {
    const calls = accepting();
    await cellButton(play, 'assignee', 1009);
    play.msw.use(calls.handler, noResponse(listMyApplications).handler);
    await assignTo(play, 1009, 'Bob Busy');
    await waitFor(() => expect(calls.requests).toHaveLength(1));
    await expect(calls.requests[0]).toMatchObject({
      params: { guid: guidOf(1009) },
      body: {
        GlobalUserId: 'G-BOB',
        assigneeExternalUserId: 'G-BOB',
        assigneeDisplayName: 'Bob Busy',
      },
    });
  },
);
RequestBodies.test('clearing sends null, and the cell is empty at once (ACT-072)', async (play) => {
  const calls = accepting();
  await cellButton(play, 'assignee', 1008);
  play.msw.use(calls.handler, noResponse(listMyApplications).handler);
  const dialog = await openFromCell(play, 'assignee', 1008);
  await play.userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  await expect(calls.requests[0]?.body).toEqual({
    GlobalUserId: null,
    assigneeExternalUserId: null,
    assigneeDisplayName: null,
  });
  await expect(await cellButton(play, 'assignee', 1008)).toHaveTextContent('');
});

const rejection = 'Bob Busy no longer takes new applications.';

/** Shown when the server rejected the new assignee. */
export const Refused = meta.story({
  args: {
    scenario: scenario(
      editableList(),
      mock(
        assignApplication,
        { params: { guid: guidOf(1009) }, body: { GlobalUserId: 'G-BOB' } },
        { ErrorNo: 3, Message: rejection },
      ),
    ),
  },
  tags: ['state:action.assignee.refused'],
  play: async (play) => {
    const dialog = await assignTo(play, 1009, 'Bob Busy');
    await dialog.findByRole('alert');
  },
});
Refused.test("shows the server's message, keeps the choice and allows a retry", async (play) => {
  const dialog = dialogOf(play);
  await expect(dialog.getByRole('alert')).toHaveTextContent(rejection);
  await expect(dialog.getByRole('radio', { name: 'Bob Busy' })).toBeChecked();
  const calls = accepting();
  play.msw.use(calls.handler);
  await play.userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  await expect(calls.requests).toHaveLength(1);
});

export const ConnectionLost = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { scenario: scenario(editableList(), networkError(assignApplication)) },
});
ConnectionLost.test("says 'An unknown error occurred.' if the connection breaks (ACT-004)", async (play) => {
  const dialog = await assignTo(play, 1009, 'Bob Busy');
  await expect(await dialog.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
  await expect(await cellButton(play, 'assignee', 1009)).toHaveTextContent('');
});

export const PeopleFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(editableList(), errorResponse(listAssignees, 500)) },
});
PeopleFailed.test("offers 'Retry' if the people could not be loaded", async (play) => {
  await play.userEvent.click(await cellButton(play, 'assignee', 1008));
  const dialog = within(await page(play).findByRole('dialog', { name: 'Assignee' }));
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  await expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Ann Able',
  ]);
  play.msw.use(
    ...editableList()
      .filter(({ endpoint }) => endpoint === listAssignees)
      .map(({ handler }) => handler),
  );
  await play.userEvent.click(retry);
  await expect(await dialog.findByRole('radio', { name: 'Bob Busy' })).toBeEnabled();
  await expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** Shown while the people are loading. */
export const PeopleLoading = meta.story({
  args: { scenario: scenario(editableList(), noResponse(listAssignees)) },
  tags: ['state:action.options.loading'],
  play: async (play) => {
    await play.userEvent.click(await cellButton(play, 'assignee', 1009));
    await page(play).findByRole('dialog', { name: 'Assignee' });
  },
});
PeopleLoading.test('only Cancel is enabled (ACT-066)', async (play) => {
  await expectDisabled(dialogOf(play), 'Assign', 'Clear');
  await expect(dialogOf(play).queryByRole('radio')).toBeNull();
  await play.userEvent.click(dialogOf(play).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
});

export const Announced = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(editableList(), accepting()) },
});
Announced.test('the result is announced after the dialog has closed', async (play) => {
  // Not a name of the tests before: their announcements stay for ten seconds.
  await assignTo(play, 1009, 'Ann Able');
  const announced = await page(play).findByText('Assigned to Ann Able', { selector: '[aria-live]' });
  await expect(announced).toBeInTheDocument();
  announced.remove();
});
