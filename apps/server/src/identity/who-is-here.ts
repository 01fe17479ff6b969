import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database, Trx } from '../db/connect.ts';
import type { AppContext } from '../http/app-env.ts';
import { findUserByGlobalId, type PortalUser } from '../modules/users/user.store.ts';
import { hostCookie } from './cookies.ts';
import { createToken, tokenHolder } from './one-time-link.ts';
import { findAccountHolder } from './people.ts';
import type { SiteFacts } from './site-facts.ts';
import { rebased, type Site } from './site.ts';

/** Who is signed in at the provider in this browser. */
export async function whoIsHere(db: Database, c: AppContext, site: Site): Promise<PortalUser | undefined> {
  const { incoming, outgoing } = c.env;
  if (!incoming || !outgoing) return undefined;
  rebased(incoming, site.origin);
  const session = await site.provider.Session.get(site.provider.createContext(incoming, outgoing));
  return session.accountId === undefined ? undefined : findAccountHolder(db, site.tenant, session.accountId);
}

/** Milliseconds for which somebody who has just proved who they are may change what they sign in with. */
const goodFor = 10 * 60_000;
const cookieOf = (site: SiteFacts) => hostCookie(site, 'portal_methods');

/** Remembers in this browser that the person has just proved who they are. */
export async function confirmIdentity(
  c: AppContext,
  trx: Trx,
  site: SiteFacts,
  globalId: string,
  now: () => number,
): Promise<void> {
  const { id: tenant } = site.tenant;
  const token = await createToken(trx, { tenant, globalId, purpose: 'methods', goodFor }, now);
  const { name, options } = cookieOf(site);
  setCookie(c, name, token, { ...options, maxAge: goodFor / 1000 });
}

/** Whether the person has proved so in this browser a moment ago; read anew, for what they have may have changed. */
export async function hasConfirmed(
  c: AppContext,
  trx: Trx,
  site: SiteFacts,
  globalId: string,
  now: () => number,
): Promise<PortalUser | undefined> {
  const { name, options } = cookieOf(site);
  const holder = await tokenHolder(trx, 'methods', getCookie(c, name) ?? '', now);
  if (holder === globalId) return findUserByGlobalId(trx, globalId);
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, options);
  return undefined;
}
