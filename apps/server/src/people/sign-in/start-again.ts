import { returnToMaximum, returnToParameter } from '@portal/api/contract';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../platform/http/app-env.ts';
import { interactionPathOf } from '../paths.ts';
import { hostCookie, pageCookieName } from '../site/cookies.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import type { Interaction } from './interaction.ts';

const wantedCookie = (site: SiteFacts) => pageCookieName(site, 'portal_wanted');
const typedCookie = (site: SiteFacts) => hostCookie(site, 'portal_typed');
const wantedSeconds = 24 * 3600;
/** From a form that is over to the next one, without a step of the user. */
const typedSeconds = 60;

/** The address of a page on this origin; undefined for another site, and for addresses that are not pages. */
export function ownPage(wanted: unknown, origin: string): string | undefined {
  if (typeof wanted !== 'string' || wanted.length > returnToMaximum || !/^\/(?![/\\])/.test(wanted))
    return undefined;
  const url = URL.parse(wanted, origin);
  return url?.origin === origin && !/^\/(\/|(oidc|api)(\/|$))/i.test(url.pathname) ? url.href : undefined;
}

/** Keeps the wanted page for the addresses of this sign-in: its history entry or bookmark outlives it. */
export function keepWantedPage(c: AppContext, site: SiteFacts, { uid, params }: Interaction): void {
  const wanted = params[returnToParameter];
  if (ownPage(wanted, site.origin) === undefined) return;
  const { options } = typedCookie(site);
  const path = interactionPathOf(uid);
  setCookie(c, wantedCookie(site), String(wanted), { ...options, path, maxAge: wantedSeconds });
}

/**
 * The sign-in of this address is over. The wanted page opens for a user who is signed in; for others the portal begins
 * another sign-in, whose form has the email that was typed.
 */
export function startAgain(c: AppContext, site: SiteFacts, email = ''): Response {
  const { name, options } = typedCookie(site);
  if (email !== '') setCookie(c, name, email, { ...options, maxAge: typedSeconds });
  return c.redirect(ownPage(getCookie(c, wantedCookie(site)), site.origin) ?? `${site.origin}/`, 303);
}

/** The email that was typed into a form that was over. */
export function takeTypedEmail(c: AppContext, site: SiteFacts): string | undefined {
  const { name, options } = typedCookie(site);
  const email = getCookie(c, name);
  if (email !== undefined) deleteCookie(c, name, options);
  return email;
}
