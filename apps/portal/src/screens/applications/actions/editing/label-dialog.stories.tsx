import {
  addLabel,
  getSystemInformation,
  listLabels,
  listMyApplications,
  Permission,
  saveLabel,
} from '@portal/api/contract';
import {
  networkError,
  systemInformation,
  mock,
  recorded,
  duplicateLabelMessage,
  errorResponse,
  scenario,
  noResponse,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { editableList } from '../../../../testing/editable-list.ts';
import { storedDraft } from '../../../../testing/stored-draft.ts';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import { cellButton, expectDisabled, openFromCell } from './edit-steps.ts';
import { page, type Play, discard } from '../../../../testing/play.ts';

const meta = preview.meta({
  title: 'Screens/Applications/Label dialog',
  component: PortalStory,
  args: { at: '/list', scenario: editableList() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const dialogOf = (play: Pick<Play, 'canvasElement'>) =>
  within(page(play).getByRole('dialog', { name: 'Label' }));
const gone = (play: Pick<Play, 'canvasElement'>) =>
  waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
const saving = () =>
  recorded(mock(saveLabel, { body: { ApplicationId: 1009, Label: null } }, { ErrorNo: 0 }));
const labelsOf = (...names: readonly string[]) =>
  mock(
    listLabels,
    {},
    names.map((name) => ({ Name: name, Value: name })),
  );
const five = ['VIP', 'Hot', 'Cold', 'Review', 'Urgent'];

/** Shows the dialog with the saved label selected. */
export const Default = meta.story({
  tags: ['state:action.label.untouched'],
  play: async (play) => void (await openFromCell(play, 'label', 1008)),
});
Default.test("offers the tenant's labels with the saved one selected (ACT-076, LIST-113)", async (play) => {
  const names = dialogOf(play).getAllByRole('radio');
  await expect(names.map((radio) => radio.getAttribute('value'))).toEqual(['VIP', 'Hot', 'Cold', 'Review']);
  await expect(dialogOf(play).getByRole('radio', { name: 'VIP' })).toBeChecked();
});
Default.test('Set label is disabled until the choice changes, and says why (ACT-077)', async (play) => {
  const dialog = dialogOf(play);
  const set = dialog.getByRole('button', { name: 'Set label' });
  await expectDisabled(dialog, 'Set label');
  set.focus();
  await waitFor(() => expect(set).toHaveAccessibleDescription('VIP is the label already.'));
  await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
  await expect(set).not.toHaveAttribute('aria-disabled');
});
Default.test(
  'shows the number of labels and rejects an empty name (ACT-082, ACT-084, ACT-087)',
  async (play) => {
    const dialog = dialogOf(play);
    await expect(dialog.getByText('4 / 5')).toBeVisible();
    await expectDisabled(dialog, 'Create label');
    await play.userEvent.type(dialog.getByRole('textbox', { name: 'Label name' }), '   ');
    await expectDisabled(dialog, 'Create label');
  },
);

/** Shows a new label name of the maximum length. */
export const NameFull = meta.story({
  tags: ['state:action.label.name-full'],
  play: async (play) => {
    const dialog = await openFromCell(play, 'label', 1009);
    await play.userEvent.type(dialog.getByRole('textbox', { name: 'Label name' }), 'Sixteen letters!');
  },
});
NameFull.test('accepts and sends fifteen characters (ACT-086, ACT-088)', async (play) => {
  const calls = recorded(mock(addLabel, { body: { LabelText: 'x' } }, { ErrorNo: 0 }));
  play.msw.use(calls.handler);
  const dialog = dialogOf(play);
  await expect(dialog.getByRole('textbox', { name: 'Label name' })).toHaveValue('Sixteen letters');
  await play.userEvent.click(dialog.getByRole('button', { name: 'Create label' }));
  await waitFor(() =>
    expect(calls.requests.map(({ body }) => body)).toEqual([{ LabelText: 'Sixteen letters' }]),
  );
});

const draft = storedDraft('label');
/** Shown after a new sign-in: the name typed before the session expired is restored. */
export const DraftRestored = meta.story({
  beforeEach: () => draft.write('Seas'),
  play: async (play) => void (await openFromCell(play, 'label', 1009)),
});
DraftRestored.test('restores the typed name until the dialog is closed', async (play) => {
  const name = dialogOf(play).getByRole('textbox', { name: 'Label name' });
  await expect(name).toHaveValue('Seas');
  await play.userEvent.type(name, 'on');
  await expect(draft.read()).toBe('Season');
  await play.userEvent.click(dialogOf(play).getByRole('button', { name: 'Cancel' }));
  await discard(play);
  await expect(draft.read()).toBeNull();
});

/** Shown when the server rejected the name of a new label. */
export const CreationRefused = meta.story({
  tags: ['state:action.label.creation-refused'],
  play: async (play) => {
    const dialog = await openFromCell(play, 'label', 1009);
    await play.userEvent.type(dialog.getByRole('textbox', { name: 'Label name' }), 'vip{Enter}');
    await dialog.findByText(duplicateLabelMessage);
  },
});
CreationRefused.test("shows the server's message at the rejected name (ACT-089)", async (play) => {
  const name = dialogOf(play).getByRole('textbox', { name: 'Label name' });
  await expect(name).toHaveValue('vip');
  await expect(name).toHaveAccessibleDescription(duplicateLabelMessage);
  await expect(dialogOf(play).getByText('4 / 5')).toBeVisible();
});

/** Shown when the maximum number of labels is reached. */
export const AtLimit = meta.story({
  tags: ['state:action.label.at-limit'],
  play: async (play) => {
    const dialog = await openFromCell(play, 'label', 1009);
    const before = getComputedStyle(dialog.getByText('4 / 5')).color;
    await play.userEvent.type(dialog.getByRole('textbox', { name: 'Label name' }), 'Urgent');
    play.msw.use(labelsOf(...five).handler);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Create label' }));
    await expect(getComputedStyle(await dialog.findByText('5 / 5')).color).not.toBe(before);
  },
});
AtLimit.test(
  'selects the last permitted label and removes the form (ACT-083, ACT-084, ACT-085)',
  async (play) => {
    const dialog = dialogOf(play);
    await expect(dialog.getByRole('radio', { name: 'Urgent' })).toBeChecked();
    await expect(dialog.getByText('Limit reached')).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Create label' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Set label' })).toHaveFocus();
    await expect(await cellButton(play, 'label', 1009)).toHaveTextContent('');
  },
);
/** Shown while the label is being saved. */
export const Saving = meta.story({
  args: { scenario: scenario(editableList(), noResponse(saveLabel)) },
  tags: ['state:action.label.saving'],
  play: async (play) => {
    const dialog = await openFromCell(play, 'label', 1009);
    await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
    await play.userEvent.click(dialog.getByRole('button', { name: 'Set label' }));
  },
});
Saving.test('shows that it is saving, and every button is disabled (ACT-080)', async (play) => {
  const dialog = dialogOf(play);
  await expect(await dialog.findByText('Saving')).toBeInTheDocument();
  await expectDisabled(dialog, 'Set label', 'Clear', 'Cancel', 'Create label');
  await play.userEvent.keyboard('{Escape}');
  await expect(dialog.getByRole('radio', { name: 'Hot' })).toBeDisabled();
});

/** Shown while the label is being removed. */
export const Clearing = meta.story({
  args: { scenario: scenario(editableList(), noResponse(saveLabel)) },
  tags: ['state:action.label.clearing'],
  play: async (play) => {
    const dialog = await openFromCell(play, 'label', 1008);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
  },
});
Clearing.test('shows that it is clearing, and every button is disabled (ACT-081)', async (play) => {
  const dialog = dialogOf(play);
  await expect(await dialog.findByText('Clearing')).toBeInTheDocument();
  await expectDisabled(dialog, 'Set label', 'Clear', 'Cancel', 'Create label');
});

/** Shows the list after the label was changed. */
export const Saved = meta.story({
  tags: ['state:action.label.saved'],
  play: async (play) => {
    await cellButton(play, 'label', 1009);
    // The list cannot be fetched again, so what changes does not come from a refetch.
    play.msw.use(noResponse(listMyApplications).handler);
    const dialog = await openFromCell(play, 'label', 1009);
    await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
    await play.userEvent.click(dialog.getByRole('button', { name: 'Set label' }));
    await gone(play);
  },
});
Saved.test('the row shows the new label without a refetch (ACT-090)', async (play) => {
  await expect(await cellButton(play, 'label', 1009)).toHaveTextContent('Hot');
});

export const RequestBodies = meta.story({ tags: ['!dev', '!autodocs'] });
RequestBodies.test('sends the id of the application and the label (ACT-078)', async (play) => {
  const calls = saving();
  await cellButton(play, 'label', 1009);
  play.msw.use(calls.handler, noResponse(listMyApplications).handler);
  const dialog = await openFromCell(play, 'label', 1009);
  await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
  await play.userEvent.dblClick(dialog.getByRole('button', { name: 'Set label' }));
  await gone(play);
  await expect(calls.requests.map(({ body }) => body)).toEqual([{ ApplicationId: 1009, Label: 'Hot' }]);
});
RequestBodies.test('clearing sends null, and the label is removed from the row (ACT-079)', async (play) => {
  const calls = saving();
  await cellButton(play, 'label', 1008);
  play.msw.use(calls.handler, noResponse(listMyApplications).handler);
  const dialog = await openFromCell(play, 'label', 1008);
  await play.userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
  await gone(play);
  await expect(calls.requests.map(({ body }) => body)).toEqual([{ ApplicationId: 1008, Label: null }]);
  await expect(await cellButton(play, 'label', 1008)).toHaveTextContent('');
});

export const AnotherLimit = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    scenario: scenario(
      editableList(),
      labelsOf(...five),
      mock(getSystemInformation, {}, { ...systemInformation, MaximumLabelLimit: 6 }),
    ),
  },
});
AnotherLimit.test('uses the label limit of the tenant (CONST-007)', async (play) => {
  const dialog = await openFromCell(play, 'label', 1009);
  await expect(dialog.getByText('5 / 6')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Label name' })).toBeVisible();
});

export const ConnectionLost = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: { scenario: scenario(editableList(), networkError(saveLabel)) },
});
ConnectionLost.test('reports the broken connection and keeps the choice', async (play) => {
  const dialog = await openFromCell(play, 'label', 1009);
  await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
  await play.userEvent.click(dialog.getByRole('button', { name: 'Set label' }));
  await expect(await dialog.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
  await expect(dialog.getByRole('radio', { name: 'Hot' })).toBeChecked();
});

/** Shown to users who may create labels. */
export const AddOnly = meta.story({
  args: { as: 'LABEL', at: '/list/all' },
  tags: ['state:permission.label.add-only'],
  play: async (play) => void (await openFromCell(play, 'label', 1008)),
});
AddOnly.test(
  'the permission label.add allows creating and setting labels (LIST-158, PERM-013)',
  async (play) => {
    const dialog = dialogOf(play);
    await expect(dialog.getByText('4 / 5')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create label' })).toBeVisible();
    await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
    for (const name of ['Set label', 'Clear']) {
      await expect(dialog.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    }
  },
);

/** Shown to users who may set labels but not create them. */
export const AssignOnly = meta.story({
  args: { as: { name: 'Lee Label', claims: [Permission.myApps, Permission.labelAssign] } },
  tags: ['state:permission.label.assign-only'],
  play: async (play) => void (await openFromCell(play, 'label', 1008)),
});
AssignOnly.test(
  'the permission label.assign allows setting labels, without the counter and the form (LIST-157, PERM-014)',
  async (play) => {
    const dialog = dialogOf(play);
    await expect(dialog.queryByText(/ \/ 5$/)).toBeNull();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
    for (const name of ['Set label', 'Clear']) {
      await expect(dialog.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    }
  },
);

/** Shown when the labels could not be loaded. */
export const NoLabels = meta.story({
  args: { scenario: scenario(editableList(), errorResponse(listLabels, 500)) },
  tags: ['state:action.options.empty'],
  play: async (play) => {
    await play.userEvent.click(await cellButton(play, 'label', 1008));
    await page(play).findByRole('dialog', { name: 'Label' });
    await dialogOf(play).findByRole('button', { name: 'Retry' });
  },
});
NoLabels.test('shows no alert, and the saved label can still be cleared (ACT-076)', async (play) => {
  const dialog = dialogOf(play);
  await expect(dialog.queryByRole('alert')).toBeNull();
  await expect(dialog.getByRole('button', { name: 'Clear' })).not.toHaveAttribute('aria-disabled', 'true');
  await expectDisabled(dialog, 'Set label');
});
