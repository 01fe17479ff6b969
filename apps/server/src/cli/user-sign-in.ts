import { originOf, type Config } from '../config/config.ts';
import type { Database, Trx } from '../platform/db/connect.ts';
import { removeFactors } from '../people/factors/remove-factors.ts';
import { sendNotice } from '../people/notices.ts';
import { createToken } from '../people/tokens/one-time-link.ts';
import { linkPath } from '../people/paths.ts';
import type { NoticeKind } from '../mail/mail.service.ts';
import { isActiveUser, type PortalUser } from '../people/directory/user.store.ts';
import { requirePasswordChange } from '../people/passwords/password.store.ts';
import { StartError } from '../config/start-error.ts';
import type { Tenant } from '../platform/tenant.ts';
import { resetMinutes } from '../tenants/tenant-defaults.ts';
import { print } from './command-line.ts';
import { noteCommand } from './note-command.ts';

export interface Found {
  readonly db: Database;
  readonly config: Config;
  readonly tenant: Tenant;
}

export interface FoundUser extends Found {
  readonly user: PortalUser;
}

/** The origin of links for users of a tenant. */
export const originFor = (config: Config, { hosts: [host = ''] }: Tenant): string => originOf(config, host);

const notify = (trx: Trx, { config, tenant, user }: FoundUser, notice: NoticeKind): Promise<void> =>
  sendNotice(trx, config, { tenant, origin: originFor(config, tenant), notice, user });

/** `pnpm user reset` */
export async function resetPassword(found: FoundUser): Promise<void> {
  const { db, config, tenant, user } = found;
  if (!isActiveUser(user) || user.federated_only || user.password_hash === null)
    throw new StartError(`${user.email} is not an active user with a password in ${tenant.id}.`);
  await noteCommand(db, tenant.id, 'user:reset', user.global_id);
  const token = await db.inTenant(tenant.id, async (trx) => {
    await requirePasswordChange(trx, user.global_id);
    await notify(trx, found, 'password-demanded');
    const link = { tenant: tenant.id, globalId: user.global_id, purpose: 'password' } as const;
    return createToken(trx, { ...link, validForMs: resetMinutes * 60_000 });
  });
  print(
    `${user.email} is signed out everywhere and has to set another password: with this link, which is valid for ${resetMinutes} minutes, or after signing in with the old one.\n${originFor(config, tenant)}${linkPath(token)}`,
  );
}

/** `pnpm user forget-factors` */
export async function forgetLostFactors(found: FoundUser): Promise<void> {
  const { db, tenant, user } = found;
  await db.inTenant(tenant.id, async (trx) => {
    for (const notice of await removeFactors(trx, tenant.id, user.global_id))
      await notify(trx, found, notice);
  });
  print(`${user.email} is signed out everywhere and signs in with the password alone.`);
}
