import type { Database, Trx } from '../../platform/db/connect.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { findUserByGlobalId, type PortalUser } from '../directory/user.store.ts';
import { browserCookie } from '../devices/browser-cookie.ts';
import { hostCookie } from '../site/cookies.ts';
import { findAccountHolder } from '../directory/account-holder.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { rebased, type Site } from '../site/site.ts';

/** Who is signed in at the provider in this browser. */
export async function currentVisitor(
  db: Database,
  c: AppContext,
  site: Site,
): Promise<PortalUser | undefined> {
  const { incoming, outgoing } = c.env;
  if (!incoming || !outgoing) return undefined;
  rebased(incoming, site.origin);
  const session = await site.provider.Session.get(site.provider.createContext(incoming, outgoing));
  return session.accountId === undefined ? undefined : findAccountHolder(db, site.tenant, session.accountId);
}

/** That somebody has just proved who they are: for ten minutes they may change what they sign in with. */
const proved = browserCookie({
  purpose: 'methods',
  cookie: (site) => hostCookie(site, 'portal_methods'),
  goodFor: 10 * 60_000,
});

/** Remembers in this browser that the person has just proved who they are. */
export const confirmIdentity = proved.leave;

/** Keys of an app that is set up in this visit; the first is shown. */
export const secretsOfVisit = proved.secrets;

/** Whether the person has proved so in this browser a moment ago; read anew, for what they have may have changed. */
export async function hasConfirmed(
  c: AppContext,
  trx: Trx,
  site: SiteFacts,
  globalId: string,
  now: () => number,
): Promise<PortalUser | undefined> {
  if ((await proved.holder(c, trx, site, now)) === globalId) return findUserByGlobalId(trx, globalId);
  proved.forget(c, site);
  return undefined;
}
