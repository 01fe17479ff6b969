import { basePaths } from '@portal/api/contract';
import type { SiteFacts } from './site-facts.ts';

/** A cookie of one site: its name, and where the browser sends it. */
export interface SiteCookie {
  readonly name: string;
  readonly options: {
    readonly path: string;
    readonly httpOnly: true;
    readonly sameSite: 'Lax';
    readonly secure: boolean;
  };
}

type Site = Pick<SiteFacts, 'origin'>;

const isSecure = ({ origin }: Site): boolean => origin.startsWith('https:');

/**
 * A cookie that no other host can set or read, not even another host of the tenant, if the scheme is https: the
 * browser enforces the `__Host-` prefix, which requires the path `/`.
 *
 * @param path Where it is sent over http, for demos. Default: everything of the provider.
 */
export function hostCookie(site: Site, name: string, path: string = basePaths.provider): SiteCookie {
  const secure = isSecure(site);
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: secure ? '/' : path, httpOnly: true, sameSite: 'Lax', secure },
  };
}

/** Name of a cookie that is bound to one page, because each of several sign-ins in one browser has its own. */
export const pageCookieName = (site: Site, name: string): string =>
  isSecure(site) ? `__Secure-${name}` : name;

/** The provider's session of this browser. */
export const sessionCookie = (site: Site): SiteCookie => hostCookie(site, 'portal_session');
