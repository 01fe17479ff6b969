import {
  changeApplicationAccess,
  disableUser,
  enableUser,
  getSystemConfiguration,
  type Envelope,
} from '@portal/api/contract';
import {
  aUser,
  networkError,
  managingUsers,
  mock,
  recorded,
  scenario,
  noResponse,
  systemConfiguration,
  userListOf,
  type Mock,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { page, type Play } from '../../testing/play.ts';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';

const active = aUser(2, { HasApplicationAccess: true });
const gone = aUser(3, { Status: 'Deactivated' });
const disclaimer = 'Access is logged, and reviewed each quarter.';
const configured = mock(
  getSystemConfiguration,
  {},
  { ...systemConfiguration, EditPermissionsDisclaimerText: disclaimer },
);
const base = (...more: readonly Mock[]) => scenario(managingUsers([active, gone]), configured, ...more);

const meta = preview.meta({
  title: 'Screens/Users/Dialogs',
  component: PortalStory,
  args: { at: '/users', scenario: base() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const patience = { timeout: 5_000 };
const dialog = () => within(screen.getByRole('dialog'));
const press = (play: Pick<Play, 'userEvent'>, name: string) =>
  play.userEvent.click(dialog().getByRole('button', { name }));
const openMenuEntry = (user: string, entry: string, title: string) => async (play: Play) => {
  await play.userEvent.click(
    await play.canvas.findByRole('button', { name: `Row menu for ${user}` }, patience),
  );
  await play.userEvent.click(await page(play).findByRole('menuitem', { name: entry }));
  await page(play).findByRole('dialog', { name: title }, patience);
};
const deactivating = openMenuEntry('Gregor Tamsin', 'Deactivate', 'Deactivate User');
const reactivating = openMenuEntry('Wilhelmina Osei', 'Reactivate', 'Reactivate User');
const confirmed = (open: (play: Play) => Promise<void>) => async (play: Play) => {
  await open(play);
  await press(play, 'Confirm');
};
const editing = async (play: Play) => {
  const [first] = await play.canvas.findAllByRole('button', { name: 'Edit permissions' }, patience);
  if (first) await play.userEvent.click(first);
  await page(play).findByRole('dialog', { name: 'Edit permissions' }, patience);
};
const turn = (play: Play) =>
  play.userEvent.click(dialog().getByRole('switch', { name: 'Application access' }));
const saving = async (play: Play) => {
  await editing(play);
  await turn(play);
  await press(play, 'Save');
};
const params = { globalUserId: '' };
const answeringAccess = (reply: Envelope) =>
  mock(
    changeApplicationAccess,
    { query: { assigneeUserGlobalId: 'x', editApplicationPermissionRequestType: 'Grant' } },
    reply,
  );

export const Default = meta.story({ tags: ['state:user-dialog.permissions.opened'], play: editing });
Default.test(
  'shows the access as it is, with nothing to save (USER-064, USER-065, USER-066, CONST-042)',
  async (play) => {
    await expect(screen.getByRole('dialog').offsetWidth).toBe(520);
    await expect(dialog().getByText('Gregor Tamsin')).toBeVisible();
    await expect(dialog().getByRole('switch', { name: 'Application access' })).toBeChecked();
    await expect(dialog().getByText(disclaimer)).toBeVisible();
    const save = dialog().getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await turn(play);
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
    await turn(play);
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
);
Default.test('sends Revoke for access taken (USER-067, USER-068)', async (play) => {
  const call = recorded(answeringAccess({ ErrorNo: 0 }));
  play.msw.use(call.handler);
  await turn(play);
  await press(play, 'Save');
  await dialog().findByText('Permissions updated successfully');
  await expect(call.requests.map(({ query }) => Object.fromEntries(query))).toEqual([
    { assigneeUserGlobalId: active.GlobalUserId, editApplicationPermissionRequestType: 'Revoke' },
  ]);
});

export const PermissionsSaving = meta.story({
  args: { scenario: scenario(managingUsers([active]), noResponse(changeApplicationAccess)) },
  tags: ['state:user-dialog.permissions.saving'],
  play: saving,
});
PermissionsSaving.test('leaves nothing to press (USER-066)', async () => {
  await expect(dialog().getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog().queryByText(disclaimer)).toBeNull();
});

export const PermissionsSaved = meta.story({
  tags: ['state:user-dialog.permissions.saved'],
  play: saving,
});
PermissionsSaved.test('reads the list again (USER-063, USER-069, ERR-038)', async (play) => {
  await expect(await dialog().findByText('Permissions updated successfully')).toBeVisible();
  play.msw.use(userListOf([{ ...active, HasApplicationAccess: false }]).handler);
  await press(play, 'Close');
  await expect(await play.canvas.findByRole('region', { name: 'Users table' })).toBeVisible();
});

export const PermissionsRefused = meta.story({
  args: { scenario: base(answeringAccess({ ErrorNo: 1, Message: 'Not allowed' })) },
  tags: ['state:user-dialog.permissions.refused'],
  play: saving,
});
PermissionsRefused.test('says why (USER-070, ERR-038)', async () => {
  await expect(await dialog().findByText('Not allowed')).toBeVisible();
});

export const PermissionsFailed = meta.story({
  args: { scenario: base(answeringAccess({ ErrorNo: 1 })) },
  tags: ['state:user-dialog.permissions.failed'],
  play: saving,
});
PermissionsFailed.test('says that nobody knows why (USER-071, ERR-038)', async () => {
  await expect(await dialog().findByText('Edit application access failed for unknown reasons')).toBeVisible();
});

export const Deactivate = meta.story({
  tags: ['state:user-dialog.deactivate.opened'],
  play: deactivating,
});
Deactivate.test('names the person (USER-050, CONST-042)', async () => {
  await expect(screen.getByRole('dialog').offsetWidth).toBe(520);
  await expect(
    dialog().getByText('Please confirm you would like to deactivate user Gregor Tamsin.'),
  ).toBeVisible();
});

export const DeactivateSubmitting = meta.story({
  args: { scenario: base(noResponse(disableUser)) },
  tags: ['state:user-dialog.deactivate.submitting'],
  play: confirmed(deactivating),
});
DeactivateSubmitting.test('leaves nothing to press', async () => {
  await expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

export const Deactivated = meta.story({
  tags: ['state:user-dialog.deactivate.done'],
  play: async (play) => {
    await deactivating(play);
    play.msw.use(userListOf([{ ...active, Status: 'Deactivated' }]).handler);
    await press(play, 'Confirm');
    await dialog().findByText('User deactivated successfully.');
  },
});
Deactivated.test('shows it in the row (USER-052, USER-056, USER-061, ERR-036)', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Deactivated')).toBeInTheDocument());
});

export const DeactivateFailed = meta.story({
  args: {
    scenario: base(mock(disableUser, { params }, { ErrorNo: 1, Message: 'You cannot deactivate yourself.' })),
  },
  tags: ['state:user-dialog.deactivate.failed'],
  play: confirmed(deactivating),
});
DeactivateFailed.test('says so (USER-057, ERR-036)', async () => {
  await expect(
    await dialog().findByText('There was an error when attempting to deactivate the user.'),
  ).toBeVisible();
});

const long = 'Bartholomew Featherstonehaugh-Cholmondeley of the Melbourne and Geelong Regional Office';
export const Reactivate = meta.story({
  args: {
    scenario: managingUsers([aUser(3, { Status: 'Deactivated', FirstName: long, LastName: '' })]),
  },
  tags: ['state:user-dialog.reactivate.opened'],
  play: openMenuEntry(long, 'Reactivate', 'Reactivate User'),
});
Reactivate.test('names the person, however long the name (USER-049, CONST-042)', async () => {
  await expect(screen.getByRole('dialog').offsetWidth).toBe(520);
  await expect(dialog().getByText(`Please confirm you would like to reactivate user ${long}.`)).toBeVisible();
});

export const ReactivateSubmitting = meta.story({
  args: { scenario: base(noResponse(enableUser)) },
  tags: ['state:user-dialog.reactivate.submitting'],
  play: confirmed(reactivating),
});
ReactivateSubmitting.test('leaves nothing to press (USER-051)', async () => {
  await expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

export const Reactivated = meta.story({
  tags: ['state:user-dialog.reactivate.done'],
  play: async (play) => {
    await reactivating(play);
    play.msw.use(userListOf([{ ...gone, Status: 'Active' }]).handler);
    await press(play, 'Confirm');
    await dialog().findByText('User reactivated successfully.');
  },
});
Reactivated.test(
  'shows it in the row (USER-051, USER-054, USER-062, USER-107, ERR-036)',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Deactivated')).toBeNull());
  },
);

export const ReactivateFailed = meta.story({
  args: { scenario: base(networkError(enableUser)) },
  tags: ['state:user-dialog.reactivate.failed'],
  play: confirmed(reactivating),
});
ReactivateFailed.test('says so (USER-055, ERR-036)', async () => {
  await expect(
    await dialog().findByText('There was an error when attempting to reactivate the user.'),
  ).toBeVisible();
});
