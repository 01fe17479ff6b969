import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../platform/http/app-env.ts';
import { emailKey } from '../directory/user.store.ts';
import { hostCookie } from '../site/cookies.ts';
import { deviceDays } from '../tokens/device-days.ts';
import { digest } from '../digest.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { isSignedHere, signatureOf } from '../site/site-signature.ts';

const validForMs = deviceDays * 24 * 3600_000;

/** One cookie per account, because several users may share a browser. Its name reveals no address. */
const cookieOf = (site: SiteFacts, email: string) =>
  hostCookie(site, `portal_device_${digest(emailKey(email)).slice(0, 16)}`, '/');

/**
 * Records in the browser that the user has signed in with it (OWASP, device cookies). The cookie grants no access: it
 * only gives the browser its own failure count. Each sign-in replaces it.
 */
export function rememberDevice(c: AppContext, site: SiteFacts, email: string): void {
  const payload = `${randomBytes(16).toString('base64url')}.${site.now() + validForMs}`;
  const { name, options } = cookieOf(site, email);
  setCookie(c, name, `${payload}.${signatureOf(site, signedText(site, email, payload))}`, {
    ...options,
    maxAge: validForMs / 1000,
  });
}

/** The id of this browser, if the account has signed in with it here recently. */
export function deviceOf(c: AppContext, site: SiteFacts, email: string): string | undefined {
  const [id = '', until = '', seal = ''] = (getCookie(c, cookieOf(site, email).name) ?? '').split('.');
  if (!isSignedHere(site, signedText(site, email, `${id}.${until}`), seal)) return undefined;
  return Number(until) > site.now() ? id : undefined;
}

const signedText = ({ tenant }: SiteFacts, email: string, payload: string): string =>
  `device\n${tenant.id}\n${emailKey(email)}\n${payload}`;
