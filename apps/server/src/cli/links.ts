import type { TenantSettings } from '../platform/db/column-types.ts';
import type { Database } from '../platform/db/connect.ts';
import { createToken } from '../people/tokens/one-time-link.ts';
import { linkPath } from '../people/paths.ts';
import { invitationHours } from '../tenants/tenant-defaults.ts';

/** A link with which an invited user sets a first password, once. Earlier links become invalid. */
export async function invitationLink(
  db: Database,
  tenant: string,
  globalId: string,
  settings: TenantSettings,
  origin: string,
): Promise<{ readonly hours: number; readonly link: string }> {
  const hours = invitationHours(settings);
  const wanted = { tenant, globalId, purpose: 'invitation', validForMs: hours * 3600_000 } as const;
  const token = await db.inTenant(tenant, (trx) => createToken(trx, wanted));
  return { hours, link: `${origin}${linkPath(token)}` };
}
