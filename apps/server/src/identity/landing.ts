import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../http/app-env.ts';
import type { Trx } from '../db/connect.ts';
import { hostCookie, sessionCookie } from './cookies.ts';
import { createToken, takeToken } from './one-time-link.ts';
import type { Site } from './site.ts';

/** Time from a chosen password to the page that asks for one. */
const goodFor = 60_000;
const landingCookie = (site: Pick<Site, 'origin'>) => hostCookie(site, 'portal_landing');

/**
 * Whoever has just chosen a password need not type it again: a cookie of this browser, good once and for a minute,
 * answers the provider's question. Whoever was signed in here before is so no more.
 */
export async function prepareLanding(
  c: AppContext,
  trx: Trx,
  site: Site,
  globalId: string,
  now: () => number,
) {
  const tenant = site.tenant.id;
  const token = await createToken(trx, { tenant, globalId, purpose: 'landing', goodFor }, now);
  const session = sessionCookie(site);
  for (const name of [session.name, `${session.name}.sig`]) deleteCookie(c, name, session.options);
  const { name, options } = landingCookie(site);
  setCookie(c, name, token, { ...options, maxAge: goodFor / 1000 });
}

/** Who may go on without typing a password; nobody the second time. */
export async function landed(
  c: AppContext,
  trx: Trx,
  site: Site,
  now: () => number,
): Promise<string | undefined> {
  const { name, options } = landingCookie(site);
  const token = getCookie(c, name);
  if (token === undefined) return undefined;
  deleteCookie(c, name, options);
  return takeToken(trx, 'landing', token, now);
}
