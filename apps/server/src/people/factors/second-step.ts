import type { Trx } from '../../platform/db/connect.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { findUserByGlobalId, isAtWork } from '../directory/user.store.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { needsSecondFactor } from '../../tenants/tenant-defaults.ts';
import { hasAuthenticator } from './authenticator.ts';
import { passkeyHosts } from './passkeys.ts';
import { browserCookie } from '../devices/browser-cookie.ts';
import { hostCookie } from '../site/cookies.ts';
import type { SiteFacts } from '../site/site-facts.ts';

/** That the password was right: for ten minutes, until the code. */
const passwordWasRight = browserCookie({
  purpose: 'second-step',
  cookie: (site) => hostCookie(site, 'portal_step', '/'),
  goodFor: 10 * 60_000,
});

/**
 * What somebody whose password was right has to do before they are in.
 * - `code`: type what their app shows or a recovery code, or use a passkey of this host
 * - `passkey`: use a passkey, as they have no app
 * - `set-up`: set up an app, as the tenant requires a second factor and they have none
 */
export type SecondStep = 'none' | 'code' | 'passkey' | 'set-up';

/** What somebody has besides the password. */
export interface Factors {
  readonly app: boolean;
  /** Where they have a passkey. */
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
  // A passkey of another host counts too: with the password alone anybody could set up an app in its place.
  if (hosts.length > 0) return 'passkey';
  return needsSecondFactor(settings) ? 'set-up' : 'none';
}

/** Remembers in this browser, and for ten minutes, that the password was right. */
export const beginSecondStep = passwordWasRight.leave;

/** Whose password was right in this browser, while they may still go on. */
export async function atSecondStep(
  c: AppContext,
  trx: Trx,
  site: SiteFacts,
  now: () => number,
): Promise<string | undefined> {
  const globalId = await passwordWasRight.holder(c, trx, site, now);
  const user = globalId === undefined ? undefined : await findUserByGlobalId(trx, globalId);
  return user && isAtWork(user) ? user.global_id : undefined;
}

/** Keys of an app that is set up in this visit; the first is shown. */
export const secretsOfStep = passwordWasRight.secrets;

/** The second step is taken: it cannot be taken again. Of two requests at once one gets the person. */
export const endSecondStep = passwordWasRight.take;
