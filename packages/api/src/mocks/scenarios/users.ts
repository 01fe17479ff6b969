import {
  adminStaffRoles,
  changeApplicationAccess,
  disableUser,
  enableUser,
  exportUsers,
  inviteAgain,
  inviteUser,
  listRoles,
  listUsers,
  nameOfUser,
  unlockUser,
  userFileName,
  type PortalUser,
  type Reply,
} from '../../contract/index.ts';
import { someUsers } from '../fixtures/users.ts';
import { mock } from '../mock.ts';
import { isFound, pageOf } from '../page-of.ts';
import { scenario } from './scenario.ts';
import { signedIn } from './signed-in.ts';

/** The list of these users, with paging and search by name, email address and role. */
export const userListOf = (users: readonly PortalUser[]) =>
  mock(listUsers, { query: { PageNo: 1, RowsPerPage: 20 } }, ({ query }) => {
    const found = users.filter((user) => isFound(query, nameOfUser(user), user.Email, user.RoleName ?? ''));
    return pageOf('Users', found, query);
  });

/** The default roles of a tenant. */
export const rolesOfTenant = mock(
  listRoles,
  {},
  {
    Roles: [
      { TenantRoleId: 'full-access', RoleName: adminStaffRoles.fullAccess },
      { TenantRoleId: 'read-only', RoleName: adminStaffRoles.readOnly },
      { TenantRoleId: 'adviser', RoleName: 'Adviser' },
      { TenantRoleId: 'operations', RoleName: 'Operations' },
    ],
  },
);

/** The response to an invitation. */
export const inviting = (reply: Reply<typeof inviteUser> = { ErrorNo: 0, UserGuid: 'G-NEW' }) =>
  mock(
    inviteUser,
    {
      body: {
        firstName: 'Nadia',
        lastName: 'Newcomer',
        MobileNumber: '0412345678',
        email: 'nadia.newcomer@harbour.example',
        RoleId: 'adviser',
      },
    },
    reply,
  );

const done = { ErrorNo: 0 };
const params = { globalUserId: 'G-LEE' };

/** The list of users. All actions on them succeed. */
export const managingUsers = (users: readonly PortalUser[] = someUsers(45)) =>
  scenario(
    signedIn(),
    userListOf(users),
    mock(exportUsers, { query: {} }, () => new File(['Name\r\n'], userFileName, { type: 'text/csv' })),
    rolesOfTenant,
    inviting(),
    mock(inviteAgain, { params }, done),
    mock(disableUser, { params }, done),
    mock(enableUser, { params }, done),
    mock(unlockUser, { params }, done),
    mock(
      changeApplicationAccess,
      { query: { assigneeUserGlobalId: 'G-LEE', editApplicationPermissionRequestType: 'Grant' } },
      done,
    ),
  );
