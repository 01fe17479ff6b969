import type { Trx } from '../../platform/db/connect.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { findUserByGlobalId, isActiveUser } from '../directory/user.store.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { needsSecondFactor } from '../../tenants/tenant-defaults.ts';
import { hasAuthenticator } from './authenticator.ts';
import { passkeyHosts } from './passkeys.ts';
import { browserCookie } from '../devices/browser-cookie.ts';
import { hostCookie } from '../site/cookies.ts';
import type { SiteFacts } from '../site/site-facts.ts';

/** Records for ten minutes that the password was right. */
const passwordWasRight = browserCookie({
  purpose: 'second-step',
  cookie: (site) => hostCookie(site, 'portal_step', '/'),
  validForMs: 10 * 60_000,
});

/**
 * What a user has to do after the right password before the sign-in is complete.
 * - `code`: enter a code of the app or a recovery code, or use a passkey of this host
 * - `passkey`: use a passkey, because the user has no app
 * - `set-up`: set up an app, because the tenant requires a second factor and the user has none
 */
export type SecondStep = 'none' | 'code' | 'passkey' | 'set-up';

/** The user's factors besides the password. */
export interface Factors {
  readonly app: boolean;
  /** Hosts for which the user has a passkey. */
  readonly passkeyHosts: readonly string[];
}

export const factorsOf = async (trx: Trx, globalId: string): Promise<Factors> => ({
  app: await hasAuthenticator(trx, globalId),
  passkeyHosts: await passkeyHosts(trx, globalId),
});

export async function secondStepOf(
  trx: Trx,
  { settings }: Pick<Tenant, 'settings'>,
  globalId: string,
): Promise<SecondStep> {
  const { app, passkeyHosts: hosts } = await factorsOf(trx, globalId);
  if (app) return 'code';
  // A passkey of another host counts too: otherwise anybody with the password could set up an app instead.
  if (hosts.length > 0) return 'passkey';
  return needsSecondFactor(settings) ? 'set-up' : 'none';
}

export const beginSecondStep = passwordWasRight.leave;

/** Returns the user whose password was right in this browser, while the step is still valid. */
export async function atSecondStep(c: AppContext, trx: Trx, site: SiteFacts): Promise<string | undefined> {
  const globalId = await passwordWasRight.holder(c, trx, site);
  const user = globalId === undefined ? undefined : await findUserByGlobalId(trx, globalId);
  return user && isActiveUser(user) ? user.global_id : undefined;
}

/** Keys of the app that is set up in this visit; the first one is displayed. */
export const secretsOfStep = passwordWasRight.secrets;

/** Ends the second step, which can be done only once: of two concurrent requests one gets the user. */
export const endSecondStep = passwordWasRight.take;
