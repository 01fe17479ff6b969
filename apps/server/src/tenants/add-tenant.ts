import { randomUUID } from 'node:crypto';
import { adminStaffRoles, everyClaim, readEmailAddress, tenantPattern } from '@portal/api/contract';
import type { Database } from '../platform/db/connect.ts';
import { StartError } from '../config/start-error.ts';
import { hostPattern } from './host-pattern.ts';
import { storeTenant } from './tenant.store.ts';

/**
 * Creates a tenant with its columns and rows, and invites one administrator with every permission.
 *
 * @param request The name in addresses and tokens, as in `harbour`, the host, and the address of the administrator.
 */
export async function addTenant(db: Database, request: Readonly<Record<'name' | 'host' | 'email', string>>) {
  const id = request.name.toLowerCase();
  const host = request.host.toLowerCase();
  const email = readEmailAddress(request.email)?.toLowerCase() ?? '';
  const refuse = (reason: string): never => {
    throw new StartError(`No tenant was made: ${reason}.`);
  };
  if (!tenantPattern.test(id))
    refuse(`${request.name} is not a name in addresses, which has letters a to z, digits and single hyphens`);
  if (!hostPattern.test(host)) refuse(`${request.host} is not a host name`);
  if (email === '') refuse(`${request.email} is no e-mail address`);
  const adminId = `G-${randomUUID()}`;
  await db.system(async (trx) => {
    const taken = await trx
      .selectFrom('tenant_host')
      .where((is) => is.or([is('host', '=', host), is('tenant_id', '=', id)]))
      .select('host')
      .executeTakeFirst();
    if (taken) throw new StartError(`There already is a tenant of the name ${id} or on the host ${host}.`);
    await storeTenant(trx, db.sealer, { id, displayName: request.name, hosts: [host] });
    await trx
      .insertInto('portal_user')
      .values(adminOf(id, adminId, email))
      .execute();
  });
  return { id, host, adminId };
}

const adminOf = (tenant: string, globalId: string, email: string) => ({
  tenant_id: tenant,
  global_id: globalId,
  public_id: randomUUID(),
  email,
  first_name: 'Portal',
  last_name: 'Administrator',
  display_name: 'Portal Administrator',
  role_name: adminStaffRoles.fullAccess,
  status: 'Invited' as const,
  permissions: [...everyClaim],
  has_application_access: true,
});
