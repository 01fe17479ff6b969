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
  invalidResponse,
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
import { arriveAt, page, type Play, discard } from '../../testing/play.ts';
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

const region = (play: Pick<Play, 'canvas'>) => play.canvas.findByRole('region', { name: 'Users table' });
const rows = async (play: Pick<Play, 'canvas'>) =>
  within(await region(play))
    .getAllByRole('row')
    .slice(1);
const openMenu = async (play: Play, name: string) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: `Row menu for ${name}` }));
  await page(play).findAllByRole('menuitem');
  return menuEntries(play);
};
const menuEntries = (play: Play) =>
  page(play)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
const search = async ({ canvas, userEvent }: Play, text: string) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search users' }), text);
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
};

/** Shows the first page of the users of a tenant. */
export const Default = meta.story({ tags: ['state:users.page.populated'] });
Default.test(
  'lists the users of the tenant, twenty per page (USER-001, USER-002, USER-011 to USER-016, USER-036, CONST-027)',
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
Default.test(
  'searches on the button, and returns to the first page (USER-009, USER-043, USER-108)',
  async (play) => {
    await search(play, 'osei');
    await arriveAt(play, '/users/1?q=osei');
    await waitFor(async () => expect((await rows(play)).length).toBeLessThan(20));
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Clear filter' }));
    await arriveAt(play, '/users');
  },
);
Default.test(
  'saves userlist.csv and reloads the list (USER-047, USER-048, API-074, API-092)',
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

/** Shows the open menu of the page. */
export const ActionMenu = meta.story({
  tags: ['state:users.page.action-menu-open'],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Action' })),
});
ActionMenu.test('offers the export (USER-007)', async () => {
  await expect(await screen.findByRole('menuitem', { name: 'Export All to CSV' })).toBeVisible();
});

/** Shown while the first page of users loads. */
export const Loading = meta.story({
  args: { scenario: scenario(managingUsers(), noResponse(listUsers)) },
  tags: ['state:users.page.loading'],
});
Loading.test('shows that the users are loading (USER-003)', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading user list...')).toBeVisible();
});

/** Shown when the tenant has no users. */
export const Empty = meta.story({
  args: { scenario: managingUsers([]) },
  tags: ['state:users.page.empty'],
});
Empty.test('shows that there are no users (USER-039)', async ({ canvas }) => {
  await expect(await canvas.findByText('No Users.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Clear filter' })).toBeNull();
});

/** Shown when no user matches the search. */
export const WithoutResult = meta.story({
  args: { at: '/users/1?q=nobody' },
  tags: ['state:users.page.search-without-result'],
});
WithoutResult.test(
  'distinguishes a search without results from an empty list (USER-008, USER-010, USER-038, USER-044)',
  async (play) => {
    await expect(await play.canvas.findByText('No Results.')).toBeVisible();
    await expect(play.canvas.getByRole('searchbox')).toHaveValue('nobody');
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Clear search' }));
    await arriveAt(play, '/users');
    await waitFor(async () => expect(await rows(play)).toHaveLength(20));
  },
);

/** Shown when the users fail to load. */
export const Failed = meta.story({
  args: { scenario: scenario(managingUsers(), errorResponse(listUsers, 500)) },
  tags: ['state:users.page.failed'],
});
Failed.test(
  'shows the empty state with Retry when the list fails to load (USER-040, ERR-029, OP-250)',
  async (play) => {
    await expect(await play.canvas.findByText('No Users.')).toBeVisible();
    await expect(play.canvas.queryByRole('alert')).toBeNull();
    play.msw.use(userListOf(someUsers(3)).handler);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await rows(play)).toHaveLength(3));
  },
);

const foreignList = (reply: object) =>
  scenario(managingUsers(), invalidResponse(listUsers, JSON.stringify(reply), 'application/json'));
const unreadableUser = { ...aUser(4), GlobalUserId: undefined };

/** Shown when a back end sends a user that cannot be read. */
export const UnreadableRow = meta.story({
  args: {
    scenario: foreignList({ Users: [...someUsers(3), unreadableUser], TotalRows: '4', MaxPage: '1' }),
  },
  tags: ['state:users.page.unreadable-row'],
});
UnreadableRow.test(
  'counts a row that cannot be read, and shows the others and the total (OP-389)',
  async (play) => {
    await expect(await play.canvas.findByText('1 row of this page cannot be read.')).toBeVisible();
    await expect(await rows(play)).toHaveLength(3);
    await expect(play.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Users 4');
  },
);

/** Shown when no row of the page can be read. */
export const NoReadableRow = meta.story({
  args: { scenario: foreignList({ Users: [unreadableUser], TotalRows: 1, MaxPage: 1 }) },
});
NoReadableRow.test('does not look like an empty list (OP-389)', async ({ canvas }) => {
  await expect(await canvas.findByText('The rows of this page cannot be read.')).toBeVisible();
  await expect(canvas.queryByText('No Users.')).toBeNull();
});

/** Shown to users without the claim for this page. */
export const NoPermission = meta.story({
  args: { as: 'MY', scenario: scenario(managingUsers(), networkError(listUsers)) },
  tags: ['state:users.page.no-permission'],
});
NoPermission.test(
  'shows a missing permission, sends no request and hides the navigation item (USER-004, USER-005, ERR-035, PERM-048)',
  async ({ canvas, msw }) => {
    const list = recorded(userListOf([]));
    msw.use(list.handler);
    await expect(await canvas.findByText('You do not have permission to view this page.')).toBeVisible();
    await expect(list.requests).toEqual([]);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull();
  },
);

const long = 'Bartholomew Featherstonehaugh-Cholmondeley of the Melbourne and Geelong Regional Office';
/** Shows long names and roles, a user without a name, and thousands of users. */
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
  'keeps its columns, and shows the e-mail address of a user without a name (USER-011, USER-015)',
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
/** Shows a user in each status. */
export const EveryStatus = meta.story({
  args: { scenario: managingUsers([aUser(0), ...ofEachStatus]) },
  tags: ['state:users.row.every-status'],
});
EveryStatus.test(
  'shows the status of each user, with Unlock and editable permissions where possible (USER-018 to USER-029, USER-105)',
  async (play) => {
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
  },
);

/** Shows the menu of an active user, which offers to deactivate. */
export const MenuOfActive = meta.story({
  args: { scenario: managingUsers(ofEachStatus) },
  tags: ['state:users.row.menu-active'],
  play: async (play) => void (await openMenu(play, 'User Active')),
});
MenuOfActive.test('offers to deactivate an active user (USER-030, USER-031, USER-035)', async (play) => {
  await expect(menuEntries(play)).toEqual(['Deactivate']);
});

/** Shows the menu of a locked user, which offers to unlock. */
export const MenuOfLocked = meta.story({
  args: { scenario: managingUsers(ofEachStatus) },
  tags: ['state:users.row.menu-locked'],
  play: async (play) => void (await openMenu(play, 'User LockInactivity')),
});
MenuOfLocked.test(
  'offers to unlock and to deactivate a locked user (USER-029, USER-032, USER-035)',
  async (play) => {
    await expect(menuEntries(play)).toEqual(['Unlock', 'Deactivate']);
  },
);

const locked = aUser(1, { Status: 'LockedMFAAttempts' });
/** Shows the list for a user who may neither export nor change permissions. */
export const ManageUsersOnly = meta.story({
  args: { as: 'USERS', scenario: managingUsers([aUser(0), locked, aUser(2)]) },
});
ManageUsersOnly.test(
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

/** Shows the row of a user with more claims, who cannot be changed. */
export const MenuOfUserWithMoreClaims = meta.story({
  args: { scenario: managingUsers([aUser(0), aUser(1, { Outranks: true })]) },
});
MenuOfUserWithMoreClaims.test(
  'shows why a user with more claims cannot be changed (USER-031)',
  async (play) => {
    await expect(await openMenu(play, 'Nadia Brookfield')).toEqual([
      'DeactivateThis user holds a permission that you do not have.',
    ]);
    await expect(page(play).getByRole('menuitem')).toHaveAttribute('aria-disabled', 'true');
  },
);

/** Shows the menu of a deactivated user, which offers to reactivate. */
export const MenuOfDeactivated = meta.story({
  args: { scenario: managingUsers(ofEachStatus) },
  tags: ['state:users.row.menu-deactivated'],
  play: async (play) => void (await openMenu(play, 'User Deactivated')),
});
MenuOfDeactivated.test(
  'offers to reactivate a deactivated user (USER-030, USER-033, USER-034)',
  async (play) => {
    await expect(menuEntries(play)).toEqual(['Reactivate']);
  },
);

/** Shown after a user was unlocked. */
export const Unlocked = meta.story({
  args: { scenario: managingUsers([aUser(0), locked]) },
  tags: ['state:users.alert.unlocked'],
  play: async (play) => {
    const unlock = await play.canvas.findByRole('button', { name: 'Unlock Nadia Brookfield' });
    play.msw.use(userListOf([aUser(0), aUser(1)]).handler);
    await play.userEvent.click(unlock);
    await play.canvas.findByText('User unlocked successfully.');
  },
});
Unlocked.test(
  'reports the unlock above the list and reloads it (USER-053, USER-058, USER-060, ERR-036)',
  async (play) => {
    await waitFor(() => expect(play.canvas.queryByText('Locked - Invalid MFA')).toBeNull());
    await expect(play.canvas.queryByRole('button', { name: /^Unlock / })).toBeNull();
  },
);

/** Shown when a user could not be unlocked. */
export const UnlockFailed = meta.story({
  args: { scenario: scenario(managingUsers([locked]), errorResponse(unlockUser, 500)) },
  tags: ['state:users.alert.unlock-failed'],
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Unlock Nadia Brookfield' })),
});
UnlockFailed.test('reports the failed unlock and keeps the row (USER-059, ERR-036)', async ({ canvas }) => {
  await expect(
    await canvas.findByText('There was an error when attempting to unlock the user.'),
  ).toBeVisible();
  await expect(canvas.getByText('Locked - Invalid MFA')).toBeVisible();
});

const bothLocked = [locked, aUser(2, { Status: 'LockedMFAAttempts', FirstName: 'Otto', LastName: 'Second' })];
const unlocking = managingUsers().find(({ endpoint }) => endpoint === unlockUser) as Mock;
export const UnlockedTwo = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: managingUsers(bothLocked) },
});
UnlockedTwo.test('shows the result and the name of each of two quick unlocks', async (play) => {
  const held = delayed(unlocking);
  play.msw.use(held.handler);
  for (const name of ['Nadia Brookfield', 'Otto Second']) {
    await play.userEvent.click(await play.canvas.findByRole('button', { name: `Unlock ${name}` }));
  }
  held.respond();
  await waitFor(() => expect(play.canvas.getAllByText('User unlocked successfully.')).toHaveLength(2));
  for (const name of ['Nadia Brookfield', 'Otto Second']) {
    await expect(play.canvas.getByText(name, { selector: 'strong' })).toBeVisible();
  }
});

export const UnlockBusy = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(managingUsers([locked]), tooManyRequests(unlockUser, 7)) },
});
UnlockBusy.test('says when to retry after too many requests', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Unlock Nadia Brookfield' }));
  await expect(await canvas.findByText(/7 seconds/)).toBeVisible();
});

export const MenuOfInvited = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: managingUsers(ofEachStatus) },
});
MenuOfInvited.test('sends another invitation at once (decision 0033)', async (play) => {
  await expect(await openMenu(play, 'User Invited')).toEqual(['Send again', 'Deactivate']);
  const again = recorded(mock(inviteAgain, { params: { globalUserId: 'G-USER1' } }, { ErrorNo: 0 }));
  play.msw.use(again.handler);
  await play.userEvent.click(page(play).getByRole('menuitem', { name: 'Send again' }));
  await expect(await play.canvas.findByText('Invitation sent.')).toBeVisible();
  await expect(again.requests.map(({ params }) => params['globalUserId'])).toEqual(['G-USER1']);
});
MenuOfInvited.test('shows why another invitation was not sent', async (play) => {
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
  tags: ['!dev', '!autodocs'],
  args: { as: { name: 'Somebody', claims: allButInvite }, scenario: managingUsers(ofEachStatus) },
});
WithoutInvite.test('offers no invitation without the claim (PERM-049)', async (play) => {
  await expect(await openMenu(play, 'User Invited')).toEqual(['Deactivate']);
  await expect(play.canvas.queryByRole('button', { name: 'Invite' })).toBeNull();
});

/** Shows the list for a user with only the claim to manage users. */
export const Limited = meta.story({
  args: { as: 'USERS', scenario: managingUsers(ofEachStatus) },
  tags: ['state:permission.users.limited'],
});
Limited.test(
  'sends an invitation to any role without the step about access (USER-006, USER-092, PERM-056)',
  async (play) => {
    await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Invite' }));
    const dialog = within(await page(play).findByRole('dialog', { name: 'Invite new user' }));
    await dialog.findByRole('option', { name: 'Adviser' });
    for (const role of ['Admin Staff (Full Access)', 'Admin Staff (Read Only)']) {
      await play.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), role);
      await expect(dialog.getByRole('button', { name: 'Send Invite' })).toBeVisible();
    }
    await play.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await discard(play);
    await waitFor(() => expect(play.canvas.getByRole('button', { name: 'Invite' })).toHaveFocus());
  },
);
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
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(managingUsers(), errorResponse(exportUsers, 500)) },
});
ExportFailed.test('can retry a failed export (OP-175, OP-250)', async (play) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Action' }));
  await play.userEvent.click(await page(play).findByRole('menuitem', { name: 'Export All to CSV' }));
  await expect(await play.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
});

/** Shows the list on a phone. */
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
/** Shows a user with a long name on a phone. */
export const NarrowWithLongNames = meta.story({
  ...phone,
  args: { scenario: managingUsers([longName]) },
});
NarrowWithLongNames.test('shows a long name and its e-mail in full in a folded row', async ({ canvas }) => {
  const email = await canvas.findByText(longName.Email);
  const name = canvas.getByText(/^Alexandrina/);
  const cell = email.closest('td') as HTMLElement;
  for (const text of [name, email]) {
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(cell.getBoundingClientRect().right);
  }
  await expect(email.scrollWidth).toBe(email.clientWidth);
});

/** The address has a filter that the list of users does not have. */
export const UnreadableAddress = meta.story({ args: { at: '/users/1?status=Locked&q=ann' } });
UnreadableAddress.test(
  'says which filter cannot be read, and exports nothing until it is gone (LIST-087)',
  async (play) => {
    await play.canvas.findByText(/^The address filters by status, but/);
    await region(play);
    await expect(play.canvas.queryByRole('button', { name: 'Action' })).toBeNull();
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Show without this filter' }));
    await arriveAt(play, '/users/1?q=ann');
    await expect(play.canvas.queryByText(/The address filters by/)).toBeNull();
    await play.canvas.findByRole('button', { name: 'Action' });
  },
);
