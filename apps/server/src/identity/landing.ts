import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../http/app-env.ts';
import type { Trx } from '../db/connect.ts';
import { createToken, takeToken } from './one-time-link.ts';
import type { Site } from './site.ts';

/** Time from a chosen password to the page that asks for one. */
const goodFor = 60_000;
const name = 'portal_landing';
const path = '/oidc';
/** The provider's, as its options name it. */
const sessionCookies = ['portal_session', 'portal_session.sig'];

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
  for (const cookie of sessionCookies) deleteCookie(c, cookie, { path });
  setCookie(c, name, token, {
    path,
    httpOnly: true,
    sameSite: 'Lax',
    secure: site.origin.startsWith('https:'),
    maxAge: goodFor / 1000,
  });
}

/** Who may go on without typing a password; nobody the second time. */
export async function landed(c: AppContext, trx: Trx, now: () => number): Promise<string | undefined> {
  const token = getCookie(c, name);
  if (token === undefined) return undefined;
  deleteCookie(c, name, { path });
  return takeToken(trx, 'landing', token, now);
}
