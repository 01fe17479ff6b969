import { isActiveUser, type PortalUser } from '../directory/user.store.ts';
import type { Tenant } from '../../platform/tenant.ts';

type Person = Pick<PortalUser, 'status' | 'password_hash' | 'federated_only' | 'federated_sign_in'>;

/**
 * Whether the tenant's identity system may sign in this user. A user with a password needs the permission of an
 * operator, because that system would bypass the password and the second factor.
 */
export function mayFederate({ settings }: Pick<Tenant, 'settings'>, person: Person): boolean {
  if (settings.FederatedSignIn !== true || !isActiveUser(person)) return false;
  return person.federated_sign_in ?? (person.federated_only || person.password_hash === null);
}
