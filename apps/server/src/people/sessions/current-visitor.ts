import type { Database, Trx } from '../../platform/db/connect.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { findUserByGlobalId, type PortalUser } from '../directory/user.store.ts';
import { browserCookie } from '../devices/browser-cookie.ts';
import { hostCookie } from '../site/cookies.ts';
import { findAccountHolder } from '../directory/account-holder.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { rebased, type Site } from '../site/site.ts';

/** The session of this browser at the provider. */
async function sessionOf({ env: { incoming, outgoing } }: AppContext, site: Site) {
  if (!incoming || !outgoing) return undefined;
  rebased(incoming, site.origin);
  return site.provider.Session.get(site.provider.createContext(incoming, outgoing));
}

/** The user who is signed in at the provider in this browser. */
export async function currentVisitor(
  db: Database,
  c: AppContext,
  site: Site,
): Promise<PortalUser | undefined> {
  const accountId = (await sessionOf(c, site))?.accountId;
  return accountId === undefined ? undefined : findAccountHolder(db, site.tenant, accountId);
}

const provedForMs = 10 * 60_000;

/** Whether the user has just signed in in this browser: the proof of users without a password here. */
export async function hasJustSignedIn(c: AppContext, site: Site): Promise<boolean> {
  const seconds = (await sessionOf(c, site))?.loginTs ?? 0;
  return site.now() - seconds * 1000 < provedForMs;
}

/** Records that a user has just confirmed their identity: for ten minutes they may change how to sign in. */
const proved = browserCookie({
  purpose: 'methods',
  cookie: (site) => hostCookie(site, 'portal_methods'),
  validForMs: provedForMs,
});

export const confirmIdentity = proved.leave;

/** Keys of the app that is set up in this visit; the first one is displayed. */
export const secretsOfVisit = proved.secrets;

/**
 * Whether the user has just confirmed their identity in this browser. Always read from the database, because the
 * user's factors may have changed.
 */
export async function hasConfirmed(
  c: AppContext,
  trx: Trx,
  site: SiteFacts,
  globalId: string,
): Promise<PortalUser | undefined> {
  if ((await proved.holder(c, trx, site)) === globalId) return findUserByGlobalId(trx, globalId);
  proved.forget(c, site);
  return undefined;
}
