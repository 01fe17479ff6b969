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

const dialog = () => within(screen.getByRole('dialog'));
const press = (play: Pick<Play, 'userEvent'>, name: string) =>
  play.userEvent.click(dialog().getByRole('button', { name }));
const openMenuEntry = (user: string, entry: string, title: string) => async (play: Play) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: `Row menu for ${user}` }));
  await play.userEvent.click(await page(play).findByRole('menuitem', { name: entry }));
  await page(play).findByRole('dialog', { name: title });
};
const deactivating = openMenuEntry('Gregor Tamsin', 'Deactivate', 'Deactivate User');
const reactivating = openMenuEntry('Wilhelmina Osei', 'Reactivate', 'Reactivate User');
const confirmed = (open: (play: Play) => Promise<void>) => async (play: Play) => {
  await open(play);
  await press(play, 'Confirm');
};
const editing = async (play: Play) => {
  const [first] = await play.canvas.findAllByRole('button', { name: 'Edit permissions' });
  if (first) await play.userEvent.click(first);
  await page(play).findByRole('dialog', { name: 'Edit permissions' });
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

/** Shows the application access of a user before a change. */
export const Default = meta.story({ tags: ['state:user-dialog.permissions.opened'], play: editing });
Default.test(
  'shows the current access and disables Save (USER-064, USER-065, USER-066, CONST-042)',
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
Default.test('sends Revoke when access is removed (USER-067, USER-068)', async (play) => {
  const call = recorded(answeringAccess({ ErrorNo: 0 }));
  play.msw.use(call.handler);
  await turn(play);
  await press(play, 'Save');
  await dialog().findByText('Permissions updated successfully');
  await expect(call.requests.map(({ query }) => Object.fromEntries(query))).toEqual([
    { assigneeUserGlobalId: active.GlobalUserId, editApplicationPermissionRequestType: 'Revoke' },
  ]);
});

/** Shown while the access is saved. */
export const PermissionsSaving = meta.story({
  args: { scenario: scenario(managingUsers([active]), noResponse(changeApplicationAccess)) },
  tags: ['state:user-dialog.permissions.saving'],
  play: saving,
});
PermissionsSaving.test('disables Save while saving (USER-066)', async () => {
  await expect(dialog().getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog().queryByText(disclaimer)).toBeNull();
});

/** Shown after the access was saved. */
export const PermissionsSaved = meta.story({
  tags: ['state:user-dialog.permissions.saved'],
  play: saving,
});
PermissionsSaved.test('reports success and reloads the list (USER-063, USER-069, ERR-038)', async (play) => {
  await expect(await dialog().findByText('Permissions updated successfully')).toBeVisible();
  play.msw.use(userListOf([{ ...active, HasApplicationAccess: false }]).handler);
  await press(play, 'Close');
  await expect(await play.canvas.findByRole('region', { name: 'Users table' })).toBeVisible();
});

/** Shown when the server rejects the change with a reason. */
export const PermissionsRefused = meta.story({
  args: { scenario: base(answeringAccess({ ErrorNo: 1, Message: 'Not allowed' })) },
  tags: ['state:user-dialog.permissions.refused'],
  play: saving,
});
PermissionsRefused.test('shows the server’s reason (USER-070, ERR-038)', async () => {
  await expect(await dialog().findByText('Not allowed')).toBeVisible();
});

/** Shown when the server rejects the change without a reason. */
export const PermissionsFailed = meta.story({
  args: { scenario: base(answeringAccess({ ErrorNo: 1 })) },
  tags: ['state:user-dialog.permissions.failed'],
  play: saving,
});
PermissionsFailed.test('reports an unknown reason (USER-071, ERR-038)', async () => {
  await expect(await dialog().findByText('Edit application access failed for unknown reasons')).toBeVisible();
});

/** Shown before a user is deactivated. */
export const Deactivate = meta.story({
  tags: ['state:user-dialog.deactivate.opened'],
  play: deactivating,
});
Deactivate.test('names the user to deactivate (USER-050, CONST-042)', async () => {
  await expect(screen.getByRole('dialog').offsetWidth).toBe(520);
  await expect(
    dialog().getByText('Please confirm you would like to deactivate user Gregor Tamsin.'),
  ).toBeVisible();
});

/** Shown while a user is deactivated. */
export const DeactivateSubmitting = meta.story({
  args: { scenario: base(noResponse(disableUser)) },
  tags: ['state:user-dialog.deactivate.submitting'],
  play: confirmed(deactivating),
});
DeactivateSubmitting.test('disables Confirm while deactivating', async () => {
  await expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

/** Shown after a user was deactivated. */
export const Deactivated = meta.story({
  tags: ['state:user-dialog.deactivate.done'],
  play: async (play) => {
    await deactivating(play);
    play.msw.use(userListOf([{ ...active, Status: 'Deactivated' }]).handler);
    await press(play, 'Confirm');
    await dialog().findByText('User deactivated successfully.');
  },
});
Deactivated.test(
  'shows the new status in the row (USER-052, USER-056, USER-061, ERR-036)',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Deactivated')).toBeInTheDocument());
  },
);

/** Shown when a user could not be deactivated. */
export const DeactivateFailed = meta.story({
  args: {
    scenario: base(mock(disableUser, { params }, { ErrorNo: 1, Message: 'You cannot deactivate yourself.' })),
  },
  tags: ['state:user-dialog.deactivate.failed'],
  play: confirmed(deactivating),
});
DeactivateFailed.test('reports why the user was not deactivated (USER-057, ERR-036)', async () => {
  await expect(
    await dialog().findByText('There was an error when attempting to deactivate the user.'),
  ).toBeVisible();
});

const long = 'Bartholomew Featherstonehaugh-Cholmondeley of the Melbourne and Geelong Regional Office';
/** Shown before a user with a long name is reactivated. */
export const Reactivate = meta.story({
  args: {
    scenario: managingUsers([aUser(3, { Status: 'Deactivated', FirstName: long, LastName: '' })]),
  },
  tags: ['state:user-dialog.reactivate.opened'],
  play: openMenuEntry(long, 'Reactivate', 'Reactivate User'),
});
Reactivate.test('names the user to reactivate, also with a long name (USER-049, CONST-042)', async () => {
  await expect(screen.getByRole('dialog').offsetWidth).toBe(520);
  await expect(dialog().getByText(`Please confirm you would like to reactivate user ${long}.`)).toBeVisible();
});

/** Shown while a user is reactivated. */
export const ReactivateSubmitting = meta.story({
  args: { scenario: base(noResponse(enableUser)) },
  tags: ['state:user-dialog.reactivate.submitting'],
  play: confirmed(reactivating),
});
ReactivateSubmitting.test('disables Confirm while reactivating (USER-051)', async () => {
  await expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

/** Shown after a user was reactivated. */
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
  'shows the user as active in the row (USER-051, USER-054, USER-062, USER-107, ERR-036)',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Deactivated')).toBeNull());
  },
);

/** Shown when a user could not be reactivated. */
export const ReactivateFailed = meta.story({
  args: { scenario: base(networkError(enableUser)) },
  tags: ['state:user-dialog.reactivate.failed'],
  play: confirmed(reactivating),
});
ReactivateFailed.test('reports that the user was not reactivated (USER-055, ERR-036)', async () => {
  await expect(
    await dialog().findByText('There was an error when attempting to reactivate the user.'),
  ).toBeVisible();
});
