import { passwordMismatch } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { findUserByGlobalId, isActiveUser, type PortalUser } from '../directory/user.store.ts';
import { maySignInHere } from './password-policy.ts';
import { storePassword } from './password.store.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { createLanding } from '../site/landing.ts';
import type { SiteDeps, SiteFacts } from '../site/site-facts.ts';
import { sendNotice } from '../notices.ts';
import { sameAsBefore, unfitPassword, type UnfitPassword } from './new-password.ts';
import { consumeToken, tokenHolder } from '../tokens/one-time-link.ts';

/** The purpose of a link to set a password. */
export type PasswordLink = 'invitation' | 'password';

/** Users for whom a link of each kind is valid. It never unlocks or reactivates a user. */
const validForMs: Readonly<Record<PasswordLink, (user: PortalUser) => boolean>> = {
  invitation: ({ status }) => status === 'Invited',
  password: canResetPassword,
};

const links = Object.keys(validForMs) as readonly PasswordLink[];

/** Whether a user has a password that can be reset. */
export function canResetPassword(user: PortalUser): boolean {
  return isActiveUser(user) && user.password_hash !== null && !user.federated_only;
}

/** The user who may set a password with a link. */
export async function holderOfLink(
  trx: Trx,
  token: string,
  now: () => number,
): Promise<PortalUser | undefined> {
  const user = await userOfLink(trx, token, now);
  return user && (await maySignInHere(trx, user.email)) ? user : undefined;
}

/**
 * The user of a valid link, also if the provider of the firm has to sign the user in. A lookup does not consume the
 * link, because malware scanners open every link.
 */
export async function userOfLink(
  trx: Trx,
  token: string,
  now: () => number,
): Promise<PortalUser | undefined> {
  for (const link of links) {
    const globalId = await tokenHolder(trx, link, token, now);
    const user = globalId === undefined ? undefined : await findUserByGlobalId(trx, globalId);
    if (user && validForMs[link](user)) return user;
  }
  return undefined;
}

/** The result of setting a password with a link. */
export type ChosenByLink =
  | { readonly outcome: 'stored' | 'expired' }
  | ({ readonly outcome: 'rejected'; readonly user: PortalUser } & UnfitPassword);

/**
 * Consumes the link, stores the password and signs in this browser; of two concurrent requests with one link, one
 * succeeds. A rejected password consumes nothing.
 */
export async function chooseByLink(
  { db, config }: Pick<SiteDeps, 'db' | 'config'>,
  c: AppContext,
  site: SiteFacts,
  { token, password, confirmation }: { token: string; password: string; confirmation: string | null },
): Promise<ChosenByLink> {
  const { tenant, now } = site;
  const user = await db.inTenant(tenant.id, (trx) => holderOfLink(trx, token, now));
  if (!user) return { outcome: 'expired' };
  const unfit = await unfitForLink(password, tenant, user);
  if (unfit) return { outcome: 'rejected', user, ...unfit };
  if (password !== confirmation) return { outcome: 'rejected', user, problem: passwordMismatch, unmet: [] };
  const hash = await hashPassword(password, config.passwordCost);
  return db.inTenant(tenant.id, async (trx) => {
    const globalId = await choosePassword(trx, tenant.id, { token, hash }, now);
    if (globalId === undefined) return { outcome: 'expired' };
    if (user.status !== 'Invited')
      await sendNotice(trx, config, { ...site, notice: 'password-changed', user });
    await createLanding(c, trx, site, globalId);
    return { outcome: 'stored' };
  });
}

/**
 * Returns why the holder of a link cannot have a password; undefined if it is accepted. A user who has to change the
 * password needs a different one.
 */
async function unfitForLink(
  password: string,
  tenant: Pick<Tenant, 'id' | 'displayName'>,
  { must_choose_password: another, password_hash: current }: PortalUser,
): Promise<UnfitPassword | undefined> {
  const unfit = unfitPassword(password, tenant);
  if (unfit || !another || current === null || !(await verifyPassword(password, current))) return unfit;
  return { problem: sameAsBefore, unmet: [] };
}

/** Consumes the link and stores the password. Returns its user. */
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
