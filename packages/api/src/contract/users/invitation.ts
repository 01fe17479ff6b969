import * as v from 'valibot';
import { emailAddress } from '../email-address.ts';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { invalidMobile, readMobileNumber } from '../phone.ts';
import { typedText } from '../text.ts';
import { envelope, nonEmptyText, nullableText, text } from '../wire.ts';
import { userActions, userListActions } from './user-actions.ts';
import { listUsers } from './users.ts';

/** Maximum length of a first or last name, in UTF-16 code units. */
export const nameLimit = 200;

const personName = typedText(nameLimit, 1);

/** The invited user (ENT-036). */
const invitation = v.strictObject({
  firstName: personName,
  lastName: personName,
  MobileNumber: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((number) => readMobileNumber(number)),
    v.string(invalidMobile),
  ),
  email: emailAddress,
  /** `TenantRoleId` from the list of roles. */
  RoleId: nonEmptyText,
});
export type Invitation = v.InferOutput<typeof invitation>;

const tenantRole = v.object({ TenantRoleId: text, RoleName: text });

/** Lists the roles in the tenant's order. */
export const listRoles = endpoint({
  id: 'C67',
  path: '/user/roles',
  needs: Permission.userManagement,
  reply: v.object({ Roles: v.array(tenantRole) }),
});

/** Creates a user and emails them a link to set a password. `UserGuid` is their `GlobalUserId`. */
export const inviteUser = endpoint({
  id: 'C68',
  method: 'POST',
  path: '/user/invite',
  needs: userListActions.invite.needs,
  idempotent: true,
  cost: 'mail',
  // A rejected role may have been deleted.
  invalidates: { settled: [listUsers], failed: [listRoles] },
  body: invitation,
  reply: v.object({ ...envelope.entries, UserGuid: v.optional(nullableText) }),
});

/**
 * Emails another link to a user who has not set a password. Earlier links become invalid. Not part of the
 * specification.
 */
export const inviteAgain = endpoint({
  id: 'C88',
  method: 'POST',
  path: '/user/invite/{globalUserId}',
  needs: userActions.inviteAgain.needs,
  idempotent: true,
  cost: 'mail',
  invalidates: { settled: [listUsers] },
  reply: envelope,
});
