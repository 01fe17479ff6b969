import { cleanText, typedEmailMaximum } from '@portal/api/contract';
import type { AppContext } from '../../platform/http/app-env.ts';
import { clientFacts } from '../../platform/http/client-facts.ts';
import { remoteAddress } from '../../platform/http/remote-address.ts';
import { checkPassword } from './check-password.ts';
import { deviceOf } from '../devices/device.ts';
import { waitText, type ThrottledDeps } from '../sign-in/sign-in-throttle.ts';
import type { SiteDeps, SiteFacts } from '../site/site-facts.ts';
import { noteWrongPassword } from './wrong-password.ts';

/** The same message for every failure, whatever the reason. */
export const wrongCredentials = 'The email or password is incorrect.';

export interface SignInDeps extends ThrottledDeps, Pick<SiteDeps, 'config'> {
  /** Reads the user again, as in `Identity`. */
  readonly forget: (tenant: string, globalId: string) => void;
}

export type PasswordOutcome =
  | { readonly right: true; readonly accountId: string }
  /** Seconds to wait; 0 if the email or password was wrong. */
  | { readonly right: false; readonly problem: string; readonly wait: number };

/**
 * Checks an email and password that were entered in this browser. Wrong ones are delayed, and eventually lock the
 * user.
 */
export async function tryPassword(
  deps: SignInDeps,
  c: AppContext,
  site: SiteFacts,
  { email: typed, password }: { readonly email: string; readonly password: string },
): Promise<PasswordOutcome> {
  const { db, config, throttle, forget } = deps;
  const { tenant } = site;
  const email = cleanText(typed).slice(0, typedEmailMaximum);
  const attempt = { email, address: remoteAddress(c, config), device: deviceOf(c, site, email) };
  const begun = await throttle.begin(tenant.id, attempt);
  const { wait } = begun;
  if (wait > 0) {
    c.set('signIn', 'told-to-wait');
    return { right: false, problem: waitText(wait), wait };
  }
  const accountId = await checkPassword(db, tenant, { email, password }, { cost: config.passwordCost });
  if (accountId !== undefined) {
    await throttle.succeeded(tenant.id, attempt);
    return { right: true, accountId };
  }
  c.set('signIn', 'refused');
  const locked = await noteWrongPassword(deps, tenant, attempt, begun, clientFacts(c, config));
  if (locked !== undefined) forget(tenant.id, locked);
  return { right: false, problem: wrongCredentials, wait: 0 };
}
