import {
  everyClaim,
  exportUsers,
  inviteAgain,
  listUsers,
  Permission,
  unlockUser,
  userStatuses,
} from '@portal/api/contract';
import {
  aUser,
  tooManyRequests,
  networkError,
  managingUsers,
  mock,
  recorded,
  errorResponse,
  scenario,
  someUsers,
  noResponse,
  userListOf,
  delayed,
  type Mock,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { phone } from '../../testing/phone.ts';
import { arriveAt, page, type Play } from '../../testing/play.ts';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../testing/saved-files.ts';

const meta = preview.meta({
  title: 'Screens/Users/List',
  component: PortalStory,
  args: { at: '/users', scenario: managingUsers() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const patience = { timeout: 5_000 };
const region = (play: Pick<Play, 'canvas'>) =>
  play.canvas.findByRole('region', { name: 'Users table' }, patience);
const rows = async (play: Pick<Play, 'canvas'>) =>
  within(await region(play))
    .getAllByRole('row')
    .slice(1);
const openMenu = async (play: Play, name: string) => {
  await play.userEvent.click(
    await play.canvas.findByRole('button', { name: `Row menu for ${name}` }, patience),
  );
  const entries = await page(play).findAllByRole('menuitem');
  return entries.map(({ textContent }) => textContent);
};
const search = async ({ canvas, userEvent }: Play, text: string) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search users' }, patience), text);
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
};

export const Default = meta.story({ tags: ['state:users.page.populated'] });
Default.test(
  'lists the people of the tenant, twenty at a time (USER-001, USER-002, USER-011 to USER-016, USER-036, CONST-027)',
  async (play) => {
    const heads = within(await region(play)).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Role',
      'Status',
      'Permissions',
      'Last Activity',
      'Actions',
    ]);
    await expect(play.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Users 45');
    const shown = await rows(play);
    await expect(shown).toHaveLength(20);
    await expect(shown[1]).toHaveTextContent(/Nadia Brookfield.*Operations.*Active.*No/);
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Page 3' }));
    await arriveAt(play, '/users/3');
    await waitFor(async () => expect(await rows(play)).toHaveLength(5));
  },
);
Default.test('is searched by its button, on the first page (USER-009, USER-043, USER-108)', async (play) => {
  await search(play, 'osei');
  await arriveAt(play, '/users/1?q=osei');
  await waitFor(async () => expect((await rows(play)).length).toBeLessThan(20));
  await play.userEvent.click(play.canvas.getByRole('link', { name: 'Clear filter' }));
  await arriveAt(play, '/users');
});
Default.test(
  'saves userlist.csv and reads the list again (USER-047, USER-048, API-074, API-092)',
  async (play) => {
    const saved = catchSavedFiles();
    const list = recorded(userListOf(someUsers(45)));
    await region(play);
    play.msw.use(list.handler);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Action' }));
    await play.userEvent.click(await page(play).findByRole('menuitem', { name: 'Export All to CSV' }));
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['userlist.csv']));
    await waitFor(() => expect(list.requests.length).toBe(1));
    saved.release();
  },
);

export const ActionMenu = meta.story({
  tags: ['state:users.page.action-menu-open'],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Action' }, patience)),
});
ActionMenu.test('offers the export (USER-007)', async () => {
  await expect(await screen.findByRole('menuitem', { name: 'Export All to CSV' })).toBeVisible();
});

export const Loading = meta.story({
  args: { scenario: scenario(managingUsers(), noResponse(listUsers)) },
  tags: ['state:users.page.loading'],
});
Loading.test('says so (USER-003)', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading user list...', {}, patience)).toBeVisible();
});

export const Empty = meta.story({
  args: { scenario: managingUsers([]) },
  tags: ['state:users.page.empty'],
});
Empty.test('says that there is nobody (USER-039)', async ({ canvas }) => {
  await expect(await canvas.findByText('No Users.', {}, patience)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Clear filter' })).toBeNull();
});

export const WithoutResult = meta.story({
  args: { at: '/users/1?q=nobody' },
  tags: ['state:users.page.search-without-result'],
});
WithoutResult.test(
  'tells a search without a result from an empty list (USER-008, USER-010, USER-038, USER-044)',
  async (play) => {
    await expect(await play.canvas.findByText('No Results.', {}, patience)).toBeVisible();
    await expect(play.canvas.getByRole('searchbox')).toHaveValue('nobody');
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Clear search' }));
    await arriveAt(play, '/users');
    await waitFor(async () => expect(await rows(play)).toHaveLength(20));
  },
);

export const Failed = meta.story({
  args: { scenario: scenario(managingUsers(), errorResponse(listUsers, 500)) },
  tags: ['state:users.page.failed'],
});
Failed.test('looks empty but for Retry (USER-040, ERR-029, OP-250)', async (play) => {
  await expect(await play.canvas.findByText('No Users.', {}, patience)).toBeVisible();
  await expect(play.canvas.queryByRole('alert')).toBeNull();
  play.msw.use(userListOf(someUsers(3)).handler);
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await rows(play)).toHaveLength(3));
});

export const NoPermission = meta.story({
  args: { as: 'MY', scenario: scenario(managingUsers(), networkError(listUsers)) },
  tags: ['state:users.page.no-permission'],
});
NoPermission.test(
  'says so, asks for nothing and is in no navigation (USER-004, USER-005, ERR-035, PERM-048)',
  async ({ canvas, msw }) => {
    const list = recorded(userListOf([]));
    msw.use(list.handler);
    await expect(
      await canvas.findByText('You do not have permission to view this page.', {}, patience),
    ).toBeVisible();
    await expect(list.requests).toEqual([]);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull();
  },
);

const long = 'Bartholomew Featherstonehaugh-Cholmondeley of the Melbourne and Geelong Regional Office';
export const Extremes = meta.story({
  args: {
    scenario: scenario(
      managingUsers(),
      mock(
        listUsers,
        { query: {} },
        {
          Users: [
            aUser(1, { FirstName: long, RoleName: long }),
            aUser(2, { FirstName: null, LastName: ' ', LastSuccessfulLoginTimestamp: null }),
          ],
          TotalRows: 12_345,
          MaxPage: 618,
        },
      ),
    ),
  },
  tags: ['state:users.page.extremes'],
});
Extremes.test(
  'keeps its columns, and names by the address who has no name (USER-011, USER-015)',
  async (play) => {
    const [, nameless] = await rows(play);
    await expect(play.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Users 12,345');
    await expect(nameless).toHaveTextContent(/^@?.*gregor\.tamsin@harbour\.example/i);
    await expect(within(nameless as HTMLElement).getAllByRole('cell')[4]).toHaveTextContent(/^$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);

const ofEachStatus = [...userStatuses, 'Foo'].map((Status, index) =>
  aUser(index + 1, { Status, FirstName: 'User', LastName: Status }),
);
export const EveryStatus = meta.story({
  args: { scenario: managingUsers([aUser(0), ...ofEachStatus]) },
  tags: ['state:users.row.every-status'],
});
EveryStatus.test('tells who can work and who cannot (USER-018 to USER-029, USER-105)', async (play) => {
  const shown = await rows(play);
  const read = shown.map((row) => {
    const cells = within(row).getAllByRole('cell');
    const edit = within(row).getByRole('button', { name: 'Edit permissions' });
    return [
      cells[2]?.textContent,
      edit.getAttribute('aria-disabled') === 'true' ? 'fixed' : 'editable',
      within(row).queryByRole('button', { name: /^Unlock / }) ? 'Unlock' : '',
    ];
  });
  await expect(read).toEqual([
    ['Active', 'fixed', ''],
    ['Invited', 'editable', ''],
    ['Active', 'editable', ''],
    ['Normal', 'editable', ''],
    ['Locked - Invalid password', 'fixed', 'Unlock'],
    ['Locked - Invalid MFA', 'fixed', 'Unlock'],
    ['Locked - Inactivity', 'fixed', 'Unlock'],
    ['Deactivated', 'fixed', ''],
    ['Foo', 'fixed', ''],
  ]);
  const fixed = within(shown[0] as HTMLElement).getByRole('button', { name: 'Edit permissions' });
  fixed.focus();
  await expect(
    await screen.findByText('Only the permissions of an active colleague can be edited.'),
  ).toBeVisible();
});

export const MenuOfActive = meta.story({
  args: { scenario: managingUsers(ofEachStatus) },
  tags: ['state:users.row.menu-active'],
});
MenuOfActive.test('offers to deactivate (USER-030, USER-031, USER-035)', async (play) => {
  await expect(await openMenu(play, 'User Active')).toEqual(['Deactivate']);
});

export const MenuOfLocked = meta.story({
  args: { scenario: managingUsers(ofEachStatus) },
  tags: ['state:users.row.menu-locked'],
});
MenuOfLocked.test('offers to unlock and to deactivate (USER-029, USER-032, USER-035)', async (play) => {
  await expect(await openMenu(play, 'User LockInactivity')).toEqual(['Unlock', 'Deactivate']);
});

const locked = aUser(1, { Status: 'LockedMFAAttempts' });
export const ForWhoManagesUsersOnly = meta.story({
  args: { as: 'USERS', scenario: managingUsers([aUser(0), locked, aUser(2)]) },
});
ForWhoManagesUsersOnly.test(
  'has neither export nor permissions without their claims (PERM-048, PERM-050, PERM-054, PERM-055)',
  async (play) => {
    await region(play);
    await expect(play.canvas.getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(play.canvas.getByRole('button', { name: 'Unlock Nadia Brookfield' })).toBeVisible();
    for (const name of ['Action', 'Edit permissions'])
      await expect(play.canvas.queryByRole('button', { name })).toBeNull();
    await expect(play.canvas.queryByRole('columnheader', { name: 'Permissions' })).toBeNull();
  },
);

export const MenuOfOutranking = meta.story({
  args: { scenario: managingUsers([aUser(0), aUser(1, { Outranks: true })]) },
});
MenuOfOutranking.test('tells why somebody with more power stays as they are (USER-031)', async (play) => {
  await expect(await openMenu(play, 'Nadia Brookfield')).toEqual([
    'DeactivateThis user holds a permission that you do not have.',
  ]);
  await expect(page(play).getByRole('menuitem')).toHaveAttribute('aria-disabled', 'true');
});

export const MenuOfDeactivated = meta.story({
  args: { scenario: managingUsers(ofEachStatus) },
  tags: ['state:users.row.menu-deactivated'],
});
MenuOfDeactivated.test('offers to reactivate (USER-030, USER-033, USER-034)', async (play) => {
  await expect(await openMenu(play, 'User Deactivated')).toEqual(['Reactivate']);
});

export const Unlocked = meta.story({
  args: { scenario: managingUsers([aUser(0), locked]) },
  tags: ['state:users.alert.unlocked'],
  play: async (play) => {
    const unlock = await play.canvas.findByRole('button', { name: 'Unlock Nadia Brookfield' }, patience);
    play.msw.use(userListOf([aUser(0), aUser(1)]).handler);
    await play.userEvent.click(unlock);
    await play.canvas.findByText('User unlocked successfully.');
  },
});
Unlocked.test(
  'says so above the list, which is read again (USER-053, USER-058, USER-060, ERR-036)',
  async (play) => {
    await waitFor(() => expect(play.canvas.queryByText('Locked - Invalid MFA')).toBeNull());
    await expect(play.canvas.queryByRole('button', { name: /^Unlock / })).toBeNull();
  },
);

export const UnlockFailed = meta.story({
  args: { scenario: scenario(managingUsers([locked]), errorResponse(unlockUser, 500)) },
  tags: ['state:users.alert.unlock-failed'],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Unlock Nadia Brookfield' }, patience)),
});
UnlockFailed.test('says so and leaves the row (USER-059, ERR-036)', async ({ canvas }) => {
  await expect(
    await canvas.findByText('There was an error when attempting to unlock the user.'),
  ).toBeVisible();
  await expect(canvas.getByText('Locked - Invalid MFA')).toBeVisible();
});

const bothLocked = [locked, aUser(2, { Status: 'LockedMFAAttempts', FirstName: 'Otto', LastName: 'Second' })];
const unlocking = managingUsers().find(({ endpoint }) => endpoint === unlockUser) as Mock;
export const UnlockedTwo = meta.story({ args: { scenario: managingUsers(bothLocked) } });
UnlockedTwo.test('keeps the result of each of two quick unlocks, with its name', async (play) => {
  const held = delayed(unlocking);
  play.msw.use(held.handler);
  for (const name of ['Nadia Brookfield', 'Otto Second']) {
    await play.userEvent.click(await play.canvas.findByRole('button', { name: `Unlock ${name}` }, patience));
  }
  held.respond();
  await waitFor(() => expect(play.canvas.getAllByText('User unlocked successfully.')).toHaveLength(2));
  for (const name of ['Nadia Brookfield', 'Otto Second']) {
    await expect(play.canvas.getByText(name, { selector: 'strong' })).toBeVisible();
  }
});

export const UnlockBusy = meta.story({
  args: { scenario: scenario(managingUsers([locked]), tooManyRequests(unlockUser, 7)) },
});
UnlockBusy.test('says when to come again where there was too much at once', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Unlock Nadia Brookfield' }, patience));
  await expect(await canvas.findByText(/7 seconds/)).toBeVisible();
});

export const MenuOfInvited = meta.story({ args: { scenario: managingUsers(ofEachStatus) } });
MenuOfInvited.test('offers another invitation, sent at once (decision 0033)', async (play) => {
  await expect(await openMenu(play, 'User Invited')).toEqual(['Send again', 'Deactivate']);
  const again = recorded(mock(inviteAgain, { params: { globalUserId: 'G-USER1' } }, { ErrorNo: 0 }));
  play.msw.use(again.handler);
  await play.userEvent.click(page(play).getByRole('menuitem', { name: 'Send again' }));
  await expect(await play.canvas.findByText('Invitation sent.')).toBeVisible();
  await expect(again.requests.map(({ params }) => params['globalUserId'])).toEqual(['G-USER1']);
});
MenuOfInvited.test('says why it was not sent', async (play) => {
  const send = async (answer: Mock) => {
    play.msw.use(answer.handler);
    await openMenu(play, 'User Invited');
    await play.userEvent.click(page(play).getByRole('menuitem', { name: 'Send again' }));
  };
  const params = { globalUserId: 'G-USER1' };
  await send(mock(inviteAgain, { params }, { ErrorNo: 1, Message: 'Try again later.' }));
  await expect(await play.canvas.findByText('Try again later.')).toBeVisible();
  await send(networkError(inviteAgain));
  await expect(
    await play.canvas.findByText(
      'An error occurred while inviting this user. Please try again later or contact support.',
    ),
  ).toBeVisible();
});

const allButInvite = everyClaim.filter((claim) => claim !== Permission.inviteUser);
export const WithoutInvite = meta.story({
  args: { as: { name: 'Somebody', claims: allButInvite }, scenario: managingUsers(ofEachStatus) },
});
WithoutInvite.test('invites nobody, and nobody again (PERM-049)', async (play) => {
  await expect(await openMenu(play, 'User Invited')).toEqual(['Deactivate']);
  await expect(play.canvas.queryByRole('button', { name: 'Invite' })).toBeNull();
});

export const Limited = meta.story({
  args: { as: 'USERS', scenario: managingUsers(ofEachStatus) },
  tags: ['state:permission.users.limited'],
});
Limited.test('invites into every role at once (USER-006, USER-092, PERM-056)', async (play) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Invite' }, patience));
  const dialog = within(await page(play).findByRole('dialog', { name: 'Invite new user' }, patience));
  await dialog.findByRole('option', { name: 'Adviser' });
  for (const role of ['Admin Staff (Full Access)', 'Admin Staff (Read Only)']) {
    await play.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), role);
    await expect(dialog.getByRole('button', { name: 'Send Invite' })).toBeVisible();
  }
  await play.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(play.canvas.getByRole('button', { name: 'Invite' })).toHaveFocus());
});
Limited.test(
  'shows neither permissions nor export without their claims (USER-007, USER-014)',
  async (play) => {
    const heads = within(await region(play)).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).not.toContain('Permissions');
    await expect(play.canvas.queryByRole('button', { name: 'Action' })).toBeNull();
    await expect(play.canvas.queryByRole('button', { name: 'Edit permissions' })).toBeNull();
    await expect(await openMenu(play, 'User Active')).toEqual(['Deactivate']);
  },
);

export const ExportFailed = meta.story({
  args: { scenario: scenario(managingUsers(), errorResponse(exportUsers, 500)) },
});
ExportFailed.test('can be tried again (OP-175, OP-250)', async (play) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Action' }, patience));
  await play.userEvent.click(await page(play).findByRole('menuitem', { name: 'Export All to CSV' }));
  await expect(await play.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
});

export const Narrow = meta.story({ ...phone, tags: ['state:responsive.users.narrow'] });
Narrow.test('shows name, status, last activity and actions (USER-017, USER-109)', async (play) => {
  const table = within(await region(play));
  await expect(table.getByRole('table', { name: 'Users table' })).toBeVisible();
  await expect(table.getByText('Fiona Full')).toBeVisible();
  await expect(table.getAllByText('Active')[0]).toBeVisible();
  for (const role of table.queryAllByText('Adviser')) await expect(role).not.toBeVisible();
  await expect(await openMenu(play, 'Nadia Brookfield')).toEqual(['Edit permissions', 'Deactivate']);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

const longName = aUser(1, { FirstName: 'Alexandrina-Konstantina', LastName: 'Featherstonehaugh-Montgomery' });
export const NarrowWithLongNames = meta.story({
  ...phone,
  args: { scenario: managingUsers([longName]) },
});
NarrowWithLongNames.test('shows a long name and its e-mail whole in a folded row', async ({ canvas }) => {
  const email = await canvas.findByText(longName.Email, {}, patience);
  const name = canvas.getByText(/^Alexandrina/);
  const cell = email.closest('td') as HTMLElement;
  for (const text of [name, email]) {
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(cell.getBoundingClientRect().right);
  }
  await expect(email.scrollWidth).toBe(email.clientWidth);
});
