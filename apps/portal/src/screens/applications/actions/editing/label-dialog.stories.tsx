import {
  addLabel,
  getSystemInformation,
  listLabels,
  listMyApplications,
  Permission,
  saveLabel,
} from '@portal/api/contract';
import {
  cutOff,
  information,
  mock,
  recorded,
  rejectionOfDouble,
  refuse,
  scenario,
  stall,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { editableList } from '../../../../testing/editable-list.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import { cellButton, expectDead, openFromCell } from './edit-steps.ts';
import { page, type Play } from '../../../../testing/play.ts';

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

export const Default = meta.story({
  tags: ['state:action.label.untouched'],
  play: async (play) => void (await openFromCell(play, 'label', 1008)),
});
Default.test("offers the tenant's labels, the saved one chosen (ACT-076, LIST-113)", async (play) => {
  const names = dialogOf(play).getAllByRole('radio');
  await expect(names.map((radio) => radio.getAttribute('value'))).toEqual(['VIP', 'Hot', 'Cold', 'Review']);
  await expect(dialogOf(play).getByRole('radio', { name: 'VIP' })).toBeChecked();
});
Default.test('sets nothing while nothing is changed, and says so (ACT-077)', async (play) => {
  const dialog = dialogOf(play);
  const set = dialog.getByRole('button', { name: 'Set label' });
  await expectDead(dialog, 'Set label');
  set.focus();
  await waitFor(() => expect(set).toHaveAccessibleDescription('VIP is the label already.'));
  await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
  await expect(set).not.toHaveAttribute('aria-disabled');
});
Default.test('counts the labels and takes no empty name (ACT-082, ACT-084, ACT-087)', async (play) => {
  const dialog = dialogOf(play);
  await expect(dialog.getByText('4 / 5')).toBeVisible();
  await expectDead(dialog, 'Create label');
  await play.userEvent.type(dialog.getByRole('textbox', { name: 'Label name' }), '   ');
  await expectDead(dialog, 'Create label');
});

export const NameFull = meta.story({
  tags: ['state:action.label.name-full'],
  play: async (play) => {
    const dialog = await openFromCell(play, 'label', 1009);
    await play.userEvent.type(dialog.getByRole('textbox', { name: 'Label name' }), 'Sixteen letters!');
  },
});
NameFull.test('holds fifteen letters and sends them (ACT-086, ACT-088)', async (play) => {
  const calls = recorded(mock(addLabel, { body: { LabelText: 'x' } }, { ErrorNo: 0 }));
  play.msw.use(calls.handler);
  const dialog = dialogOf(play);
  await expect(dialog.getByRole('textbox', { name: 'Label name' })).toHaveValue('Sixteen letters');
  await play.userEvent.click(dialog.getByRole('button', { name: 'Create label' }));
  await waitFor(() =>
    expect(calls.requests.map(({ body }) => body)).toEqual([{ LabelText: 'Sixteen letters' }]),
  );
});

const draft = keptDraft('label');
export const AfterANewSession = meta.story({
  beforeEach: () => draft.write('Seas'),
  play: async (play) => void (await openFromCell(play, 'label', 1009)),
});
AfterANewSession.test(
  'has the name that was typed before the session expired, until the dialog is closed',
  async (play) => {
    const name = dialogOf(play).getByRole('textbox', { name: 'Label name' });
    await expect(name).toHaveValue('Seas');
    await play.userEvent.type(name, 'on');
    await expect(draft.read()).toBe('Season');
    await play.userEvent.click(dialogOf(play).getByRole('button', { name: 'Cancel' }));
    await expect(draft.read()).toBeNull();
  },
);

export const CreationRefused = meta.story({
  tags: ['state:action.label.creation-refused'],
  play: async (play) => {
    const dialog = await openFromCell(play, 'label', 1009);
    await play.userEvent.type(dialog.getByRole('textbox', { name: 'Label name' }), 'vip{Enter}');
    await dialog.findByText(rejectionOfDouble);
  },
});
CreationRefused.test("shows the server's message at the name that it refuses (ACT-089)", async (play) => {
  const name = dialogOf(play).getByRole('textbox', { name: 'Label name' });
  await expect(name).toHaveValue('vip');
  await expect(name).toHaveAccessibleDescription(rejectionOfDouble);
  await expect(dialogOf(play).getByText('4 / 5')).toBeVisible();
});

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
  'chooses the last allowed label, and the form is gone (ACT-083, ACT-084, ACT-085)',
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
export const Saving = meta.story({
  args: { scenario: scenario(editableList(), stall(saveLabel)) },
  tags: ['state:action.label.saving'],
  play: async (play) => {
    const dialog = await openFromCell(play, 'label', 1009);
    await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
    await play.userEvent.click(dialog.getByRole('button', { name: 'Set label' }));
  },
});
Saving.test('shows that it saves and leaves nothing to press (ACT-080)', async (play) => {
  const dialog = dialogOf(play);
  await expect(await dialog.findByText('Saving')).toBeInTheDocument();
  await expectDead(dialog, 'Set label', 'Clear', 'Cancel', 'Create label');
  await play.userEvent.keyboard('{Escape}');
  await expect(dialog.getByRole('radio', { name: 'Hot' })).toBeDisabled();
});

export const Clearing = meta.story({
  args: { scenario: scenario(editableList(), stall(saveLabel)) },
  tags: ['state:action.label.clearing'],
  play: async (play) => {
    const dialog = await openFromCell(play, 'label', 1008);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
  },
});
Clearing.test('shows that it clears and leaves nothing to press (ACT-081)', async (play) => {
  const dialog = dialogOf(play);
  await expect(await dialog.findByText('Clearing')).toBeInTheDocument();
  await expectDead(dialog, 'Set label', 'Clear', 'Cancel', 'Create label');
});

export const Saved = meta.story({
  tags: ['state:action.label.saved'],
  play: async (play) => {
    await cellButton(play, 'label', 1009);
    // The list is never answered again: what changes, changes without a reload.
    play.msw.use(stall(listMyApplications).handler);
    const dialog = await openFromCell(play, 'label', 1009);
    await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
    await play.userEvent.click(dialog.getByRole('button', { name: 'Set label' }));
    await gone(play);
  },
});
Saved.test('the row shows the new label without a reload (ACT-090)', async (play) => {
  await expect(await cellButton(play, 'label', 1009)).toHaveTextContent('Hot');
});

export const Bodies = meta.story({});
Bodies.test('sends the number of the application and the label (ACT-078)', async (play) => {
  const calls = saving();
  await cellButton(play, 'label', 1009);
  play.msw.use(calls.handler, stall(listMyApplications).handler);
  const dialog = await openFromCell(play, 'label', 1009);
  await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
  await play.userEvent.dblClick(dialog.getByRole('button', { name: 'Set label' }));
  await gone(play);
  await expect(calls.requests.map(({ body }) => body)).toEqual([{ ApplicationId: 1009, Label: 'Hot' }]);
});
Bodies.test('clearing sends null, and the label is gone from the row (ACT-079)', async (play) => {
  const calls = saving();
  await cellButton(play, 'label', 1008);
  play.msw.use(calls.handler, stall(listMyApplications).handler);
  const dialog = await openFromCell(play, 'label', 1008);
  await play.userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
  await gone(play);
  await expect(calls.requests.map(({ body }) => body)).toEqual([{ ApplicationId: 1008, Label: null }]);
  await expect(await cellButton(play, 'label', 1008)).toHaveTextContent('');
});

export const AnotherLimit = meta.story({
  args: {
    scenario: scenario(
      editableList(),
      labelsOf(...five),
      mock(getSystemInformation, {}, { ...information, MaximumLabelLimit: 6 }),
    ),
  },
});
AnotherLimit.test("goes by the tenant's own limit (CONST-007)", async (play) => {
  const dialog = await openFromCell(play, 'label', 1009);
  await expect(dialog.getByText('5 / 6')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Label name' })).toBeVisible();
});

export const Broken = meta.story({ args: { scenario: scenario(editableList(), cutOff(saveLabel)) } });
Broken.test('says so and keeps the choice where nobody answers', async (play) => {
  const dialog = await openFromCell(play, 'label', 1009);
  await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
  await play.userEvent.click(dialog.getByRole('button', { name: 'Set label' }));
  await expect(await dialog.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
  await expect(dialog.getByRole('radio', { name: 'Hot' })).toBeChecked();
});

export const AddOnly = meta.story({
  args: { as: 'LABEL', at: '/list/all' },
  tags: ['state:permission.label.add-only'],
  play: async (play) => void (await openFromCell(play, 'label', 1008)),
});
AddOnly.test('creates and sets with label.add alone (LIST-158, PERM-013)', async (play) => {
  const dialog = dialogOf(play);
  await expect(dialog.getByText('4 / 5')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create label' })).toBeVisible();
  await play.userEvent.click(dialog.getByRole('radio', { name: 'Hot' }));
  for (const name of ['Set label', 'Clear']) {
    await expect(dialog.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
  }
});

export const AssignOnly = meta.story({
  args: { as: { name: 'Lee Label', claims: [Permission.myApps, Permission.labelAssign] } },
  tags: ['state:permission.label.assign-only'],
  play: async (play) => void (await openFromCell(play, 'label', 1008)),
});
AssignOnly.test(
  'sets with label.assign alone, and neither counts nor creates (LIST-157, PERM-014)',
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

export const NoLabels = meta.story({
  args: { scenario: scenario(editableList(), refuse(listLabels, 500)) },
  tags: ['state:action.options.empty'],
  play: async (play) => {
    await play.userEvent.click(await cellButton(play, 'label', 1008));
    await page(play).findByRole('dialog', { name: 'Label' });
    await dialogOf(play).findByRole('button', { name: 'Retry' });
  },
});
NoLabels.test('is no alert, and the saved label can still be cleared (ACT-076)', async (play) => {
  const dialog = dialogOf(play);
  await expect(dialog.queryByRole('alert')).toBeNull();
  await expect(dialog.getByRole('button', { name: 'Clear' })).not.toHaveAttribute('aria-disabled', 'true');
  await expectDead(dialog, 'Set label');
});
