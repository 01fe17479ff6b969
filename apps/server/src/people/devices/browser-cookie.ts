import type { LinkPurpose } from '../../platform/db/column-types.ts';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Trx } from '../../platform/db/connect.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import type { SiteCookie } from '../site/cookies.ts';
import { createToken, consumeToken, tokenHolder } from '../tokens/one-time-link.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { signaturesOf } from '../site/site-signature.ts';

export interface BrowserCookie {
  readonly purpose: LinkPurpose;
  readonly cookie: (site: SiteFacts) => SiteCookie;
  /** Milliseconds. */
  readonly validForMs: number;
}

/**
 * Proof of something that a user has just done in this browser, for a limited time: a token in a cookie. The database
 * has its hash.
 */
export function browserCookie({ purpose, cookie, validForMs }: BrowserCookie) {
  const tokenOf = (c: AppContext, site: SiteFacts) => getCookie(c, cookie(site).name);
  const forget = (c: AppContext, site: SiteFacts) => {
    const { name, options } = cookie(site);
    deleteCookie(c, name, options);
  };
  return {
    async leave(c: AppContext, trx: Trx, site: SiteFacts, globalId: string): Promise<void> {
      const { tenant, now } = site;
      const token = await createToken(trx, { tenant: tenant.id, globalId, purpose, validForMs }, now);
      const { name, options } = cookie(site);
      setCookie(c, name, token, { ...options, maxAge: validForMs / 1000 });
    },

    /** The user, while the token is valid. */
    holder: (c: AppContext, trx: Trx, site: SiteFacts): Promise<string | undefined> =>
      tokenHolder(trx, purpose, tokenOf(c, site) ?? '', site.now),

    /**
     * Secrets of this visit only: they end with the token and are stored nowhere. The first one is displayed; the
     * others were displayed if the cookie secret has changed since.
     */
    secrets: (c: AppContext, site: SiteFacts) => signaturesOf(site, `${purpose}\n${tokenOf(c, site) ?? ''}`),

    /** Consumes the token: of two concurrent requests one gets the user. */
    take(c: AppContext, trx: Trx, site: SiteFacts): Promise<string | undefined> {
      const token = tokenOf(c, site);
      forget(c, site);
      return consumeToken(trx, purpose, token ?? '', site.now);
    },

    forget(c: AppContext, site: SiteFacts): void {
      if (tokenOf(c, site) !== undefined) forget(c, site);
    },
  };
}
