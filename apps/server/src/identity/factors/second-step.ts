import type { Trx } from '../../db/connect.ts';
import type { AppContext } from '../../http/app-env.ts';
import { findUserByGlobalId, isAtWork } from '../../modules/users/user.store.ts';
import type { Tenant } from '../../tenants/directory.ts';
import { needsSecondFactor } from '../../tenants/tenant-defaults.ts';
import { hasAuthenticator } from './authenticator.ts';
import { browserMark } from '../browser-mark.ts';
import { hostCookie } from '../cookies.ts';
import type { SiteFacts } from '../site-facts.ts';

/** That the password was right: for ten minutes, until the code. */
const passwordWasRight = browserMark({
  purpose: 'second-step',
  cookie: (site) => hostCookie(site, 'portal_step', '/'),
  goodFor: 10 * 60_000,
});

/**
 * What somebody whose password was right has to do before they are in.
 * - `code`: type what their app shows, or a recovery code
 * - `set-up`: set an app up, for the tenant asks everybody for one
 */
export type SecondStep = 'none' | 'code' | 'set-up';

export async function secondStepOf(
  trx: Trx,
  { settings }: Pick<Tenant, 'settings'>,
  globalId: string,
): Promise<SecondStep> {
  if (await hasAuthenticator(trx, globalId)) return 'code';
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

/** The second step is taken: it cannot be taken again. Of two requests at once one gets the person. */
export const endSecondStep = passwordWasRight.take;
