import type { Database, Trx } from '../../db/connect.ts';
import { storeAudit } from '../../history/audit.store.ts';
import type { AppContext } from '../../http/app-env.ts';
import { findUserByGlobalId, isAtWork } from '../../modules/users/user.store.ts';
import type { Tenant } from '../../tenants/directory.ts';
import { needsSecondFactor } from '../../tenants/tenant-defaults.ts';
import { hasAuthenticator, takeAppCode, takeRecoveryCode } from './authenticator.ts';
import { browserMark } from '../browser-mark.ts';
import { hostCookie } from '../cookies.ts';
import { waitText, type SignInThrottle } from '../sign-in/sign-in-throttle.ts';
import type { SiteFacts } from '../site-facts.ts';
import { countWrongCode, forgetWrongCodes } from './wrong-code.ts';

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

interface Deps {
  readonly db: Database;
  readonly throttle: SignInThrottle;
  readonly now: () => number;
}

/** Said of a code that was not taken. */
export const wrongCode = 'This code is not right, or was used already. Type the one that is shown now.';

/** What became of a code: taken, or why not, for the person. A lock ends whatever they have open. */
export type CodeOutcome =
  | { readonly right: true; readonly method: 'app' | 'recovery' }
  | { readonly right: false; readonly problem: string; readonly locked: boolean };

/** Takes a code of an app or a recovery code. Wrong ones in a row lock the person, and each costs more time than the last. */
export async function takeCode(
  { db, throttle, now }: Deps,
  tenant: Pick<Tenant, 'id' | 'settings'>,
  globalId: string,
  typed: string,
): Promise<CodeOutcome> {
  const attempt = { email: globalId, address: '', device: 'code' };
  const { wait } = await throttle.begin(tenant.id, attempt);
  if (wait > 0) return { right: false, problem: waitText(wait), locked: false };
  const at = new Date(now());
  const outcome = await db.inTenant(tenant.id, async (trx): Promise<CodeOutcome> => {
    const owner = { tenant: tenant.id, globalId };
    const byApp = await takeAppCode(trx, db.sealer, owner, typed, at);
    if (byApp || (await takeRecoveryCode(trx, globalId, typed))) {
      await forgetWrongCodes(trx, globalId);
      if (!byApp) await storeAudit(trx, owner, { action: 'recovery-code-used', userId: globalId });
      return { right: true, method: byApp ? 'app' : 'recovery' };
    }
    const locked = await countWrongCode(trx, tenant, globalId, at);
    const problem = locked
      ? 'Too many codes were wrong, so your account is locked. Ask whoever manages users to unlock it.'
      : wrongCode;
    return { right: false, problem, locked };
  });
  if (outcome.right) await throttle.succeeded(tenant.id, attempt);
  return outcome;
}
