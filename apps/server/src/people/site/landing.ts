import type { LinkPurpose } from '../../platform/db/column-types.ts';
import { federatedMethod } from '@portal/api/contract';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../platform/http/app-env.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { hostCookie, sessionCookie } from './cookies.ts';
import { createToken, consumeToken } from '../tokens/one-time-link.ts';
import type { SiteFacts } from './site-facts.ts';

/** Milliseconds from a new password to the page that would ask for one. */
const validForMs = 60_000;
const landingCookie = (site: Pick<SiteFacts, 'origin'>) => hostCookie(site, 'portal_landing');

type LandingPurpose = Extract<LinkPurpose, `${string}landing`>;

/** The parameter with which the portal passes a federated landing to the provider. */
export const landingParameter = 'landing';

/**
 * A user who has just set a password need not enter it again: a cookie of this browser, valid once and for a minute,
 * signs them in. A user who was signed in here before is signed out.
 * For a federated landing the browser keeps one half and the requesting page the other. The landing is valid only for
 * the sign-in that this page begins, not for another one in the same browser. Returns the other half; undefined for a
 * plain landing.
 */
export async function createLanding(
  c: AppContext,
  trx: Trx,
  site: SiteFacts,
  globalId: string,
  purpose: LandingPurpose = 'landing',
): Promise<string> {
  const tenant = site.tenant.id;
  const token = await createToken(trx, { tenant, globalId, purpose, validForMs }, site.now);
  const kept = purpose === 'landing' ? token : token.slice(0, token.length / 2);
  const session = sessionCookie(site);
  for (const name of [session.name, `${session.name}.sig`]) deleteCookie(c, name, session.options);
  const { name, options } = landingCookie(site);
  setCookie(c, name, kept, { ...options, maxAge: validForMs / 1000 });
  return token.slice(kept.length);
}

/** The user who may continue without a password, and their authentication methods. Works once. */
export async function consumeLanding(
  c: AppContext,
  trx: Trx,
  site: SiteFacts,
  otherHalf: unknown,
): Promise<{ readonly accountId: string; readonly amr: readonly string[] } | undefined> {
  const { name, options } = landingCookie(site);
  const kept = getCookie(c, name);
  if (kept === undefined) return undefined;
  deleteCookie(c, name, options);
  const federated = typeof otherHalf === 'string';
  const accountId = federated
    ? await consumeToken(trx, 'federated landing', kept + otherHalf, site.now)
    : await consumeToken(trx, 'landing', kept, site.now);
  return accountId === undefined ? undefined : { accountId, amr: [federated ? federatedMethod : 'pwd'] };
}
