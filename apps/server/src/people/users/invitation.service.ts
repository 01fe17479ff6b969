import { randomUUID } from 'node:crypto';
import {
  can,
  invalidMobile,
  outranks,
  Permission,
  readMobileNumber,
  userActions,
  userListActions,
  type Envelope,
  type Invitation,
  type inviteUser,
  type WireReply,
} from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { rejectionOf } from '../../platform/http/action-rejection.ts';
import type { Person } from '../../platform/http/person.ts';
import { conflict, forbidden, notFound } from '../../platform/http/http-error.ts';
import { linkPath } from '../paths.ts';
import { invitationHours } from '../../tenants/tenant-defaults.ts';
import {
  noMailServer,
  queueMail,
  textOfInvitation,
  tokenPlaceholder,
  type MailContext,
} from '../../mail/mail.service.ts';
import { findRole, valuesOfRole, type TenantRole } from '../directory/role.store.ts';
import { storeInvited } from './user-change.store.ts';
import {
  emailKey,
  findUserByEmail,
  findUserByGlobalId,
  isActiveUser,
  type PortalUser,
} from '../directory/user.store.ts';

const addressTaken = 'Email in use';

const rejected = (Message: string): Envelope => ({ ErrorNo: 1, Message });

/** Creates an invited user with a role, and queues the email with the link. */
export async function invite(
  trx: Trx,
  person: Person,
  invitation: Invitation,
  context: MailContext,
): Promise<WireReply<typeof inviteUser>> {
  // All lookups precede all rejections, so that only the message reveals that an address is taken.
  const inviter = await findUserByGlobalId(trx, person.globalId);
  const role = await findRole(trx, invitation.RoleId);
  const holder = await findUserByEmail(trx, invitation.email);
  if (!inviter || !isActiveUser(inviter)) throw forbidden();
  if (!can(inviter.permissions, Permission.inviteUser)) throw forbidden();
  const australianOnly = context.tenant.settings.AustralianMobileNumberOnly;
  if (readMobileNumber(invitation.MobileNumber, { australianOnly }) === undefined)
    return rejected(invalidMobile);
  if (!role) return rejected('This role no longer exists. Choose another one.');
  if (outranks(role.permissions, inviter.permissions))
    return rejected('This role holds a permission that you do not have.');
  if (holder) return rejected(addressTaken);
  const invited = invitedPerson(invitation, role, inviter);
  const reason = await sendInvitation(trx, inviter, invited, context);
  if (reason !== undefined) return rejected(reason);
  // A concurrent invitation of the same address has sent the email.
  if (!(await storeInvited(trx, invited))) throw conflict(addressTaken);
  await storeAudit(trx, person, { action: userListActions.invite.audit, userId: invited.global_id });
  return { ErrorNo: 0, UserGuid: invited.global_id };
}

/** Sends another link to a user who has not accepted the invitation yet. */
export async function reinvite(
  trx: Trx,
  person: Person,
  globalId: string,
  context: MailContext,
): Promise<Envelope> {
  const inviter = await findUserByGlobalId(trx, person.globalId);
  const invited = await findUserByGlobalId(trx, globalId);
  if (!inviter || !isActiveUser(inviter)) throw forbidden();
  if (!invited) throw notFound();
  const facts = {
    Status: invited.status,
    own: globalId === person.globalId,
    outranks: outranks(invited.permissions, inviter.permissions),
  };
  const reason = rejectionOf(userActions.inviteAgain, facts, inviter.permissions);
  const unsent = reason ?? (await sendInvitation(trx, inviter, invited, context));
  if (unsent !== undefined) return rejected(unsent);
  await storeAudit(trx, person, { action: userActions.inviteAgain.audit, userId: globalId });
  return { ErrorNo: 0 };
}

type InvitedPerson = Parameters<typeof storeInvited>[1];

/** The new user gets the inviter's location, so that claims by location show no more than the inviter sees. */
const invitedPerson = (
  { firstName, lastName, email, MobileNumber }: Invitation,
  role: TenantRole,
  inviter: PortalUser,
): InvitedPerson => ({
  tenant_id: inviter.tenant_id,
  global_id: `G-${randomUUID()}`,
  public_id: randomUUID(),
  email: emailKey(email),
  first_name: firstName,
  last_name: lastName,
  display_name: `${firstName} ${lastName}`,
  status: 'Invited',
  ...valuesOfRole(role),
  location: inviter.location,
  restriction_group: inviter.restriction_group,
  mobile: MobileNumber,
});

/** Queues the email. Returns the reason if it cannot be sent. */
async function sendInvitation(
  trx: Trx,
  inviter: Pick<PortalUser, 'display_name'>,
  { global_id: globalId, display_name: name, email: address }: InvitedPerson,
  { config, tenant, origin }: MailContext,
): Promise<string | undefined> {
  const silent = noMailServer(config);
  if (silent !== undefined) return silent;
  const hours = invitationHours(tenant.settings);
  return queueMail(
    trx,
    {
      tenant,
      kind: 'invitation',
      words: textOfInvitation(tenant, inviter.display_name, hours),
      to: { name, address },
      link: `${origin}${linkPath(tokenPlaceholder)}`,
      oneTimeLink: { purpose: 'invitation', globalId },
    },
    config,
  );
}
