import { passwordMismatch } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { findUserByGlobalId, isAtWork, type PortalUser } from '../directory/user.store.ts';
import { storePassword } from './password.store.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { prepareLanding } from '../site/landing.ts';
import type { SiteDeps, SiteFacts } from '../site/site-facts.ts';
import { sendNotice } from '../notices.ts';
import { sameAsBefore, unfitPassword, type UnfitPassword } from './new-password.ts';
import { consumeToken, tokenHolder } from '../tokens/one-time-link.ts';

/** What a link to choose a password is for. */
export type PasswordLink = 'invitation' | 'password';

/** Whom a link of each kind is good for. It lifts no lock and reactivates nobody. */
const goodFor: Readonly<Record<PasswordLink, (user: PortalUser) => boolean>> = {
  invitation: ({ status }) => status === 'Invited',
  password: mayForget,
};

const links = Object.keys(goodFor) as readonly PasswordLink[];

/** Whether somebody signs in with a password that they may have forgotten. */
export function mayForget(user: PortalUser): boolean {
  return isAtWork(user) && user.password_hash !== null && !user.federated_only;
}

/** Who may choose a password by a link. Asking uses nothing up: programs that look for malware open every link. */
export async function holderOfLink(
  trx: Trx,
  token: string,
  now: () => number,
): Promise<PortalUser | undefined> {
  for (const link of links) {
    const globalId = await tokenHolder(trx, link, token, now);
    const user = globalId === undefined ? undefined : await findUserByGlobalId(trx, globalId);
    if (user && goodFor[link](user)) return user;
  }
  return undefined;
}

/** What became of a password that somebody chose by a link. */
export type ChosenByLink =
  | { readonly outcome: 'chosen' | 'spent' }
  | ({ readonly outcome: 'unfit'; readonly user: PortalUser } & UnfitPassword);

/**
 * Uses the link up, stores the password and lets this browser go on as the person; of two requests with one link one
 * does. A password that will not do uses nothing up.
 */
export async function chooseByLink(
  { db, now, config }: Pick<SiteDeps, 'db' | 'now' | 'config'>,
  c: AppContext,
  site: SiteFacts,
  { token, password, confirmation }: { token: string; password: string; confirmation: string | null },
): Promise<ChosenByLink> {
  const { tenant } = site;
  const user = await db.inTenant(tenant.id, (trx) => holderOfLink(trx, token, now));
  if (!user) return { outcome: 'spent' };
  const unfit = await unfitForLink(password, tenant, user);
  if (unfit) return { outcome: 'unfit', user, ...unfit };
  if (password !== confirmation) return { outcome: 'unfit', user, problem: passwordMismatch, unmet: [] };
  const hash = await hashPassword(password, config.passwordCost);
  return db.inTenant(tenant.id, async (trx) => {
    const globalId = await choosePassword(trx, tenant.id, { token, hash }, now);
    if (globalId === undefined) return { outcome: 'spent' };
    if (user.status !== 'Invited')
      await sendNotice(trx, config, { ...site, notice: 'password-changed', user });
    await prepareLanding(c, trx, site, globalId, now);
    return { outcome: 'chosen' };
  });
}

/** Why somebody who holds a link cannot have a password; undefined for a good one. Whoever has to choose another takes another. */
async function unfitForLink(
  password: string,
  tenant: Pick<Tenant, 'id' | 'displayName'>,
  { must_choose_password: another, password_hash: current }: PortalUser,
): Promise<UnfitPassword | undefined> {
  const unfit = unfitPassword(password, tenant);
  if (unfit || !another || current === null || !(await verifyPassword(password, current))) return unfit;
  return { problem: sameAsBefore, unmet: [] };
}

/** Uses the link up and stores the password. Answers whose it is. */
export async function choosePassword(
  trx: Trx,
  tenant: string,
  { token, hash }: { readonly token: string; readonly hash: string },
  now: () => number,
): Promise<string | undefined> {
  const user = await holderOfLink(trx, token, now);
  if (!user) return undefined;
  const link = user.status === 'Invited' ? 'invitation' : 'password';
  const globalId = await consumeToken(trx, link, token, now);
  if (globalId === undefined) return undefined;
  const stored = await storePassword(trx, globalId, hash, {
    status: user.status,
    ...(link === 'invitation' && { nextStatus: 'Active' }),
  });
  if (!stored) return undefined;
  const action = link === 'password' ? 'password-reset' : 'invitation-accepted';
  await storeAudit(trx, { tenant, globalId }, { action, userId: globalId });
  return globalId;
}
