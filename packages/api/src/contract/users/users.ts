import * as v from 'valibot';
import { shownEmailAddress } from '../email-address.ts';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { listTotals, pageQuery, searchQuery } from '../paging.ts';
import { Permission } from '../permissions.ts';
import { csvExport, envelope, nonEmptyText, nullableText, text, unixSeconds } from '../wire.ts';
import { userActions, userListActions } from './user-actions.ts';

/** A user of the tenant. Unknown statuses are accepted. */
export const portalUser = v.object({
  GlobalUserId: text,
  FirstName: nullableText,
  LastName: nullableText,
  Email: shownEmailAddress,
  RoleName: nullableText,
  Status: text,
  HasApplicationAccess: v.boolean(),
  /** Null or 0 if the user has never signed in. */
  LastSuccessfulLoginTimestamp: v.nullable(unixSeconds),
  /** The user holds administrative claims that the caller lacks. Default false (decision 0035). */
  Outranks: v.optional(v.boolean(), false),
});
export type PortalUser = v.InferOutput<typeof portalUser>;

/** Full name, or else the email address (OP-161). */
export const nameOfUser = ({
  FirstName,
  LastName,
  Email,
}: Pick<PortalUser, 'FirstName' | 'LastName' | 'Email'>): string =>
  `${FirstName ?? ''} ${LastName ?? ''}`.trim() || Email;

/** Column headings of the list and of the exported file (OP-175). */
export const userHeadings = {
  name: 'Name',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  permissions: 'Permissions',
  activity: 'Last Activity',
} as const;

/** Default name of the exported file. */
export const userFileName = 'userlist.csv';

/** Part of a name, email address or role, in any case (OP-178). */
const userQuery = { SearchQuery: searchQuery };

export const listUsers = endpoint({
  id: 'C69',
  path: '/user/list',
  needs: Permission.userManagement,
  cost: 'search',
  query: v.strictObject({ ...pageQuery, ...userQuery }),
  reply: v.object({ Users: v.array(portalUser), ...listTotals }),
});

/** Exports all matching users as CSV (OP-175). */
export const exportUsers = endpoint({
  id: 'C74',
  path: '/user/export',
  needs: userListActions.export.needs,
  ...csvExport,
  invalidates: { succeeded: [listUsers] },
  query: v.strictObject(userQuery),
});

/** A call that changes the status of one user. @__NO_SIDE_EFFECTS__ */
const statusChange = <const Path extends string>(
  id: Endpoint['id'],
  path: Path,
  { needs }: Pick<Endpoint, 'needs'>,
) => endpoint({ id, method: 'PUT', path, needs, invalidates: { settled: [listUsers] }, reply: envelope });

/** Reactivates, deactivates and unlocks a user (OP-172, OP-181). */
export const enableUser = statusChange('C71', '/user/enable/{globalUserId}', userActions.reactivate);
export const disableUser = statusChange('C72', '/user/disable/{globalUserId}', userActions.deactivate);
export const unlockUser = statusChange('C73', '/user/unlock/{globalUserId}', userActions.unlock);

/** Grants or revokes a user's access to applications. */
export const changeApplicationAccess = endpoint({
  id: 'C70',
  method: 'POST',
  path: '/user/applicationaccess',
  needs: userActions.editPermissions.needs,
  invalidates: { settled: [listUsers] },
  query: v.strictObject({
    assigneeUserGlobalId: nonEmptyText,
    editApplicationPermissionRequestType: v.picklist(['Grant', 'Revoke']),
  }),
  reply: envelope,
});
